export interface Picture {
  route: string
  /** In which language, how wide, and in which scheme. */
  mix: string
  file: string
}

/** A page that shows all pictures side by side, a row for each route. */
export function contactSheet(pictures: readonly Picture[]): string {
  const rows = Object.entries(Object.groupBy(pictures, ({ route }) => route)).map(
    ([route, ofRoute = []]) => `<h2>${escaped(route)}</h2>\n<div>${ofRoute.map(figureOf).join('')}</div>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens</title>
<style>
  body { font: 14px system-ui; margin: 24px; background: #ddd }
  div { display: flex; gap: 12px; overflow-x: auto; align-items: start }
  figure { margin: 0 } figcaption { margin-bottom: 4px }
  img { height: 400px; max-width: 640px; object-fit: contain; object-position: top; background: #fff }
</style>
<h1>${pictures.length} pictures</h1>
${rows.join('\n')}
</html>
`
}

function figureOf({ mix, file }: Picture): string {
  return `<figure><figcaption>${escaped(mix)}</figcaption><a href="${escaped(file)}"><img loading="lazy" src="${escaped(file)}" alt=""></a></figure>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
