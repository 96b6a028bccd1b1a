import type { Question } from '@probant/contract/questions/question'
import type { Scoring } from '@probant/contract/quizzes/paper'
import { percentOf } from '@probant/contract/scale/scaled-score'
import type { Mark, Score } from '@probant/contract/submissions/review'
import type { GivenAnswer } from '@probant/contract/submissions/taking'
import { kindOf } from '@probant/kinds'

/** A question as it is marked, how much it is worth, and whether it counts. */
export interface Asked {
  content: Question['content']
  points: number
  scoring: Scoring
}

/** What was answered, as it is kept (a choice by its place in the bank), and what a person gave for it. */
export interface Given {
  answer: GivenAnswer | null
  points: number | null
}

export interface Marking {
  mark: Mark
  /** Nothing as long as it is not graded. */
  earnedPoints: number | null
}

/** What is to be thought of an answer. */
export function markAnswer(asked: Asked, given: Given | undefined): Marking {
  if (asked.scoring === 'dropped') return { mark: 'dropped', earnedPoints: 0 }
  if (asked.scoring === 'given') return { mark: 'given', earnedPoints: asked.points }
  return markByKey(asked, given)
}

function markByKey({ content, points }: Asked, given: Given | undefined): Marking {
  const answer = given?.answer
  if (!answer || kindOf(answer).isBlank(answer)) return { mark: 'unanswered', earnedPoints: 0 }
  if (answer.type !== content.type) return { mark: 'wrong', earnedPoints: 0 }
  const share = kindOf(content).mark(content, answer)
  if (share !== 'person') return { mark: markFor(share), earnedPoints: rounded(share * points, 6) }
  return given.points === null
    ? { mark: 'ungraded', earnedPoints: null }
    : { mark: 'graded', earnedPoints: Math.min(given.points, points) }
}

function markFor(share: number): Mark {
  if (share === 1) return 'right'
  return share > 0 ? 'partly' : 'wrong'
}

/** A third of a point has no end. Sums have fewer digits, so that three thirds are one and equal scores equal numbers. */
function rounded(points: number, digits: number): number {
  return Math.round(points * 10 ** digits) / 10 ** digits
}

/** What somebody has reached; what is not graded yet counts for nothing so far. */
export function scoreOf(markings: readonly (Marking & { points: number })[]): Score {
  const points = rounded(sum(markings.map(({ earnedPoints }) => earnedPoints ?? 0)), 4)
  const counted = markings.filter(({ mark }) => mark !== 'dropped')
  const totalPoints = sum(counted.map(({ points }) => points))
  return {
    points,
    totalPoints,
    gradedPoints: sum(counted.map(({ points, earnedPoints }) => (earnedPoints === null ? 0 : points))),
    percent: percentOf({ points, totalPoints }),
    isProvisional: markings.some(({ earnedPoints }) => earnedPoints === null),
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
