import type { Locale } from '@probant/contract/locales'
import { requestPassword } from '@probant/contract/participants/entering'
import { getSite } from '@probant/contract/site'
import { type Incident, reportIncidents } from '@probant/contract/submissions/incidents'
import {
  handInQuiz,
  type JournalEntry,
  saveAnswers,
  startQuiz,
  takeOverQuiz,
} from '@probant/contract/submissions/taking'
import { updateUser } from '@probant/contract/users'
import { chooseLocale } from '#web/i18n/i18n.ts'
import { request } from '#web/lib/api-client.ts'
import { adoptUser, sessionState } from '#web/lib/session.ts'

/** Calls of one page, which names itself in each of them. */
export function callsOf(quizId: string, browserId: string) {
  const params = { quizId }
  return {
    start: () => request(startQuiz, { params, body: { browserId } }),
    takeOver: () => request(takeOverQuiz, { params, body: { browserId } }),
    save: (entries: readonly JournalEntry[]) =>
      request(saveAnswers, { params, body: { browserId, entries: [...entries] } }),
    handIn: (entries: readonly JournalEntry[]) =>
      request(handInQuiz, { params, body: { browserId, entries: [...entries] } }),
    report: (incidents: readonly Incident[]) =>
      request(reportIncidents, { params, body: { browserId, incidents: [...incidents] } }),
  }
}

/** A link to choose a password goes to the address; where no mail is sent, the administrator has it. */
export async function askForPassword(): Promise<{ deliversMail: boolean }> {
  await request(requestPassword)
  return request(getSite)
}

/** The language of the pages, and of the account of whoever has one. */
export async function changeLocale(locale: Locale): Promise<void> {
  await chooseLocale(locale)
  if (sessionState().status === 'signedIn') adoptUser(await request(updateUser, { body: { locale } }))
}
