import { COLUMNS, type Column } from '@probant/contract/exchange/import'
import type { Row } from '../../kinds/kind.ts'

/** The columns of answers, the first one first. */
const ANSWERS = COLUMNS.filter((column) => /^answer\d+$/.test(column))

/** Each in its place, also where one is missing. */
export function answersIn(row: Row): string[] {
  return ANSWERS.map((column) => row[column])
}

export function answerCells(texts: readonly string[]): Partial<Record<Column, string>> {
  return Object.fromEntries(ANSWERS.slice(0, texts.length).map((column, at) => [column, texts[at]]))
}

/**
 * A letter is a place, also where an answer is just that letter; otherwise it is the answer itself, or a number from 1. A
 * number that is an answer elsewhere may mean either.
 */
export function rightPlace(right: string, texts: readonly string[]): number | undefined {
  const letter = /^\(?([A-J])[).]?$/i.exec(right)?.[1]?.toUpperCase()
  const same = texts.findIndex((text) => text !== '' && text.toLowerCase() === right.toLowerCase())
  const lettered = letter && placeAmong(texts, letter.charCodeAt(0) - 65)
  const numbered = /^(?:[1-9]|10)$/.test(right) ? placeAmong(texts, Number(right) - 1) : undefined
  const index = typeof lettered === 'number' ? lettered : (numbered ?? same)
  const isUnclear = numbered !== undefined && same >= 0 && same !== numbered
  return texts[index] && !isUnclear ? index : undefined
}

/** Few have more than four: what names a place beyond them, where nothing stands, is no place. */
function placeAmong(texts: readonly string[], place: number): number | undefined {
  return place < 4 || texts[place] ? place : undefined
}

/** One, or several with signs between them: `A, C`, `1;3`, `Oslo | Bergen`. Nothing where one of them is no answer. */
export function rightPlaces(right: string, texts: readonly string[]): number[] | undefined {
  const one = rightPlace(right, texts)
  if (one !== undefined) return [one]
  const places = right.split(/[,;&+/|]|\b(?:and|et)\b/i).map((part) => rightPlace(part.trim(), texts))
  return places.includes(undefined) ? undefined : [...new Set(places as number[])]
}

export function truthOf(word: string): boolean | undefined {
  const said = word.toLowerCase()
  if (['true', 't', 'vrai', 'v', 'yes', 'oui', '1'].includes(said)) return true
  return ['false', 'f', 'faux', 'no', 'non', '0'].includes(said) ? false : undefined
}

export const YES_OR_NO = { en: ['Yes', 'No'], fr: ['Oui', 'Non'] } as const
