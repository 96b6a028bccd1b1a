/** What a question is worth, where its text says so, and the text without that. */
export function pointsIn(text: string): { points: number | null; from: number; to: number } {
  const found = PATTERNS.map((pattern) => pattern.exec(text)).find((match) => match !== null)
  if (!found) return { points: null, from: 0, to: 0 }
  return {
    points: Number((found[1] ?? '').replace(',', '.')),
    from: found.index,
    to: found.index + found[0].length,
  }
}

const NUMBER = String.raw`(\d{1,3}(?:[.,]\d{1,2})?)`
const WORD = String.raw`(?:points?|pts?|marks?)\b\.?`
const PATTERNS = [
  // `(5 points)`, `[2 marks]`, wherever it stands
  new RegExp(String.raw`[([]\s?/?\s?${NUMBER}\s?${WORD}\s?[)\]]`, 'i'),
  // `(/5)`, `[5]`, `/5`, `- 5 points`, at the end
  new RegExp(String.raw`[([]\s?/\s?${NUMBER}\s?[)\]]\s*[.:]?$`),
  new RegExp(String.raw`\[\s?${NUMBER}\s?\]\s*$`),
  new RegExp(String.raw`(?:\s|^)/\s?${NUMBER}$`),
  new RegExp(String.raw`(?:^|\s)(?:[-–—:]\s*)?${NUMBER}\s?${WORD}\s*:?$`, 'i'),
]
