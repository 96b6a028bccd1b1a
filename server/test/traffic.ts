import { getSession } from '@probant/contract/auth'
import { getLobby } from '@probant/contract/participants/entering'
import type { QuestionForm } from '@probant/contract/questions/form'
import { DEFAULT_OPTIONS, type QuizOptions } from '@probant/contract/quizzes/form'
import type { GivenAnswer } from '@probant/contract/submissions/taking'
import type { Browser } from './browser.ts'
import { enteringOf } from './entering.ts'
import { listenTo } from './event-stream.ts'
import { reportingOf } from './incidents.ts'
import { aQuestion, written } from './questions.ts'
import { quizzesOf } from './quizzes.ts'
import { ownOf, questionIdOf } from './reviewing.ts'
import { pageOf } from './taking.ts'
import type { testApp } from './test-app.ts'

/** What only the creator knows: two papers that differ in nothing else can't be told apart. */
export interface Key {
  rightPlace: number
  isTrue: boolean
  accepted: string[]
  explanation: string
  guidance: string
}

/** Everything that a participant's browsers receive, word by word, from the link in the mail to the review. */
export function trafficOf(test: ReturnType<typeof testApp>, url: () => string) {
  const { anActiveQuiz } = quizzesOf(test)
  const { invite, enter } = enteringOf(test)

  async function anExam(creator: Browser, key: Key, options: Partial<QuizOptions>) {
    const questions: { questionId: string; points: number }[] = []
    for (const form of questionsWith(key))
      questions.push({ questionId: (await written(creator, form)).id, points: 1 })
    const form = { sections: [{ questions }], options: { ...DEFAULT_OPTIONS, ...options } }
    return anActiveQuiz(creator, form)
  }

  /** All of it before the end, and what came when it was over. */
  async function take(creator: Browser, quiz: Awaited<ReturnType<typeof anExam>>, email: string) {
    const received: string[] = []
    const token = await invite(creator, quiz, { email })
    const browser = recorded(test.browser(), received)
    await enter(browser, token)
    const page = pageOf(browser, quiz.id)
    await browser.call(getSession)
    await page.open()
    await browser.call(getLobby, { params: { quizId: quiz.id } })
    const { body: sitting } = await page.start()
    const stream = await listen(page)
    await stream.next()

    const entries = ANSWERS.map((answer) => page.entry(questionIdOf(sitting, answer.type), answer))
    for (const entry of entries) await page.save(entry)
    const choice = questionIdOf(sitting, 'multiple_choice')
    for (const bad of [{ type: 'multiple_choice', place: 7 }, ANSWERS[1], ANSWERS[2]] as GivenAnswer[])
      await page.save(page.entry(choice, bad))
    await page.save(page.entry(crypto.randomUUID(), null))
    await reportingOf(page).report('tab_switch', 'warning_confirmed')
    await page.sitting()
    await page.open()
    await ownOf(browser, quiz)

    const second = pageOf(recorded(test.browser(), received), quiz.id)
    await enter(second.browser, token)
    await second.open()
    await second.save(...entries)
    await second.takeOver()
    await stream.next()
    await page.save(...entries)
    await second.handIn()
    await stream.end()
    received.push(stream.heard())
    const before = received.splice(0)

    await second.open()
    await second.save(...entries)
    await ownOf(second.browser, quiz)
    return { before: before.join('\n'), after: received.join('\n') }
  }

  return { anExam, take }

  function listen({ browser, browserId, quizId }: ReturnType<typeof pageOf>) {
    const path = `/api/participation/quizzes/${quizId}/sitting/events?browserId=${browserId}`
    return listenTo(url() + path, browser)
  }
}

/** They say the same whatever the key is. */
const ANSWERS: GivenAnswer[] = [
  { type: 'multiple_choice', place: 3 },
  { type: 'true_false', isTrue: true },
  { type: 'fill_in', text: 'Tantal' },
  { type: 'open', text: 'Because it glows.' },
]

function recorded(browser: Browser, received: string[]): Browser {
  const { send } = browser
  browser.send = async (...request) => {
    const answer = await send(...request)
    received.push(`${answer.status} ${JSON.stringify(answer.headers)}\n${JSON.stringify(answer.body)}`)
    return answer
  }
  return browser
}

function questionsWith({ rightPlace, isTrue, accepted, explanation, guidance }: Key): QuestionForm[] {
  const common = { subject: 'Everything', language: 'en', difficulty: 'easy', explanation } as const
  const answers = ['Paris', 'Lyon', 'Nice', 'Lille'].map((text, index) => ({
    text,
    isCorrect: index === rightPlace,
  }))
  return [
    aQuestion({ title: 'Which city has the tower?', content: { answers }, explanation }),
    { ...common, type: 'true_false', title: 'Is it made of wood?', content: { isTrue } },
    { ...common, type: 'fill_in', title: 'What is tungsten in German?', content: { accepted } },
    { ...common, type: 'open', title: 'Why is it in lamps?', content: { maxScore: 1, guidance } },
  ]
}
