import type { RequestOf } from '@probant/contract/endpoint'
import {
  getGrading,
  gradeAnswer,
  listOpenAnswers,
  listOpenAnswersOf,
  releaseResults,
  undoGrade,
} from '@probant/contract/grading/grading'
import {
  applyRegrade,
  getMarkedQuestion,
  listNearMisses,
  listRegrades,
  previewRegrade,
  undoRegrade,
} from '@probant/contract/grading/regrading'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { jobsOf } from '#server/jobs.ts'
import type { Browser } from './browser.ts'
import { writeMails } from './inviting.ts'
import { bankIdOf, reviewingOf, rightAnswers } from './reviewing.ts'
import type { testApp } from './test-app.ts'

type Exam = Parameters<ReturnType<typeof reviewingOf>['anExam']>[0]

/** A quiz of which the open question is to be graded by its creator: one that several have handed in. */
export function gradingOf(test: ReturnType<typeof testApp>) {
  const { anExam, aTaker } = reviewingOf(test)

  async function aGradable(
    exam: Exam = {},
    { takers = 1, creator }: { takers?: number; creator?: Browser } = {},
  ) {
    const made = await anExam(exam, creator)
    const people = []
    for (let index = 0; index < takers; index++) {
      const taker = await aTaker(made)
      await taker.handIn(...rightAnswers(taker.sitting))
      people.push(taker)
    }
    const [first] = people
    if (!first) throw new Error('nobody took it')
    return { ...made, people, first, questionId: bankIdOf(first, 'open') }
  }

  /** Whoever is to be told of a result by now has the mail. */
  async function tellAndWrite(): Promise<void> {
    const job = jobsOf(test.services).find(({ name }) => name === 'tell those whose answers are graded')
    await job?.run(new AbortController().signal)
    await writeMails(test)
  }

  async function resultsTo(email = '') {
    const mails = await test.mailbox.to(email)
    return mails.filter(({ subject }) => /result is ready|résultat est disponible/.test(subject))
  }

  return { aGradable, tellAndWrite, resultsTo }
}

export function gradingOfQuiz(browser: Browser, { id: quizId }: Pick<Quiz, 'id'>) {
  return browser.call(getGrading, { params: { quizId } })
}

export function release(browser: Browser, { id: quizId }: Pick<Quiz, 'id'>) {
  return browser.call(releaseResults, { params: { quizId } })
}

/** One answer: by its quiz, its submission and its question. */
export function answerOf({ id: quizId }: Pick<Quiz, 'id'>, submissionId: string, questionId: string) {
  const params = { quizId, submissionId, questionId }
  return {
    grade: (browser: Browser, points: number, feedback = '') =>
      browser.call(gradeAnswer, { params, body: { points, feedback } }),
    undo: (browser: Browser) => browser.call(undoGrade, { params }),
  }
}

export function answersTo(
  browser: Browser,
  { id: quizId }: Pick<Quiz, 'id'>,
  questionId: string,
  querystring: Parameters<typeof listTo>[2] = {},
) {
  return listTo(browser, { quizId, questionId }, querystring)
}

function listTo(
  browser: Browser,
  params: { quizId: string; questionId: string },
  querystring: { blind?: 'yes' | 'no'; which?: 'ungraded' | 'all'; page?: number; pageSize?: number },
) {
  return browser.call(listOpenAnswers, { params, querystring })
}

export function answersBy(
  browser: Browser,
  { id: quizId }: Pick<Quiz, 'id'>,
  submissionId: string,
  blind: 'yes' | 'no' = 'no',
) {
  return browser.call(listOpenAnswersOf, { params: { quizId, submissionId }, querystring: { blind } })
}

export function regradingOf(browser: Browser, { id: quizId }: Pick<Quiz, 'id'>) {
  const params = { quizId }
  return {
    question: (questionId: string) => browser.call(getMarkedQuestion, { params: { quizId, questionId } }),
    preview: (body: RequestOf<typeof previewRegrade>['body']) =>
      browser.call(previewRegrade, { params, body }),
    apply: (body: RequestOf<typeof applyRegrade>['body']) => browser.call(applyRegrade, { params, body }),
    undo: (regradeId: string) => browser.call(undoRegrade, { params: { quizId, regradeId } }),
    list: () => browser.call(listRegrades, { params }),
    nearMisses: () => browser.call(listNearMisses, { params }),
  }
}
