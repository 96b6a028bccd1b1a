import { scaleCells, scaleHeadings } from '@probant/contract/scale/columns'
import type { Scaling } from '@probant/contract/scale/scale'
import { percentOf, scaledScore } from '@probant/contract/scale/scaled-score'
import { kindOf } from '@probant/kinds'
import { plainText } from '@probant/kinds/text/plain-text'
import type { AskedQuestion } from '#server/modules/quizzes/index.ts'
import { isAnonymous, shownAddress } from '#server/platform/mail/stand-in-address.ts'
import type { Cell, Column } from '#server/platform/spreadsheet/table.ts'
import type { ResultRow } from '../rows/repository.ts'
import { figure, rounded } from './report-cells.ts'
import type { AbsentRow, Written } from './repository.ts'
import type { Words } from './words.ts'

const NARROW = 12
const WIDE = 32

export function columnsOf(headings: readonly string[]): Column[] {
  return headings.map((heading) => ({ heading, width: heading.length > NARROW ? WIDE : NARROW }))
}

/** Names and addresses are longer than what is said above them. */
export function personColumns({ person }: Words): Column[] {
  return person.map((heading) => ({ heading, width: WIDE }))
}

/** What not every quiz has. */
export interface Shown {
  scaling: Scaling
  /** It can be taken several times: then it is said which one this is, and of how many. */
  hasAttempts: boolean
}

/** A time without its zone would be read as that of whoever reads it. What not every quiz has stands at the end. */
export function resultColumns(words: Words, timeZone: string, { scaling, hasAttempts }: Shown): Column[] {
  const [score, points, total, ungraded, minutes, handedIn, ...rest] = words.result
  const figures = [score, points, total, ungraded, minutes, `${handedIn} (${timeZone})`].map(String)
  const scaled = scaleHeadings(scaling, words.locale)
  return [
    ...personColumns(words),
    ...columnsOf([...figures, ...rest, ...scaled, ...(hasAttempts ? words.attempts : [])]),
  ]
}

/** Whose it is. */
export function personCells({ name, email }: Pick<ResultRow, 'name' | 'email'>, words: Words): Cell[] {
  return isAnonymous(email) ? [words.gone, ''] : [name, shownAddress(email)]
}

export function resultCells(
  row: ResultRow,
  { violationCount, scaling, hasAttempts }: Shown & { violationCount: number },
  words: Words,
): Cell[] {
  const { points, totalPoints, ungradedCount, ms, finishedAt, ending } = row
  return [
    ...personCells(row, words),
    figure(percentOf(row)),
    points,
    totalPoints,
    ungradedCount,
    rounded(ms / 60_000),
    finishedAt,
    words.endings[ending],
    violationCount,
    ...scaleCells(ungradedCount > 0 ? null : scaledScore(row, scaling), scaling, words.locale),
    ...(hasAttempts ? [row.attempt, row.attemptCount] : []),
  ]
}

/** A list of marks has everybody: whoever has not handed in has a line, and nothing in it. */
export function absentCells(row: AbsentRow, { scaling, hasAttempts }: Shown, words: Words): Cell[] {
  const nothing = Array<Cell>(HANDED_IN_PLACE + 1).fill(null)
  return [
    ...personCells(row, words),
    ...nothing,
    words.absent[row.hasBegun ? 'atWork' : 'notBegun'],
    null,
    ...scaleCells(null, scaling, words.locale),
    ...(hasAttempts ? [null, 0] : []),
  ]
}

/** Where the time of handing in stands among the figures. */
const HANDED_IN_PLACE = 5

/** Two columns for each question: what was answered, and what that was worth. */
export function answerHeadings(questions: readonly AskedQuestion[], words: Words): string[] {
  return questions.flatMap(({ title, scoring }, index) => {
    const heading = `${index + 1}. ${plainText(title)}`
    const worth = scoring === 'dropped' ? words.dropped.toLowerCase() : words.points
    return [heading, `${index + 1} (${worth})`]
  })
}

export function answerCells(
  questions: readonly AskedQuestion[],
  { marks, answers }: Written,
  { locale }: Words,
): Cell[] {
  return questions.flatMap((question, index) => {
    const slot = marks?.places ? marks.places.indexOf(index) : index
    const isWorthSomething = slot >= 0 && question.scoring !== 'dropped'
    const earned = isWorthSomething ? (marks?.points[slot] ?? null) : null
    const answer = answers.get(question.questionId)
    return [answer ? kindOf(answer).inWords(answer, question.content, locale) : null, earned]
  })
}
