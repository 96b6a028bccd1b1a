import { type Line, LOOKS } from './line.ts'

/** The lines of a text; what Markdown makes bold, underlined or struck out is marked as that. */
export function* textLines(text: string): Generator<Line> {
  let isParted = true
  for (const [index, whole] of text.split(/\r\n|\r|\n/).entries()) {
    const written = whole.slice(0, LONGEST)
    const heading = /^\s{0,3}#{1,6}\s+/.exec(written)?.[0] ?? ''
    const quote = heading || (/^\s{0,3}>\s+/.exec(written)?.[0] ?? '')
    const bare = written.slice(quote.length)
    const indent = /^\s*/.exec(bare)?.[0].replaceAll('\t', '    ').length ?? 0
    if (bare.trim() === '' || /^\s*(?:-{3,}|={3,}|\*{3,})\s*$/.test(bare)) {
      isParted = true
      continue
    }
    const { text: said, looks } = withoutMarkup(bare.trim())
    yield {
      number: index + 1,
      text: said,
      looks,
      indent,
      isParted,
      mayContinue: true,
      isHeading: heading !== '',
    }
    isParted = false
  }
}

function withoutMarkup(written: string): Pick<Line, 'text' | 'looks'> {
  const looks: number[] = []
  let text = ''
  let at = 0
  const say = (words: string, look: number) => {
    text += words
    for (let sign = 0; sign < words.length; sign++) looks.push(look)
  }
  for (const match of written.matchAll(MARKUP)) {
    say(written.slice(at, match.index), 0)
    const [whole, sign = '', inner = '', tag = '', inTag = ''] = match
    say(inner || inTag, BY_SIGN[sign || tag.toLowerCase()] ?? 0)
    at = match.index + whole.length
  }
  say(written.slice(at), 0)
  const start = text.length - text.trimStart().length
  const kept = text.trim()
  return { text: kept, looks: Uint8Array.from(looks.slice(start, start + kept.length)) }
}

/** `**B**`, `__B__`, `==B==`, `~~B~~`, `<u>B</u>`; a gap is `____`. */
const MARKUP =
  /(\*\*|(?<!_)__(?!_)|==|~~)(?=\S)((?:(?!\1).){1,400}?\S|\S)\1(?![_*])|<(u|b|strong|mark|s|del)>((?:(?!<\/).){1,400}?)<\/\3>/gi
const BY_SIGN: Record<string, number> = {
  '**': LOOKS.bold,
  __: LOOKS.bold,
  '==': LOOKS.highlight,
  '~~': LOOKS.strike,
  u: LOOKS.underline,
  b: LOOKS.bold,
  strong: LOOKS.bold,
  mark: LOOKS.highlight,
  s: LOOKS.strike,
  del: LOOKS.strike,
}
/** Longer than anything that a question takes: what is longer is refused as that. */
const LONGEST = 20_001
