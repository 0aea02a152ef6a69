struct SearchBar {}
struct SearchBarView: View {
  let search: SearchBar
  var body: some View { EmptyView() }
}
