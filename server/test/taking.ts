import { randomUUID } from 'node:crypto'
import { getSession } from '@probant/contract/auth'
import { setAccommodation } from '@probant/contract/participants/inviting'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { beatSitting, openQuizPage } from '@probant/contract/submissions/page'
import {
  type GivenAnswer,
  getSitting,
  handInQuiz,
  type JournalEntry,
  type Sitting,
  saveAnswers,
  startQuiz,
  takeOverQuiz,
} from '@probant/contract/submissions/taking'
import type { Browser } from './browser.ts'
import { enteringOf } from './entering.ts'
import type { testApp } from './test-app.ts'

/** People who take a quiz, each in a page of their own. */
export function takingOf(test: ReturnType<typeof testApp>) {
  const { anInvitation, enter } = enteringOf(test)

  /** Somebody in front of a quiz that is open. */
  async function somebody(form: Parameters<typeof anInvitation>[0] = {}) {
    people += 1
    const { creator, quiz, token, email } = await anInvitation({
      email: `taker${people}@example.org`,
      ...form,
    })
    const browser = test.browser()
    await enter(browser, token)
    return { creator, quiz, token, email, page: pageOf(browser, quiz.id) }
  }

  /** The same, who has begun. */
  async function someoneAtWork(form: Parameters<typeof anInvitation>[0] = {}) {
    const person = await somebody(form)
    const { body: sitting } = await person.page.start()
    return { ...person, sitting, ids: questionIdsOf(sitting) }
  }

  /** More time, to the only one who takes it. */
  async function grant(creator: Browser, quizId: string, minutes: number): Promise<void> {
    const { rows } = await test.database.pool.query('select id from participants where quiz_id = $1', [
      quizId,
    ])
    const { status, body } = await creator.call(setAccommodation, {
      params: { quizId, participantId: rows[0].id },
      body: { extraTime: { unit: 'minutes', value: minutes }, exemptions: [] },
    })
    if (status !== 200) throw new Error(JSON.stringify(body))
  }

  return { somebody, someoneAtWork, pageOf, grant }
}

/** Tokens that have run out meanwhile. */
export async function renew(...browsers: Browser[]): Promise<void> {
  for (const browser of browsers) browser.keep(await browser.call(getSession))
}

// All of one length: by name they stand in the order in which they came.
let people = 1000

export type TestPage = ReturnType<typeof pageOf>

/** One page of one attempt: it names itself, and numbers what it sends. */
export function pageOf(browser: Browser, quizId: string, browserId: string = randomUUID(), attempt = 1) {
  const params = { quizId }
  let number = 0
  const page = {
    browser,
    quizId,
    browserId,
    attempt,
    open: () => browser.call(openQuizPage, { params, querystring: { browserId } }),
    start: () => browser.call(startQuiz, { params, body: { browserId, attempt } }),
    sitting: () => browser.call(getSitting, { params, querystring: { browserId } }),
    beat: () => browser.call(beatSitting, { params, body: { browserId } }),
    takeOver: () => browser.call(takeOverQuiz, { params, body: { browserId } }),
    save: (...entries: JournalEntry[]) =>
      browser.call(saveAnswers, { params, body: { browserId, attempt, entries } }),
    handIn: (...entries: JournalEntry[]) =>
      browser.call(handInQuiz, { params, body: { browserId, attempt, entries } }),
    /** The next line of its journal. */
    entry(questionId: string, answer: GivenAnswer | null, changes: Partial<JournalEntry> = {}): JournalEntry {
      number += 1
      return { questionId, number, answer, isFlagged: false, spentMs: 1000, ...changes }
    },
    choose: (questionId: string, index: number) =>
      page.save(page.entry(questionId, { type: 'multiple_choice', place: index })),
  }
  return page
}

export function questionIdsOf({ paper }: Sitting): string[] {
  return paper.sections.flatMap(({ questions }) => questions.map(({ questionId }) => questionId))
}

/** The same as the bank calls them, which each paper has other names for. */
export function bankIdsOf({ quiz, sitting }: { quiz: Pick<Quiz, 'sections'>; sitting: Sitting }): string[] {
  const asked = quiz.sections.flatMap(({ questions }) => questions)
  return sitting.paper.sections
    .flatMap(({ questions }) => questions)
    .map(({ titleHtml }) => asked.find((one) => one.titleHtml === titleHtml)?.questionId ?? '')
}

/** What the server holds, by question. */
export function answersIn({ answers }: Sitting): Record<string, GivenAnswer | null> {
  return Object.fromEntries(answers.map(({ questionId, answer }) => [questionId, answer]))
}
