import type { ItemReport, Report } from '@probant/contract/results/report'
import type { GivenAnswer } from '@probant/contract/submissions/taking'
import { isAnonymous } from '#server/modules/participants/index.ts'
import type { AskedQuestion } from '#server/modules/quizzes/index.ts'
import { percentOf } from '#server/modules/submissions/index.ts'
import type { Cell, Column } from '#server/platform/spreadsheet/table.ts'
import type { ResultRow, Written } from '../repository.ts'
import type { Words } from './words.ts'

const NARROW = 12
const WIDE = 32

export function columnsOf(headings: readonly string[]): Column[] {
  return headings.map((heading) => ({ heading, width: heading.length > NARROW ? WIDE : NARROW }))
}

/** A time without its zone would be read as that of whoever reads it. */
export function resultColumns({ person, result }: Words, timeZone: string): Column[] {
  const [score, points, total, ungraded, minutes, handedIn, ...rest] = result
  return columnsOf([
    ...person,
    ...[score, points, total, ungraded, minutes, `${handedIn} (${timeZone})`].map(String),
    ...rest,
  ])
}

/** Whose it is. */
export function personCells({ name, email }: ResultRow, words: Words): Cell[] {
  return isAnonymous(email) ? [words.gone, ''] : [name, email]
}

export function resultCells(row: ResultRow, violationCount: number, words: Words): Cell[] {
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
  ]
}

/** Two columns for each question: what was answered, and what that was worth. */
export function answerHeadings(questions: readonly AskedQuestion[], { points }: Words): string[] {
  return questions.flatMap(({ title }, place) => {
    const heading = `${place + 1}. ${title}`
    return [heading, points(String(place + 1))]
  })
}

export function answerCells(
  questions: readonly AskedQuestion[],
  { marks, answers }: Written,
  words: Words,
): Cell[] {
  return questions.flatMap((question, place) => {
    const slot = marks?.places ? marks.places.indexOf(place) : place
    const earned = slot < 0 ? null : (marks?.points[slot] ?? null)
    return [answerText(question, answers.get(question.questionId), words), earned]
  })
}

function answerText(
  { content }: AskedQuestion,
  answer: GivenAnswer | null | undefined,
  { truth: [yes, no] }: Words,
): Cell {
  if (!answer) return null
  if (answer.type === 'true_false') return answer.isTrue ? yes : no
  if (answer.type !== 'multiple_choice') return answer.text
  return content.type === 'multiple_choice' ? (content.answers[answer.place]?.text ?? null) : null
}

export function itemCells(item: ItemReport, words: Words): Cell[] {
  const { statistics, averageSpentMs, scoring } = item
  const remarks = [
    ...(scoring === 'normal' ? [] : [words[scoring]]),
    ...item.hints.map((hint) => words.hints[hint]),
  ]
  return [
    item.number,
    item.title,
    words.types[item.type],
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

export function shareCells({ subjects, difficulties }: Report, words: Words): Cell[][] {
  return [
    ...subjects.map(({ subject, questionCount, percent }) => [subject, questionCount, figure(percent)]),
    ...difficulties.map(({ difficulty, questionCount, percent }) => [
      words.difficulties[difficulty],
      questionCount,
      figure(percent),
    ]),
  ]
}

function figure(value: number | null | undefined): number | null {
  return value === null || value === undefined ? null : rounded(value)
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
