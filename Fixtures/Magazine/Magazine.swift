import SwiftUI

/// Pages that are turned by a row of tabs, whose underline slides from one to the next.
struct MagazineView: View {
  @State private var page = 0

  private let sections: [(title: String, color: Color)] = [
    ("Front Page", .red), ("Letters", .orange), ("Science & Nature", .green), ("Travel", .blue), ("Puzzles", .purple),
  ]

  var body: some View {
    ZStack(alignment: .top) {
      TabView(selection: $page) {
        ForEach(sections.indices, id: \.self) { index in
          sections[index].color.opacity(0.15)
            .overlay { Text(sections[index].title).font(.largeTitle.weight(.semibold)) }
            .edgesIgnoringSafeArea(.all)
            .tag(index)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      .edgesIgnoringSafeArea(.all)
      SectionBar(page: $page, titles: sections.map(\.title))
    }
  }
}

struct SectionBar: View {
  @Binding var page: Int
  let titles: [String]
  @Namespace private var namespace

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 24) {
          ForEach(Array(zip(titles.indices, titles)), id: \.0) { index, title in
            SectionTab(page: $page, namespace: namespace, title: title, index: index).id(index)
          }
        }
        .padding(.horizontal)
      }
      .frame(height: 48)
      .background(Color.white)
      .onChange(of: page) { newPage in
        withAnimation { proxy.scrollTo(newPage, anchor: .center) }
      }
    }
  }
}

struct SectionTab: View {
  @Binding var page: Int
  let namespace: Namespace.ID
  let title: String
  let index: Int

  var body: some View {
    Button {
      withAnimation { page = index }
    } label: {
      VStack(spacing: 6) {
        Spacer()
        Text(title).foregroundColor(page == index ? .black : .gray)
        if page == index {
          Color.black.frame(height: 2).matchedGeometryEffect(id: "line", in: namespace, properties: .frame)
        } else {
          Color.clear.frame(height: 2)
        }
      }
      .animation(.spring(), value: page)
    }
    .buttonStyle(.plain)
  }
}

#Preview("Magazine") { MagazineView() }
