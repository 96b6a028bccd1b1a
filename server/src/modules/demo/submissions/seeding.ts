import { randomUUID } from 'node:crypto'
import type { Locale } from '@probant/contract/locales'
import type { AnswerKey, Paper } from '@probant/contract/quizzes/paper'
import type { Incident } from '@probant/contract/submissions/incidents'
import type { JournalEntry } from '@probant/contract/submissions/taking'
import type { Db } from '#server/database/client.ts'
import type { SignIn } from '#server/modules/auth/index.ts'
import { later, MINUTE, type Now, SECOND } from '#server/platform/clock.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { addressOf } from '../groups.ts'
import { givenAnswer } from '../kinds/answers.ts'
import type { ProductAt } from '../past.ts'
import type { MadeQuiz } from '../quizzes/seeding.ts'
import { instantOf } from '../quizzes/stages.ts'
import { TAKINGS, type Taker } from './takers.ts'

interface Dependencies {
  language: Locale
  db: Db
  now: Now
  signIn: SignIn
  productAt: ProductAt
}

/** What the participants of the demonstration have done so far, each at their time, as their pages would have sent it. */
export function createDemoSubmissions({ language, db, now, signIn, productAt }: Dependencies) {
  return {
    async seed(made: readonly MadeQuiz[]): Promise<void> {
      for (const { quiz, takers } of TAKINGS) {
        const { id, stage } = made.find(({ stage }) => stage.quiz === quiz) ?? {}
        if (!id || !stage) throw new Error(`${quiz.title} is not among the quizzes of the demonstration`)
        const opened = instantOf(stage.starts, now())
        for (const taker of takers) {
          const actor = await actorOf(taker.name, quiz.language)
          const startedAt = later(opened ? new Date(opened) : now(), taker.began * MINUTE)
          await take({ actor, quizId: id, startedAt }, taker)
        }
      }
      await productAt(now()).submissions.handingIn.handInOverdue()
    },
  }

  /** Whoever follows an invitation's link has an account from then on. */
  async function actorOf(name: string, locale: Locale): Promise<Actor> {
    const email = addressOf(name)
    const mailbox = { email, name, locale, signedInAs: undefined }
    const user = await db.transaction((tx) => signIn.accountOf(tx, mailbox))
    const { id: userId, isAdmin, createdAt: signedInAt } = user
    return { userId, sessionId: '', signedInAt, email, locale: user.locale, isEmailVerified: true, isAdmin }
  }

  async function take({ actor, quizId, startedAt }: Start, taker: Taker): Promise<void> {
    const browserId = randomUUID()
    const { paper } = await productAt(startedAt).submissions.start(actor, quizId, { browserId, attempt: 1 })
    const key = namedAs(paper, await keyFor(actor, quizId, startedAt))

    const lastAt = later(startedAt, taker.minutes * MINUTE)
    const { journal, incidents, handingIn } = productAt(lastAt).submissions
    const entries = entriesOf(language === 'en' ? spokenInEnglish(taker) : taker, key)
    await journal.save(actor, quizId, { browserId, attempt: 1, at: lastAt, entries })
    for (const [index, noted] of incidentsOf(taker, key, entries.length).entries()) {
      const at = later(lastAt, index * BETWEEN_MS)
      const { receipt } = await incidents.report(actor, quizId, {
        browserId,
        attempt: 1,
        at,
        incidents: noted,
      })
      if (receipt) return
    }
    if (!taker.handsIn) return
    await handingIn.handIn(actor, quizId, {
      browserId,
      attempt: 1,
      at: later(lastAt, 45 * SECOND),
      entries: [],
    })
  }

  /** To their own paper: nobody answers wrong who has never seen what is right. */
  async function keyFor(actor: Actor, quizId: string, at: Date): Promise<AnswerKey> {
    const { admission, quizzes } = productAt(at)
    const { participant, quiz } = await admission.lobby.find(db, actor, quizId)
    const first = { participantId: participant.id, attempt: 1 }
    return quizzes.papers.answerKeyOf(await quizzes.papers.drawFor(db, quiz, first))
  }
}

export type DemoSubmissions = ReturnType<typeof createDemoSubmissions>

interface Start {
  actor: Actor
  quizId: string
  startedAt: Date
}

/** By the names that the questions have on their paper. */
function namedAs({ sections }: Paper, key: AnswerKey): AnswerKey {
  const names = sections.flatMap(({ questions }) => questions.map(({ questionId }) => questionId))
  return key.map((entry, index) => ({ ...entry, questionId: names[index] ?? '' }))
}

function spokenInEnglish({ text, textInEnglish = text, ...taker }: Taker): Taker {
  return { ...taker, text: textInEnglish }
}

/** The last line of each question that they have touched. */
function entriesOf(taker: Taker, key: AnswerKey): JournalEntry[] {
  const { minutes, wrong = [], empty = [], flagged = [], text } = taker
  const spentMs = Math.round((minutes * MINUTE) / key.length)
  return key
    .filter(({ number }) => !empty.includes(number))
    .flatMap(({ questionId, number, right }) => {
      const answer = givenAnswer(right, { isWrong: wrong.includes(number), text })
      return answer ? { questionId, answer, isFlagged: flagged.includes(number) } : []
    })
    .map((entry, index) => ({ ...entry, number: index + 1, spentMs }))
}

/** Each violation, and that its warning was read: numbered on from the answers. */
function incidentsOf({ minutes, violations = [] }: Taker, key: AnswerKey, lastNumber: number): Incident[][] {
  return violations.map((kind, index) => {
    const number = lastNumber + 2 * index + 1
    const elapsedMs = minutes * MINUTE + index * BETWEEN_MS
    const questionId = key[index + 1]?.questionId ?? null
    return [
      { number, kind, elapsedMs, questionId },
      { number: number + 1, kind: 'warning_confirmed', elapsedMs: elapsedMs + 4 * SECOND, questionId },
    ]
  })
}

/** From one violation to the next. */
const BETWEEN_MS = 10 * SECOND
