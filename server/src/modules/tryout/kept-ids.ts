import { createHash } from 'node:crypto'
import type { KeptTryout } from '@probant/contract/tryout-keeping'

/**
 * What was made in a browser, under ids of its keeper's own: the same for the same person however often it is sent, and
 * never those of somebody else, whatever ids a browser may name. What has changed since it was last sent has another one:
 * where the answer was lost, and somebody went on, both are kept, for either may be worked on by then.
 */
export function ownedBy(userId: string, { questions, quizzes }: KeptTryout): KeptTryout {
  const own = <Made extends { id: string }>(made: Made): Made => ({ ...made, id: idFor(userId, made) })
  const ids = new Map(questions.map((kept) => [kept.id, own(kept).id]))
  const idOf = (questionId: string) => {
    const id = ids.get(questionId)
    if (!id) throw new Error('A quiz of the demo names a question that was not sent along')
    return id
  }
  return {
    questions: questions.map(own),
    quizzes: quizzes.map((quiz) =>
      own({
        ...quiz,
        sections: quiz.sections.map((section) => ({
          ...section,
          questions: section.questions.map((placed) => ({ ...placed, questionId: idOf(placed.questionId) })),
        })),
      }),
    ),
  }
}

/** A start that has passed since it was set is left open: it must not keep anybody from keeping the rest. */
export function withoutPastStarts(quizzes: KeptTryout['quizzes'], now: Date): KeptTryout['quizzes'] {
  return quizzes.map((quiz) => {
    const isPast = quiz.startsAt !== null && new Date(quiz.startsAt) <= now
    return isPast ? { ...quiz, startsAt: null } : quiz
  })
}

/** A hash in the form of an id, as version 8 is meant for. */
function idFor(userId: string, made: { id: string }): string {
  const hex = createHash('sha256')
    .update(`tryout ${userId} ${JSON.stringify(made)}`)
    .digest('hex')
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16)
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, variant + hex.slice(17, 20)]
  return [...parts, hex.slice(20, 32)].join('-')
}
