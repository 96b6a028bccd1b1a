import type { ItemReport, Report } from '@probant/contract/results/report'
import { kindOf } from '@probant/kinds'
import { plainText } from '@probant/kinds/text/plain-text'
import type { Cell } from '#server/platform/spreadsheet/table.ts'
import type { Words } from './words.ts'

/** A question of the report, and its figures. */
export function itemCells(item: ItemReport, words: Words): Cell[] {
  const { statistics, averageSpentMs, scoring } = item
  const remarks = [
    ...(scoring === 'normal' ? [] : [words[scoring]]),
    ...item.hints.map((hint) => words.hints[hint]),
  ]
  return [
    item.number,
    plainText(item.title),
    kindOf(item).words[words.locale].name,
    item.subject,
    words.difficulties[item.difficulty],
    item.points,
    item.askedCount,
    figure(statistics?.facility),
    figure(statistics?.standardDeviation),
    figure(statistics?.discrimination),
    figure(statistics?.efficiency),
    figure(averageSpentMs === null ? null : averageSpentMs / 1000),
    remarks.join(', '),
  ]
}

export function subjectCells({ subjects }: Report): Cell[][] {
  return subjects.map(({ subject, questionCount, percent }) => [subject, questionCount, figure(percent)])
}

export function difficultyCells({ difficulties }: Report, words: Words): Cell[][] {
  return difficulties.map(({ difficulty, questionCount, percent }) => [
    words.difficulties[difficulty],
    questionCount,
    figure(percent),
  ])
}

export function figure(value: number | null | undefined): number | null {
  return value === null || value === undefined ? null : rounded(value)
}

export function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
