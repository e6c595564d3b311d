/** Pages that grow with `size` and made an earlier reader take quadratic time, or overflow its stack. */
export const endlessPages: Readonly<Record<string, (size: number) => string>> = {
  'tags inside tags': (size) => '<div>'.repeat(size),
  'mixed tags never closed': (size) => '<p><div><span><table><a>'.repeat(size / 5),
  'end tags of nothing': (size) => `${'<span>'.repeat(390)}${'</b>'.repeat(size)}`,
  links: (size) => '<a href="/p">x</a>'.repeat(size),
  images: (size) => Array.from({ length: size }, (_, at) => `<img src="/${at}.jpg">`).join(''),
  digits: (size) => '<b>1</b>'.repeat(size),
  'headings of parts': (size) => '<i><i><h2>Reviews</h2></i></i><h1></h1>'.repeat(size / 4),
  'items inside items': (size) => `<div itemscope itemprop="name">`.repeat(390) + '<b></b>'.repeat(size),
  'an attribute': (size) => `<img alt="${'a&amp;b '.repeat(size * 10)}">`,
  attributes: (size) => `<div ${Array.from({ length: size }, (_, at) => `a${at}=1`).join(' ')}>`,
  'a class over many prices': (size) => `<div class="${'price now '.repeat(size)}">${'<b>€ 1</b>'.repeat(300)}</div>`,
  'a base under many pictures': (size) =>
    `<base href="https://shop.example${'/a'.repeat(size)}/">${'<img src="a.jpg" alt="Red">'.repeat(1000)}`,
  'a word': (size) =>
    `<title>${'w'.repeat(size * 20)}</title><h1>${'w'.repeat(size * 20)}</h1><p class="description">${'w'.repeat(size * 20)}`,
  blanks: (size) => `<title>a${' '.repeat(size * 20)}b</title>`,
  'semicolons behind data': (size) => `<script type="application/ld+json">${';'.repeat(size * 10)}x</script>`,
  'tags in a text of data': (size) =>
    `<script type="application/ld+json">{"@type":"Product","name":"x","description":"${'&lt;p '.repeat(size)}"}</script>`,
  'brackets of data': (size) => `<script type="application/ld+json">${'['.repeat(size * 5)}${']'.repeat(size * 5)}</script>`,
  'a price type in brackets': (size) =>
    `<script type="application/ld+json">{"@type":"Product","name":"x","offers":{"price":1,"priceSpecification":[{"@type":${'['.repeat(size)}${']'.repeat(size)}}]}}</script>`,
  'names inside names': (size) =>
    `<script type="application/ld+json">{"@type":"Product","name":${'{"name":'.repeat(size)}1${'}'.repeat(size)}}</script>`,
  'references in a circle': (size) =>
    `<script type="application/ld+json">{"@graph":[${Array.from({ length: size / 2 }, (_, at) => `{"@type":"Product","@id":"#${at}","name":{"@id":"#${at + 1}"},"offers":{"@id":"#${at + 1}"}}`).join(',')}]}</script>`,
  'assignments that never end': (size) => `<script>${'window.a={"'.repeat(size)}</script>`,
  'numbers with commas': (size) => `<span class="price">${'1,'.repeat(size * 5)}x</span>`,
  'sets of pictures': (size) => `<div class="gallery"><img srcset="${'a,'.repeat(size)}"><img srcset="a${' '.repeat(size * 5)}x"></div>`,
  addresses: (size) =>
    Array.from({ length: size / 50 }, (_, at) => `<div class="gallery"><img src="/${at}${'/w_1,a_a_100x100'.repeat(200)}.jpg"></div>`).join(
      '',
    ),
  'style sheets': (size) => `<style>a{${'a-'.repeat(size * 5)}#}${'font-family '.repeat(size)}</style>`,
  'NUL and controls': (size) => `<h1>${'\0\u0001\u202e'.repeat(size * 5)}Mug</h1>`,
}
