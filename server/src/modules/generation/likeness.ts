/** As two texts are compared: without case, accents, articles, punctuation. */
export function comparable(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[’']/g, ' ')
      .replace(/[^\p{L}\p{N}+\-*/=<>%.,]+/gu, ' ')
      // Points and commas belong to numbers only.
      .replace(/[.,](?!\d)/g, ' ')
      // Not the last word: "class A" is not "class D".
      .replace(/\b(the|an?|le|la|les|l|une?|des|du|de|d)\b(?=\s+\S)/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

/** The same question in nearly the same words. Numbers count: 7 × 8 is not 7 × 9. */
export function isNearlySame(one: string, other: string): boolean {
  const [first, second] = [comparable(one), comparable(other)]
  if (first === second) return true
  if (numbersIn(first) !== numbersIn(second)) return false
  const lengths = [first.length, second.length]
  if (Math.max(...lengths) > 1.3 * Math.min(...lengths)) return false
  return overlap(first, second) > NEARLY
}

const NEARLY = 0.86

function numbersIn(text: string): string {
  return (text.match(/\d+(?:[.,]\d+)*/g) ?? []).join(' ')
}

/** The share of three-letter pieces that both have. */
function overlap(one: string, other: string): number {
  const pieces = piecesOf(one)
  const others = piecesOf(other)
  const common = [...pieces].filter((piece) => others.has(piece)).length
  return common / (pieces.size + others.size - common || 1)
}

function piecesOf(text: string): Set<string> {
  return new Set(Array.from({ length: Math.max(1, text.length - 2) }, (_, at) => text.slice(at, at + 3)))
}
