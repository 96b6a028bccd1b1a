/** A text, ready to be held against many others. */
export interface Prepared {
  words: string
  /** Numbers, signs and lone letters: 7 × 8 is not 7 × 9, and class A is not class D. */
  marks: string
  pieces: ReadonlySet<string>
}

export function prepared(text: string): Prepared {
  const words = comparable(text)
  return { words, marks: (words.match(MARKS) ?? []).join(' '), pieces: piecesOf(words) }
}

/** As two texts are compared: without case, accents, articles and punctuation. Signs of mathematics count. */
export function comparable(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replace(/[’']/g, ' ')
      .replace(/[^\p{L}\p{N}\p{Sm}\-*/%^_.,]+/gu, ' ')
      // Points and commas belong to numbers only.
      .replace(/[.,](?!\d)/g, ' ')
      // An article stands before a word; a letter before a sign is a letter, and so is the last one: class A.
      .replace(/(?<![\p{L}\p{N}])(the|an?|le|la|les|l|une?|des|du|de|d)(?=\s+\p{L}{2})/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

/** The same question in nearly the same words. */
export function isNearlySame(one: Prepared, other: Prepared): boolean {
  if (one.words === other.words) return true
  if (one.marks !== other.marks) return false
  const [shorter, longer] = [one.words.length, other.words.length].sort((a, b) => a - b) as [number, number]
  if (longer > 1.3 * shorter) return false
  return overlap(one.pieces, other.pieces) > NEARLY
}

const MARKS = /\d+(?:[.,]\d+)*|\p{Sm}|[*/^_-]|(?<!\S)\p{L}(?!\S)/gu
const NEARLY = 0.86

/** The share of three-letter pieces that both have. */
function overlap(pieces: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let common = 0
  for (const piece of pieces) if (others.has(piece)) common++
  return common / (pieces.size + others.size - common || 1)
}

function piecesOf(text: string): Set<string> {
  const pieces = new Set<string>()
  for (let at = 0; at < Math.max(1, text.length - 2); at++) pieces.add(text.slice(at, at + 3))
  return pieces
}
