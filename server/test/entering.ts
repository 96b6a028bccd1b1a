import {
  enterByCode,
  enterByLink,
  requestInvitationLink,
  requestShareCode,
} from '@probant/contract/participants/entering'
import { inviteParticipants } from '@probant/contract/participants/inviting'
import { openShareLink } from '@probant/contract/participants/share-link'
import type { QuizForm } from '@probant/contract/quizzes/form'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import type { Browser } from './browser.ts'
import { writeMails } from './inviting.ts'
import { organizationsOf } from './organizations.ts'
import { quizzesOf } from './quizzes.ts'
import type { testApp } from './test-app.ts'

/** People at the door of a quiz: invited by mail, or with a share link in front of them. */
export function enteringOf(test: ReturnType<typeof testApp>) {
  const { anActiveQuiz } = quizzesOf(test)
  const { aVerifiedPerson } = organizationsOf(test)

  /** A quiz, and the token of the mail that invites somebody to it. */
  async function anInvitation({ email = 'paul@example.org', name = '', ...form }: Invitation = {}) {
    const creator = await aVerifiedPerson({ username: 'Claire' })
    const quiz = await anActiveQuiz(creator, form)
    return { creator, quiz, email, token: await invite(creator, quiz, { email, name }) }
  }

  async function invite(creator: Browser, { id: quizId }: Quiz, person: { email: string; name?: string }) {
    const body = { people: [person] }
    const answer = await creator.call(inviteParticipants, { params: { quizId }, body })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    await writeMails(test)
    return test.mailbox.tokenFor(person.email)
  }

  async function enter(browser: Browser, token: string) {
    return kept(browser, await browser.call(enterByLink, { body: { token } }))
  }

  /** A quiz with a share link for one domain. */
  async function aShared(
    form: Partial<QuizForm> = {},
    domains = ['school.org'],
    { creator: known, workspace }: { creator?: Browser; workspace?: string } = {},
  ) {
    const creator = known ?? (await aVerifiedPerson({ username: 'Claire' }))
    const quiz = await anActiveQuiz(creator, form, workspace)
    const { body } = await creator.call(openShareLink, { params: { quizId: quiz.id }, body: { domains } })
    return { creator, quiz, url: body.url, token: body.url?.split('#')[1] ?? '' }
  }

  /** What is mailed is mailed after the answer: it is waited for here. */
  async function askForCode(browser: Browser, token: string, email: string) {
    const botToken = await browser.botToken('quiz_entrance')
    const answer = await browser.call(requestShareCode, { body: { token, email, botToken } })
    await test.services.platform.afterwards.settled()
    return answer
  }

  async function askForLink(browser: Browser, quizId: string | undefined, email: string) {
    const botToken = await browser.botToken('quiz_entrance')
    const answer = await browser.call(requestInvitationLink, { body: { quizId, email, botToken } })
    await test.services.platform.afterwards.settled()
    return answer
  }

  /** Somebody with the newest code in front of them. */
  async function withCode(token: string, email: string, browser: Browser = test.browser()) {
    const { body } = await askForCode(browser, token, email)
    return { browser, typed: { email, requestId: body.requestId, code: await codeFor(email) } }
  }

  /** The newest code that was mailed there. */
  async function codeFor(email: string): Promise<string> {
    const code = (await test.mailbox.to(email)).at(-1)?.text.match(/^\d{6}$/m)?.[0]
    if (!code) throw new Error(`no code was mailed to ${email}`)
    return code
  }

  async function enterWithCode(browser: Browser, token: string, typed: Typed) {
    return kept(browser, await browser.call(enterByCode, { body: { token, ...typed } }))
  }

  async function participantsOf({ id }: Pick<Quiz, 'id'>) {
    const { rows } = await test.database.pool.query(
      'select * from participants where quiz_id = $1 order by email',
      [id],
    )
    return rows
  }

  /** They have begun, and handed in too where it says so. */
  async function submit(quiz: Pick<Quiz, 'id'>, { finished = true, score = null as number | null } = {}) {
    const [participant] = await participantsOf(quiz)
    const at = test.clock.now()
    await test.database.pool.query(
      'insert into submissions (quiz_id, participant_id, started_at, deadline_at, finished_at, score_percent) values ($1, $2, $3, $3, $4, $5)',
      [quiz.id, participant.id, at, finished ? at : null, score],
    )
  }

  return {
    anInvitation,
    invite,
    enter,
    aShared,
    askForCode,
    askForLink,
    withCode,
    codeFor,
    enterWithCode,
    participantsOf,
    submit,
  }
}

interface Typed {
  email: string
  requestId: string
  code: string
  name?: string
}

type Invitation = { email?: string; name?: string } & Partial<QuizForm>

function kept<A extends { status: number; body: { session: { accessToken: string } } }>(
  browser: Browser,
  answer: A,
): A {
  if (answer.status === 200) browser.accessToken = answer.body.session.accessToken
  return answer
}
