import type { MoodleFormat, MoodleText } from '../moodle/texts.ts'

/** Whatever means something in GIFT, written so that it doesn't. A text is one line, as its breaks are written too. */
export function escapedGift(text: string): string {
  return text
    .replace(/[\\~=#{}:]/g, '\\$&')
    .replaceAll('\r', '')
    .replaceAll('\n', '\\n')
}

export function unescapedGift(text: string): string {
  return text.replace(/\\([\\~=#{}:n])/g, (_whole, sign: string) => (sign === 'n' ? '\n' : sign))
}

/** Where this stands and means something; -1 where it is only text. */
export function signIn(text: string, sign: string, from = 0): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text.startsWith(sign, at)) return at
  }
  return -1
}

/** The text before the first of these signs, then each sign with the text up to the next. */
export function partedAt(
  text: string,
  signs: string,
): { before: string; parts: { sign: string; text: string }[] } {
  const starts: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (signs.includes(text.charAt(at))) starts.push(at)
  }
  return {
    before: text.slice(0, starts[0] ?? text.length),
    parts: starts.map((start, index) => ({
      sign: text.charAt(start),
      text: text.slice(start + 1, starts[index + 1] ?? text.length),
    })),
  }
}

/** Some programs take an arrow in any answer for one between two things to match; HTML can write it otherwise. */
export function htmlText(html: string): string {
  return `[html]${moreHtml(html)}`
}

/** What goes on with it. */
export function moreHtml(html: string): string {
  return escapedGift(html.replaceAll('->', '-&gt;'))
}

/** A text may begin with how it is written; otherwise it is as the question's own. */
export function formatted(text: string, otherwise: MoodleFormat): MoodleText {
  const [whole, name] = FORMAT_NAME.exec(text) ?? ['']
  return {
    text: unescapedGift(text.slice(whole.length)).trim(),
    format: (name !== undefined && FORMATS.get(name)) || otherwise,
  }
}

export const FORMAT_NAME = /^\s*\[(html|moodle|plain|markdown)\]/

const FORMATS = new Map<string, MoodleFormat>([
  ['html', 'html'],
  ['moodle', 'auto'],
  ['plain', 'plain'],
  ['markdown', 'markdown'],
])
