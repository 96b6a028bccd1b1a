import type { Locale } from '@probant/contract/locales'
import { requestPassword } from '@probant/contract/participants/entering'
import { getSite } from '@probant/contract/site'
import { type Incident, reportIncidents } from '@probant/contract/submissions/incidents'
import { beatSitting } from '@probant/contract/submissions/page'
import {
  handInQuiz,
  type JournalEntry,
  saveAnswers,
  startQuiz,
  takeOverQuiz,
} from '@probant/contract/submissions/taking'
import { updateUser } from '@probant/contract/users'
import { chooseLocale, i18n } from '#web/i18n/i18n.ts'
import { request } from '#web/lib/api-client.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { adoptUser, fetchSession, personIn, sessionState } from '#web/lib/session.ts'

/** Calls of one page about one attempt: it names itself and that in each of them. */
export function callsOf(quizId: string, browserId: string, attempt = 1) {
  const parts = { params: { quizId }, timeoutMs: PATIENCE_MS }
  return {
    start: () => request(startQuiz, { ...parts, body: { browserId, attempt } }),
    takeOver: () => request(takeOverQuiz, { ...parts, body: { browserId } }),
    beat: () => request(beatSitting, { ...parts, body: { browserId } }),
    save: async (entries: readonly JournalEntry[], { outlivesPage = false } = {}) =>
      ours(
        'deadlineAt',
        await request(saveAnswers, {
          ...parts,
          keepalive: outlivesPage,
          body: { browserId, attempt, entries: [...entries] },
        }),
      ),
    handIn: async (entries: readonly JournalEntry[]) =>
      ours(
        'checksum',
        await request(handInQuiz, { ...parts, body: { browserId, attempt, entries: [...entries] } }),
      ),
    report: async (incidents: readonly Incident[]) =>
      ours(
        'warning',
        await request(reportIncidents, { ...parts, body: { browserId, attempt, incidents: [...incidents] } }),
      ),
  }
}

/** Each of them may be made again: what hangs is given up. */
const PATIENCE_MS = 10_000

/** The page that a network shows before it lets anybody through is no answer of the server, and acknowledges nothing. */
function ours<Answer extends object>(part: keyof Answer, answer: Answer): Answer {
  if (typeof answer === 'object' && answer !== null && part in answer) return answer
  throw new ApiError({ code: '', message: i18n.t('messages.unreachable') }, 0)
}

/** A link to choose a password goes to the address; where no mail is sent, the administrator has it. */
export async function askForPassword(): Promise<{ deliversMail: boolean }> {
  await request(requestPassword)
  return request(getSite)
}

/** The language of the pages, and of mails: whoever came by an invitation is known to speak what their page speaks. */
export async function changeLocale(locale: Locale): Promise<void> {
  await chooseLocale(locale)
  const session = sessionState()
  if (session.status === 'signedIn') adoptUser(await request(updateUser, { body: { locale } }))
  else if (personIn(session)) await fetchSession()
}
