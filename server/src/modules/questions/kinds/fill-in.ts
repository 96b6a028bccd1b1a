import type { FormContent, KeptContent, Mark } from './kind.ts'

export function render({ accepted, ignoresAccents }: FormContent<'fill_in'>): KeptContent<'fill_in'> {
  return { type: 'fill_in', accepted, ignoresAccents }
}

export function withoutAnswer({ type }: KeptContent<'fill_in'>) {
  return { type }
}

export function mark({ accepted, ignoresAccents }: KeptContent<'fill_in'>, answer: string): Mark {
  const given = comparable(answer, ignoresAccents)
  const isRight = given !== '' && accepted.some((one) => comparable(one, ignoresAccents) === given)
  return isRight ? 'right' : 'wrong'
}

/** What is left of an answer when it doesn't matter how it was typed. */
export function comparable(text: string, ignoresAccents: boolean): string {
  const folded = fold(text)
  if (!ignoresAccents) return folded
  // What is nothing but accents is told apart by them: nobody could ever answer it otherwise.
  return fold(folded.normalize('NFD').replace(/\p{M}/gu, '')) || folded
}

/** Upper case first: it makes `ß` and `SS` one, which lower case alone does not. */
function fold(text: string): string {
  const cased = text.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
  return cased.replace(/[’‘ʼ]/g, "'").replace(/\s+/g, ' ').trim()
}
