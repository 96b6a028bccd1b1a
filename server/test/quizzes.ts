import { getSession } from '@probant/contract/auth'
import type { QuizChanges, QuizForm } from '@probant/contract/quizzes/form'
import { DEFAULT_OPTIONS } from '@probant/contract/quizzes/form'
import { createQuiz, getQuiz, publishQuiz, updateQuiz } from '@probant/contract/quizzes/life'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { participants } from '#server/database/schema/participants.ts'
import { submissions } from '#server/database/schema/submissions.ts'
import type { Answer, Browser } from './browser.ts'
import { inWorkspace, written } from './questions.ts'
import type { testApp } from './test-app.ts'

type TestApp = ReturnType<typeof testApp>

/** Quizzes as creators make them over HTTP, and people who take part, whom only the database knows as yet. */
export function quizzesOf(test: TestApp) {
  /** A form that is fit for publishing, but for its questions. */
  function aForm(changes: Partial<QuizForm> = {}): QuizForm {
    return {
      title: 'Capitals of Europe',
      language: 'en',
      startsAt: null,
      endsAt: test.clock.in({ days: 2 }),
      timeZone: 'Europe/Paris',
      durationMinutes: 30,
      sections: [{ questions: [] }],
      options: DEFAULT_OPTIONS,
      ...changes,
    }
  }

  /** A draft with two questions. */
  async function aDraft(
    browser: Browser,
    changes: Partial<QuizForm> = {},
    workspace?: string,
  ): Promise<Quiz> {
    const sections = changes.sections ?? [await aSection(browser, 2, workspace)]
    const body = aForm({ ...changes, sections })
    const answer = await browser.call(createQuiz, { body }, inWorkspace(workspace))
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
    return answer.body
  }

  async function anActiveQuiz(
    browser: Browser,
    changes: Partial<QuizForm> = {},
    workspace?: string,
  ): Promise<Quiz> {
    const { id, revision } = await aDraft(browser, changes, workspace)
    const answer = await publish(browser, { id, revision })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return answer.body
  }

  /** What its form says now. */
  function formOf(quiz: Quiz): QuizForm {
    const { title, language, startsAt, endsAt, timeZone, durationMinutes, instructions, options } = quiz
    const sections = quiz.sections.map(({ questions, ...section }) => ({
      ...section,
      questions: questions.map(({ questionId, points }) => ({ questionId, points })),
    }))
    return { title, language, startsAt, endsAt, timeZone, durationMinutes, instructions, options, sections }
  }

  /** The whole form; answers with the quiz as it is then. */
  async function save(browser: Browser, quiz: Quiz, changes: Partial<QuizForm> = {}) {
    const answer = await saveOnly(browser, quiz, { ...formOf(quiz), ...changes })
    if (answer.status !== 200) return answer as unknown as Answer<typeof getQuiz>
    return browser.call(getQuiz, { params: { quizId: quiz.id } })
  }

  /** Only what has changed, as the editor does. */
  function saveOnly(browser: Browser, { id, revision }: Pick<Quiz, 'id' | 'revision'>, quiz: QuizChanges) {
    return browser.call(updateQuiz, { params: { quizId: id }, body: { revision, quiz } })
  }

  function publish(browser: Browser, { id, revision }: Pick<Quiz, 'id' | 'revision'>) {
    return browser.call(publishQuiz, { params: { quizId: id }, body: { revision } })
  }

  /** So much later, when the token of a page that was left open has run out. */
  async function later(span: Parameters<typeof test.clock.advance>[0], ...browsers: Browser[]) {
    test.clock.advance(span)
    for (const browser of browsers) browser.keep(await browser.call(getSession))
  }

  async function aParticipant({ id }: Pick<Quiz, 'id'>, email = `participant-${++people}@example.org`) {
    const row = { quizId: id, email, invitedAt: test.clock.now() }
    const [participant] = await test.database.db.insert(participants).values(row).returning()
    if (!participant) throw new Error('nobody was invited')
    return participant
  }

  /** Somebody who has begun. */
  async function aSubmission(quiz: Pick<Quiz, 'id'>): Promise<void> {
    const { id: participantId } = await aParticipant(quiz)
    const row = {
      quizId: quiz.id,
      participantId,
      startedAt: test.clock.now(),
      deadlineAt: new Date(test.clock.in({ minutes: 30 })),
    }
    await test.database.db.insert(submissions).values(row)
  }

  return { aForm, aDraft, anActiveQuiz, formOf, save, saveOnly, publish, later, aParticipant, aSubmission }
}

export async function aSection(browser: Browser, count: number, workspace?: string) {
  const questions = []
  for (let index = 0; index < count; index++) {
    const { id } = await written(
      browser,
      { title: `What is the capital of country ${++countries}?` },
      workspace,
    )
    questions.push({ questionId: id, points: 1 })
  }
  return { questions }
}

// All of one length: by name they stand in the order in which they came.
let people = 1000
let countries = 0
