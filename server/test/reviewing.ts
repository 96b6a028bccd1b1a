import type { QuestionForm } from '@probant/contract/questions/form'
import { DEFAULT_OPTIONS, type QuizForm, type QuizOptions } from '@probant/contract/quizzes/form'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { getOwnSubmission, getSubmission } from '@probant/contract/submissions/review'
import type { GivenAnswer, Sitting } from '@probant/contract/submissions/taking'
import { jobsOf } from '#server/jobs.ts'
import type { Browser } from './browser.ts'
import { enteringOf } from './entering.ts'
import { organizationsOf } from './organizations.ts'
import { aQuestion, written } from './questions.ts'
import { quizzesOf } from './quizzes.ts'
import { pageOf } from './taking.ts'
import type { testApp } from './test-app.ts'

/** What only the key holds. */
export const SECRETS = ['Eiffel', 'Wolfram', 'Explained', 'Guidance']

const COMMON = { subject: 'Everything', language: 'en', difficulty: 'easy' } as const
/** One of each kind: worth 1, 2, 3 and 4 points. */
const QUESTIONS: QuestionForm[] = [
  aQuestion({ title: 'Which city has the tower?', explanation: 'Explained: Eiffel built it.' }),
  {
    ...COMMON,
    type: 'true_false',
    title: 'Is the tower made of wood?',
    content: { isTrue: false },
    explanation: 'Explained: it is iron.',
  },
  {
    ...COMMON,
    type: 'fill_in',
    title: 'What is tungsten called in German?',
    content: { accepted: ['Wolfram', 'das Wolfram'] },
    explanation: 'Explained: hence the W.',
  },
  {
    ...COMMON,
    type: 'open',
    title: 'Why is it used for lamps?',
    content: { maxScore: 4, guidance: 'Guidance: the melting point.' },
    explanation: 'Explained: it melts late.',
  },
]

interface Exam extends Partial<Omit<QuizForm, 'options'>> {
  options?: Partial<QuizOptions>
  /** So many more statements, all of them true, of which everybody is asked one. */
  pool?: number
  workspace?: string
}

/** A quiz with one question of each kind, and people who are through with it. */
export function reviewingOf(test: ReturnType<typeof testApp>) {
  const { aVerifiedPerson } = organizationsOf(test)
  const { anActiveQuiz } = quizzesOf(test)
  const { invite, enter } = enteringOf(test)

  async function anExam({ options, workspace, pool = 0, ...form }: Exam = {}, creator?: Browser) {
    const maker = creator ?? (await aVerifiedPerson({ username: 'Claire' }))
    const questions: { questionId: string; points: number }[] = []
    for (const [index, question] of QUESTIONS.entries())
      questions.push({ questionId: (await written(maker, question, workspace)).id, points: index + 1 })
    const drawn = []
    for (let number = 1; number <= pool; number++)
      drawn.push({ questionId: (await written(maker, statement(number), workspace)).id, points: 1 })
    const sections = [{ questions }, ...(pool > 0 ? [{ draw: 1, questions: drawn }] : [])]
    const changes = { ...form, sections, options: { ...DEFAULT_OPTIONS, ...options } }
    return { creator: maker, quiz: await anActiveQuiz(maker, changes, workspace) }
  }

  /** Somebody who is invited, comes by the link and begins. */
  async function aTaker(
    { creator, quiz }: { creator: Browser; quiz: Quiz },
    email = `taker${++people}@example.org`,
  ) {
    const browser = test.browser()
    await enter(browser, await invite(creator, quiz, { email }))
    const page = pageOf(browser, quiz.id)
    const { body: sitting } = await page.start()
    const { submissionId } = sitting

    async function handIn(...answers: GivenAnswer[]) {
      const entries = answers.map((answer) => page.entry(questionIdOf(sitting, answer.type), answer))
      const answer = await page.handIn(...entries)
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    }
    return { quiz, browser, page, sitting, email, submissionId, handIn }
  }

  /** The same, who is through. */
  async function aFinisher(exam: Exam = {}, ...answers: GivenAnswer[]) {
    const made = await anExam(exam)
    const taker = await aTaker(made)
    await taker.handIn(...(answers.length > 0 ? answers : rightAnswers(taker.sitting)))
    return { ...made, ...taker }
  }

  /** What happens by itself. */
  async function sweep(): Promise<void> {
    const jobs = jobsOf(test.services)
    for (const name of ['hand in what is overdue', 'complete quizzes that are over'])
      await jobs.find((job) => job.name === name)?.run(new AbortController().signal)
  }

  return { anExam, aTaker, aFinisher, sweep }
}

// All of one length: by name they stand in the order in which they came.
let people = 1000

function statement(number: number): QuestionForm {
  const title = `Is ${number} less than ${number + 1}?`
  return { ...COMMON, type: 'true_false', title, content: { isTrue: true }, explanation: '' }
}

export function ownOf(browser: Browser, { id: quizId }: Pick<Quiz, 'id'>) {
  return browser.call(getOwnSubmission, { params: { quizId } })
}

export function submissionOf(browser: Browser, submissionId: string) {
  return browser.call(getSubmission, { params: { submissionId } })
}

/** All of them right, as this paper shows them; the open one waits for a person. */
export function rightAnswers(sitting: Sitting): GivenAnswer[] {
  return [
    { type: 'multiple_choice', place: placeOf(sitting, 'Paris') },
    { type: 'true_false', isTrue: false },
    { type: 'fill_in', text: ' das  WOLFRAM ' },
    { type: 'open', text: 'Because it melts late.' },
  ]
}

export function placeOf({ paper }: Pick<Sitting, 'paper'>, text: string): number {
  const { content } = questionOf({ paper }, 'multiple_choice')
  return content.type === 'multiple_choice'
    ? content.answers.findIndex(({ html }) => html.includes(text))
    : -1
}

export function questionIdOf(sitting: Pick<Sitting, 'paper'>, type: GivenAnswer['type']): string {
  return questionOf(sitting, type).questionId
}

/** What the bank calls the question of that kind, which a paper has another name for. */
export function bankIdOf({ quiz }: { quiz: Quiz }, type: GivenAnswer['type']): string {
  const found = quiz.sections.flatMap(({ questions }) => questions).find((question) => question.type === type)
  if (!found) throw new Error(`no ${type} in the quiz`)
  return found.questionId
}

function questionOf({ paper }: Pick<Sitting, 'paper'>, type: GivenAnswer['type']) {
  const found = paper.sections
    .flatMap(({ questions }) => questions)
    .find(({ content }) => content.type === type)
  if (!found) throw new Error(`no ${type} on the paper`)
  return found
}
