import type { Question } from '@probant/contract/questions/question'
import type { Mark, Score } from '@probant/contract/submissions/review'
import type { GivenAnswer } from '@probant/contract/submissions/taking'
import { mark } from '#server/modules/questions/index.ts'
import type { MarkingKey } from '#server/modules/quizzes/index.ts'
import { isBlank } from './receipt.ts'

/** A question as it is marked, and how much it is worth. */
interface Asked {
  content: Question['content']
  points: number
}

export interface Marking {
  mark: Mark
  /** Nothing as long as it is not graded. */
  earnedPoints: number | null
}

/** What is to be thought of an answer as it is kept: a choice by its place in the bank. */
export function markAnswer({ content, points }: Asked, given: GivenAnswer | null | undefined): Marking {
  if (!given || isBlank(given)) return { mark: 'unanswered', earnedPoints: 0 }
  if (given.type !== content.type) return { mark: 'wrong', earnedPoints: 0 }
  const found = mark(content, bareAnswer(given))
  if (found === 'ungraded') return { mark: found, earnedPoints: null }
  return { mark: found, earnedPoints: found === 'right' ? points : 0 }
}

/** What somebody has reached; what is not graded yet counts for nothing so far. */
export function scoreOf(markings: readonly Marking[], totalPoints: number): Score {
  const points = markings.reduce((sum, { earnedPoints }) => sum + (earnedPoints ?? 0), 0)
  return {
    points,
    totalPoints,
    percent: totalPoints === 0 ? 0 : (points / totalPoints) * 100,
    isProvisional: markings.some(({ earnedPoints }) => earnedPoints === null),
  }
}

/** Nothing where a person has to look at an answer first. What was not answered earns nothing, so only answers are needed. */
export function finalPercent(
  key: MarkingKey | undefined,
  held: readonly { questionId: string; answer: GivenAnswer | null }[],
): number | null {
  if (!key) return null
  const markings = held.flatMap(({ questionId, answer }) => {
    const question = key.questions.get(questionId)
    return question ? markAnswer(question, answer) : []
  })
  const { percent, isProvisional } = scoreOf(markings, key.totalPoints)
  return isProvisional ? null : percent
}

function bareAnswer(given: GivenAnswer): number | boolean | string {
  if (given.type === 'multiple_choice') return given.place
  return given.type === 'true_false' ? given.isTrue : given.text
}
