import type { Quiz, QuizSummary, SavedQuiz } from '@probant/contract/quizzes/quiz'
import type { Membership } from '#server/modules/workspaces/index.ts'
import { reachablePoints, sectionsOf } from './composition.ts'
import type { KnownQuiz, ListedQuiz } from './known/repository.ts'
import { completionOf, phaseAt, statusAt } from './lifecycle.ts'
import type { AskedQuestion } from './placings/repository.ts'
import { permissionsOf } from './policy.ts'

/** A quiz in a list, as whoever stands in `place` sees it: with what they may do about it. */
export function presentSummary(quiz: ListedQuiz, membership: Membership, now: Date): QuizSummary {
  const { id, title, language, timeZone, durationMinutes, questionCount } = quiz
  const { participantCount, submissionCount, creatorId, creatorName } = quiz
  return {
    id,
    workspace: membership.ref,
    title,
    language,
    status: statusAt(quiz, now),
    phase: phaseAt(quiz, now),
    startsAt: instant(quiz.startsAt),
    endsAt: instant(quiz.endsAt),
    completedAt: instant(completionOf(quiz, now)),
    timeZone,
    durationMinutes,
    questionCount,
    participantCount,
    submissionCount,
    creator: { id: creatorId, name: creatorName },
    createdAt: quiz.createdAt.toISOString(),
    updatedAt: quiz.updatedAt.toISOString(),
    can: permissionsOf(membership, quiz, now),
  }
}

/** To whoever has just saved it. */
export function presentSaved(quiz: KnownQuiz, membership: Membership, now: Date): SavedQuiz {
  const { instructionsHtml, revision } = quiz
  return {
    ...presentSummary(quiz, membership, now),
    instructionsHtml,
    revision,
    publishedAt: instant(quiz.publishedAt),
  }
}

export function presentQuiz(
  quiz: KnownQuiz,
  asked: AskedQuestion[],
  membership: Membership,
  now: Date,
): Quiz {
  const numbered = asked.map((question, index) => ({ ...question, number: index + 1 }))
  const sections = sectionsOf(quiz.sections, numbered).map(({ title, draw, questions }) => ({
    title,
    draw,
    questions: questions.map((question) => {
      const { questionId, number, points, type, subject, language, difficulty, title, titleHtml } = question
      return { questionId, number, points, type, subject, language, difficulty, title, titleHtml }
    }),
  }))
  const { instructions, instructionsHtml, options, revision } = quiz
  return {
    ...presentSummary(quiz, membership, now),
    instructions,
    instructionsHtml,
    sections,
    options,
    totalPoints: reachablePoints(sections),
    revision,
    publishedAt: instant(quiz.publishedAt),
  }
}

function instant(date: Date | null): string | null {
  return date?.toISOString() ?? null
}
