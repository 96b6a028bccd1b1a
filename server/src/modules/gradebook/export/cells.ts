import type { Cell as GradebookCell } from '@probant/contract/gradebook/cell'
import type { GradebookPerson, GradebookQuiz } from '@probant/contract/gradebook/gradebook'
import type { Locale } from '@probant/contract/locales'
import { sayPassed } from '@probant/contract/scale/saying'
import type { ScaledScore } from '@probant/contract/scale/scaled-score'
import type { Cell, Column } from '#server/platform/spreadsheet/table.ts'
import type { Words } from './words.ts'

const NARROW = 12
const WIDE = 32

/** A quiz that counts other than once says so in its heading. */
export function headings(quizzes: readonly GradebookQuiz[], words: Words, locale: Locale): Column[] {
  const weight = new Intl.NumberFormat(locale)
  return [
    ...words.person.map((heading) => ({ heading, width: WIDE })),
    ...quizzes.map((quiz) => ({
      heading: quiz.weight === 1 ? quiz.title : `${quiz.title} (${words.weight(weight.format(quiz.weight))})`,
      width: WIDE,
    })),
    ...[words.average, words.averagePercent, words.missing].map((heading) => ({ heading, width: NARROW })),
  ]
}

export function personCells(
  { name, email, cells, average, missingCount }: GradebookPerson,
  words: Words,
  locale: Locale,
): Cell[] {
  return [
    name,
    email,
    ...cells.map((cell) => cell && gradeCell(cell, words, locale)),
    average && scoreCell(average.scaled, locale),
    average && rounded(average.percent),
    missingCount,
  ]
}

/** The last line: what everybody reached in each quiz. */
export function averageCells(quizzes: readonly GradebookQuiz[], words: Words): Cell[] {
  const averages = quizzes.map(({ averagePercent }) =>
    averagePercent === null ? null : rounded(averagePercent),
  )
  return [words.groupAverage, '', ...averages, null, null, null]
}

function gradeCell({ state, scaled }: GradebookCell, words: Words, locale: Locale): Cell {
  if (state !== 'scored') return words.states[state]
  return scaled ? scoreCell(scaled, locale) : words.uncounted
}

/** Numbers stay numbers: one wants to reckon with them. */
function scoreCell(scaled: ScaledScore, locale: Locale): Cell {
  if (scaled.kind === 'letters') return scaled.letter
  return scaled.kind === 'passed' ? sayPassed(scaled.isPassed, locale) : scaled.value
}

function rounded(percent: number): number {
  return Math.round(percent * 100) / 100
}
