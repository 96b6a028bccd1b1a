import { SOURCE_TEXT_MAX } from '@probant/contract/limits'
import { getDocumentProxy } from 'unpdf'
import { withoutRunningLines } from './running-lines.ts'

/** Page by page, no further than anybody would ask about. */
export async function readPdf(bytes: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(bytes), {
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
  })
  try {
    const pages: string[][] = []
    let length = 0
    for (let number = 1; number <= Math.min(document.numPages, PAGES_MAX); number++) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      const lines = linesOf(items.flatMap((item) => ('str' in item ? [item] : [])))
      page.cleanup()
      pages.push(lines)
      length += lines.join(' ').length
      if (length > SOURCE_TEXT_MAX + 10_000) break
    }
    return withoutRunningLines(pages).join('\n')
  } finally {
    await document.loadingTask.destroy()
  }
}

const PAGES_MAX = 400

interface Piece {
  str: string
  hasEOL: boolean
  height: number
  transform: readonly number[]
}

/** A gap that is higher than between other lines begins a paragraph: an empty line says so. */
function linesOf(pieces: readonly Piece[]): string[] {
  const lines: string[] = []
  let line = ''
  let before: { y: number; height: number } | undefined
  for (const { str, hasEOL, height, transform } of pieces) {
    const y = transform[5] ?? 0
    if (line === '' && str.trim() && before && Math.abs(before.y - y) > 1.7 * Math.max(before.height, 6))
      lines.push('')
    line += str
    if (str.trim()) before = { y, height: height || before?.height || 10 }
    if (!hasEOL) continue
    lines.push(line.trim())
    line = ''
  }
  if (line.trim()) lines.push(line.trim())
  return lines
}
