import type { JournalEntry } from '@probant/contract/submissions/taking'
import type { Db } from '#server/database/client.ts'
import { isUnavailable } from '#server/database/failures.ts'
import type { Lobbies } from '#server/modules/admission/index.ts'
import type { QuizPapers } from '#server/modules/quizzes/index.ts'
import { createBatching } from '#server/platform/batching.ts'
import type { Now } from '#server/platform/clock.ts'
import { allow, ensure, refuseField } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { createRecent } from '#server/platform/recent.ts'
import { attemptRepository } from '../attempts/repository.ts'
import { GRACE_MS } from '../deadline.ts'
import { namesIn } from '../paper-names.ts'
import { journalRefusal, type Progress } from '../progress.ts'
import { answerRepository, type Sent } from './repository.ts'
import { kept, questionOn, type Sheet, sheetOf } from './sheet.ts'

interface Dependencies {
  db: Db
  now: Now
  lobby: Lobbies
  papers: QuizPapers
}

export interface Journal {
  browserId: string
  attempt: number
  /** When it came in. */
  at: Date
  entries: readonly JournalEntry[]
}

/** The answer journal: every change of every participant comes in here, and none may be lost. */
export function createJournal({ db, now, lobby, papers }: Dependencies) {
  /** Whose submission it is and what is on their paper, by quiz, person and attempt: as long as it lasts, neither changes. */
  const recent = createRecent<Known>(KNOWN_MAX)
  const save = createBatching<Sent, Progress | undefined>(
    async (sent) => {
      const progress = await answerRepository(db).save(sent, GRACE_MS)
      return sent.map(({ submissionId }) => progress.get(submissionId))
    },
    { most: TOGETHER, concernsAll: isUnavailable },
  )

  return {
    async save(actor: Actor, quizId: string, journal: Journal): Promise<{ deadlineAt: string; now: string }> {
      const sent = await read(actor, quizId, journal)
      const progress = await save(sent)
      ensure(progress, 'noActiveSubmission')
      allow(journalRefusal(progress, sent))
      return { deadlineAt: progress.deadlineAt.toISOString(), now: now().toISOString() }
    },

    read,

    /** Which submission it is, and what the bank calls a question of its paper; nothing where it is not on it. */
    async find(actor: Actor, quizId: string, attempt: number) {
      const { submissionId, sheet } = await known(actor, quizId, attempt)
      const inBank = (name: string) => questionOn(sheet, name)?.questionId ?? null
      return { submissionId, inBank }
    },
  }

  /** What a page sends, as it is kept. */
  async function read(
    actor: Actor,
    quizId: string,
    { browserId, attempt, at, entries }: Journal,
  ): Promise<Sent> {
    const { submissionId, sheet, oneWay } = await known(actor, quizId, attempt)
    const read = entries.map((entry) => kept(sheet, entry) ?? refuseField('entries', 'invalid'))
    return { submissionId, browserId, at, entries: read, oneWay }
  }

  async function known(actor: Actor, quizId: string, attempt: number): Promise<Known> {
    // An invitation's session is for that quiz only.
    ensure(!actor.quizId || actor.quizId === quizId, 'quizNotFound')
    const key = `${quizId} ${actor.userId} ${attempt}`
    return recent.find(key) ?? recent.keep(key, await load(actor, quizId, attempt))
  }

  async function load(actor: Actor, quizId: string, attempt: number): Promise<Known> {
    const { participant, quiz } = await lobby.find(db, actor, quizId)
    const submission = await attemptRepository(db).find(participant.id, attempt)
    ensure(submission, 'noActiveSubmission')
    const drawn = await papers.drawFor(db, quiz, { participantId: participant.id, attempt })
    const sheet = sheetOf(drawn, namesIn(quizId))
    const { paging, canGoBack } = quiz.options
    const oneWay = paging === 'one' && !canGoBack ? sheet.questionIds : undefined
    return { submissionId: submission.id, sheet, oneWay }
  }
}

interface Known {
  submissionId: string
  sheet: Sheet
  oneWay?: readonly string[]
}

export type AnswerJournal = ReturnType<typeof createJournal>

/** Saves in one statement. */
const TOGETHER = 200
/** Some thousands at work at the same time: about 2 KB each. */
const KNOWN_MAX = 10_000
