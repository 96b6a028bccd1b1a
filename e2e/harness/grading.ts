import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { enterByLink } from '@probant/contract/participants/entering'
import { inviteParticipants } from '@probant/contract/participants/inviting'
import { createQuestion } from '@probant/contract/questions/bank'
import type { QuestionForm } from '@probant/contract/questions/form'
import { DEFAULT_OPTIONS, type QuizOptions } from '@probant/contract/quizzes/form'
import { createQuiz, publishQuiz } from '@probant/contract/quizzes/life'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { handInQuiz, startQuiz } from '@probant/contract/submissions/taking'
import { call } from './calls.ts'
import { inDays } from './quizzes.ts'
import { test as base } from './test.ts'

export { expect } from './test.ts'

interface Writers {
  /** So many are invited, write an answer and hand in; says who, in the order in which they are graded. */
  handedInBy(count: number, quiz: Quiz): Promise<string[]>
}

/** For stories in which answers are graded. */
export const test = base.extend<Writers>({
  handedInBy: ({ page, mailbox, playwright, baseURL }, use) =>
    use(async (count, quiz) => {
      const emails = Array.from(
        { length: count },
        (_, index) => `writer${index}@${quiz.id}.example.org`,
      ).sort()
      const people = emails.map((email) => ({ email }))
      await call(page.request, inviteParticipants, {
        params: { quizId: quiz.id },
        body: { people, groupIds: [] },
      })
      for (const email of emails) {
        const theirs = await playwright.request.newContext({ baseURL })
        const token = new URL(await mailbox.linkFor(email)).hash.slice(1)
        await call(theirs, enterByLink, { body: { token } })
        await handIn(theirs, quiz, 'Rivers carry what they wear away.')
        await theirs.dispose()
      }
      return emails
    }),
})

/** A choice whose key is wrong, a question for one's own words, and a gap to fill in. */
export async function aQuizToGrade(
  request: APIRequestContext,
  { maxScore = 4, ...options }: { maxScore?: number } & Partial<QuizOptions> = {},
): Promise<Quiz> {
  const about = { subject: 'Geography', language: 'en', difficulty: 'easy', explanation: '' } as const
  const answers = ['Seine', 'Danube', 'Rhine', 'Thames'].map((text, position) => ({
    text,
    isCorrect: position === 0,
  }))
  const questions: QuestionForm[] = [
    {
      ...about,
      type: 'multiple_choice',
      title: 'Which river flows through four capitals?',
      content: { answers },
    },
    {
      ...about,
      type: 'open',
      title: 'Why do rivers shape the land around them?',
      content: { maxScore, guidance: 'Erosion, transport, deposit.' },
    },
    {
      ...about,
      type: 'fill_in',
      title: 'The longest river of France is the ___.',
      content: { accepted: ['Loire'] },
    },
  ]
  const placed = []
  for (const [index, body] of questions.entries()) {
    const { id } = await call(request, createQuestion, { body })
    placed.push({ questionId: id, points: index === 1 ? maxScore : 1 })
  }
  const { id, revision } = await call(request, createQuiz, {
    body: {
      title: 'Rivers to grade',
      language: 'en',
      startsAt: null,
      endsAt: inDays(3),
      timeZone: 'Europe/Paris',
      durationMinutes: 30,
      sections: [{ questions: placed }],
      options: { ...DEFAULT_OPTIONS, shufflesAnswers: false, ...options },
    },
  })
  return call(request, publishQuiz, { params: { quizId: id }, body: { revision } })
}

async function handIn(request: APIRequestContext, quiz: Quiz, text: string): Promise<void> {
  const browserId = randomUUID()
  const params = { quizId: quiz.id }
  const { paper } = await call(request, startQuiz, { params, body: { browserId } })
  const [choice, open, gap] = paper.sections[0]?.questions ?? []
  const line = { isFlagged: false, spentMs: 1000 }
  const entries = [
    {
      ...line,
      questionId: choice?.questionId ?? '',
      number: 1,
      answer: { type: 'multiple_choice' as const, place: 1 },
    },
    { ...line, questionId: open?.questionId ?? '', number: 2, answer: { type: 'open' as const, text } },
    {
      ...line,
      questionId: gap?.questionId ?? '',
      number: 3,
      answer: { type: 'fill_in' as const, text: 'Loirre' },
    },
  ]
  await call(request, handInQuiz, { params, body: { browserId, entries } })
}
