/// The numbers that controls are drawn with, in points unless said otherwise. Each control's are in an extension beside
/// it, in an enum of the control's name.
enum Metrics {}
