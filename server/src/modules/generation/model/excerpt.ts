/** As much of a text as fits, from all over it: a few long passages at equal distances, each beginning with a sentence. */
export function excerptOf(text: string, longest: number): string {
  if (text.length <= longest) return text
  const length = Math.floor(longest / PASSAGES) - GAP.length
  const distance = (text.length - length) / (PASSAGES - 1)
  return Array.from({ length: PASSAGES }, (_, number) =>
    passageAt(text, Math.floor(number * distance), length),
  ).join(GAP)
}

/** The same between marks that nothing in it can end. */
export function quotedSource(text: string, longest: number): string {
  return `<source>\n${excerptOf(text, longest).replace(/<(?=\s*\/?\s*source)/gi, '‹')}\n</source>`
}

const PASSAGES = 4
const GAP = '\n[…]\n'

function passageAt(text: string, start: number, length: number): string {
  const passage = text.slice(start, start + length)
  const begin = start === 0 ? 0 : (/[.!?\n]\s/.exec(passage)?.index ?? -1) + 1
  return passage.slice(begin).trim()
}
