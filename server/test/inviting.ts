import {
  inviteParticipants,
  listParticipants,
  remindParticipants,
  resendParticipantMail,
  withdrawParticipant,
} from '@probant/contract/participants/inviting'
import type { Participant } from '@probant/contract/participants/participant'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import type { Browser } from './browser.ts'
import type { testApp } from './test-app.ts'

type QuizId = Pick<Quiz, 'id'>

/** People are brought into a quiz as its creator does it, over HTTP. */
export function invite(browser: Browser, { id: quizId }: QuizId, emails: string[], groupIds: string[] = []) {
  const people = emails.map((email) => ({ email }))
  return browser.call(inviteParticipants, { params: { quizId }, body: { people, groupIds } })
}

/**
 * The mails of those who were invited or reminded, which the server writes a moment later. One writer at a time: a
 * second one leaves out whoever the first has in hand, and would be back before their mail is there.
 */
export function writeMails(test: ReturnType<typeof testApp>): Promise<void> {
  const written = writing.then(() => test.services.invitations.dueMails.write())
  writing = written.catch(() => {})
  return written
}

let writing: Promise<void> = Promise.resolve()

/** So many addresses, always the same ones. */
export function addresses(count: number, name = 'guest'): string[] {
  return Array.from({ length: count }, (_, index) => `${name}${index}@example.org`)
}

export function remind(browser: Browser, { id: quizId }: QuizId, participantIds?: string[]) {
  return browser.call(remindParticipants, { params: { quizId }, body: { participantIds } })
}

export function resend(browser: Browser, { id: quizId }: QuizId, participantId: string) {
  return browser.call(resendParticipantMail, { params: { quizId, participantId } })
}

export function withdraw(browser: Browser, { id: quizId }: QuizId, participantId: string) {
  return browser.call(withdrawParticipant, { params: { quizId, participantId } })
}

/** By address, in the order of the alphabet. */
export async function theParticipants(browser: Browser, { id: quizId }: QuizId): Promise<Participant[]> {
  const querystring = { sort: 'email', pageSize: 100 } as const
  const { status, body } = await browser.call(listParticipants, { params: { quizId }, querystring })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.items
}

export async function theParticipant(browser: Browser, quiz: QuizId, email: string): Promise<Participant> {
  const found = (await theParticipants(browser, quiz)).find((one) => one.email === email)
  if (!found) throw new Error(`${email} takes no part`)
  return found
}
