import type { Row } from '../../kinds/kind.ts'

/** Each in its place, also where one is missing. */
export function answersIn(row: Row): string[] {
  return [row.answer1, row.answer2, row.answer3, row.answer4]
}

/**
 * A letter is a place, also where an answer is just that letter; otherwise it is the answer itself, or a number from 1. A
 * number that is an answer elsewhere may mean either.
 */
export function rightPlace(right: string, texts: readonly string[]): number | undefined {
  const letter = /^\(?([A-D])[).]?$/i.exec(right)?.[1]?.toUpperCase()
  const same = texts.findIndex((text) => text !== '' && text.toLowerCase() === right.toLowerCase())
  const numbered = /^[1-4]$/.test(right) ? Number(right) - 1 : undefined
  const index = letter ? letter.charCodeAt(0) - 65 : (numbered ?? same)
  const isUnclear = numbered !== undefined && same >= 0 && same !== numbered
  return texts[index] && !isUnclear ? index : undefined
}

export function truthOf(word: string): boolean | undefined {
  const said = word.toLowerCase()
  if (['true', 't', 'vrai', 'v', 'yes', 'oui', '1'].includes(said)) return true
  return ['false', 'f', 'faux', 'no', 'non', '0'].includes(said) ? false : undefined
}
