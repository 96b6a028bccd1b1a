import type { Brand } from '@probant/contract/branding/branding'
import type { Lobby } from '@probant/contract/participants/entering'
import { scalingOf } from '@probant/contract/scale/scale'
import type { Db, DbOrTx, Tx } from '#server/database/client.ts'
import type { QuizAccess } from '#server/modules/quizzes/index.ts'
import { windowOf } from '#server/modules/roster/index.ts'
import type { UserService } from '#server/modules/users/index.ts'
import { type Now, SECOND } from '#server/platform/clock.ts'
import { ensure, Refusal, refusal } from '#server/platform/errors.ts'
import { type Actor, provedAddress } from '#server/platform/http/actor.ts'
import { shownAddress } from '#server/platform/mail/stand-in-address.ts'
import {
  type Brands,
  isThrough,
  isUnproved,
  type OpenedPhase,
  ownAttemptsOf,
  ownTimeOf,
  phaseFor,
  presentDoor,
  shownFrom,
} from '../door.ts'
import { enteringRepository, type InvitedParticipant } from '../repository.ts'
import { createTying } from '../tying.ts'
import { calendarFile } from './calendar-file.ts'
import { calendarText } from './calendar-text.ts'

interface Dependencies {
  db: Db
  now: Now
  users: UserService
  access: QuizAccess
  branding: Brands
  origin: () => string
}

/** A quiz before it begins, for those who take part in it. */
export function createLobby({ db, now, users, access, branding, origin }: Dependencies) {
  const { tie } = createTying({ now })

  return {
    /** Whoever is signed in to the account that was invited comes in by this, without a link. */
    get: async (actor: Actor, quizId: string): Promise<Lobby> => (await open(actor, quizId)).lobby,

    /** The same, and as whom they take part. */
    open,

    /** Whoever takes part, as whom they do, and how long they have. */
    async find(db: DbOrTx, actor: Actor, quizId: string) {
      const { invited } = await find(db, actor, quizId)
      return own(invited, actor)
    },

    /** As whom they take part, if they do; an invitation's session is for that quiz only. */
    async look(db: DbOrTx, actor: Actor, quizId: string) {
      if (actor.quizId && actor.quizId !== quizId) return undefined
      const invited = await enteringRepository(db).findTheirs(quizId, provedAddress(actor))
      return invited && own(invited, actor)
    },

    /** The same as `find`; until the transaction ends, the quiz stays as it is and nobody else changes them. */
    async lock(tx: Tx, actor: Actor, quizId: string) {
      const { invited } = await find(tx, actor, quizId)
      const held = await lockTied(tx, actor, invited.participant.id)
      return own(held, actor)
    },

    async calendar(actor: Actor, quizId: string): Promise<{ fileName: string; content: string }> {
      const { invited } = await find(db, actor, quizId)
      const { title, language, creatorName } = invited.quiz
      const { startsAt, endsAt } = windowOf(invited.participant, invited.quiz)
      ensure(startsAt && endsAt, 'quizNotActive')
      const url = `${origin()}/quiz/${quizId}`
      const content = calendarFile({
        uid: `${quizId}@${new URL(origin()).hostname}`,
        sequence: sequenceOf(invited),
        stampedAt: now(),
        startsAt,
        endsAt,
        title,
        description: calendarText(language, { creatorName, minutes: ownTimeOf(invited).ownMinutes, url }),
        url,
      })
      return { fileName: `${title}.ics`, content }
    },
  }

  async function open(actor: Actor, quizId: string) {
    const { invited: found, phase } = await find(db, actor, quizId)
    const { userId, openedAt } = found.participant
    const invited =
      userId === actor.userId && openedAt
        ? found
        : await db.transaction((tx) => lockTied(tx, actor, found.participant.id))
    const brand = await branding.brandOf(db, invited.quiz.workspaceId)
    return { invited: own(invited, actor), lobby: present(invited, phase, brand) }
  }

  function own(invited: InvitedParticipant, actor: Actor) {
    return {
      ...invited,
      ...ownTimeOf(invited),
      attempts: ownAttemptsOf(invited, now()),
      isThrough: isThrough(invited, now()),
      shownFrom: shownFrom(invited.quiz, actor),
    }
  }

  function present(invited: InvitedParticipant, phase: OpenedPhase, brand: Brand | null): Lobby {
    const { participant, quiz, finishedAt } = invited
    const { antiCheat, requiresFullScreen, paging, canGoBack, scoreShown, answersShown } = quiz.options
    return {
      ...presentDoor(quiz, phase, brand, participant),
      email: shownAddress(participant.email),
      name: participant.name,
      instructionsHtml: quiz.instructionsHtml,
      questionCount: quiz.questionCount,
      antiCheat,
      requiresFullScreen,
      paging,
      canGoBack,
      scoreShown,
      answersShown,
      passPercent: scalingOf(quiz).passPercent,
      givesCertificate: quiz.options.certificate !== null,
      isReleased: quiz.releasedAt !== null,
      ...ownTimeOf(invited),
      exemptions: participant.accommodation?.exemptions.map(({ violation }) => violation) ?? [],
      isFinished: finishedAt !== null,
      attempts: ownAttemptsOf(invited, now()),
      isPaused: quiz.pausedAt !== null,
      now: now().toISOString(),
    }
  }

  /** The first look ties them to what was sent to them. */
  async function lockTied(tx: Tx, { userId }: Actor, participantId: string): Promise<InvitedParticipant> {
    const held = await enteringRepository(tx).lock(participantId)
    const isTheirs = held && (isUnproved(held) || held.participant.userId === userId)
    ensure(isTheirs && (await users.lock(tx, userId)), 'notAParticipant')
    return tie(tx, held, userId)
  }

  /** Whoever is not invited does not learn whether there is such a quiz. */
  async function find(
    db: DbOrTx,
    actor: Actor,
    quizId: string,
  ): Promise<{ invited: InvitedParticipant; phase: OpenedPhase }> {
    ensure(!actor.quizId || actor.quizId === quizId, 'quizNotFound')
    const invited = await enteringRepository(db).findTheirs(quizId, provedAddress(actor))
    if (!invited) throw refusal((await knows(db, actor, quizId)) ? 'notAParticipant' : 'quizNotFound')
    const phase = phaseFor(invited, now())
    ensure(phase !== 'draft', 'quizNotActive')
    return { invited, phase }
  }

  /** Those who may look at it, or work where it is, and those whose invitation was withdrawn meanwhile, know of it anyway. */
  async function knows(db: DbOrTx, actor: Actor, quizId: string): Promise<boolean> {
    if (actor.quizId === quizId) return true
    try {
      await access.authorizeToLook(db, actor, quizId)
      return true
    } catch (error) {
      if (error instanceof Refusal) return error.refusal !== 'quizNotFound'
      throw error
    }
  }
}

/** A later file takes the place of an earlier one, also where only their own window has changed: by the second. */
function sequenceOf({
  participant: { windowSetAt, invitedAt },
  quiz: { revision },
}: InvitedParticipant): number {
  const changed = windowSetAt ? Math.max(1, windowSetAt.getTime() - invitedAt.getTime()) : 0
  return revision + Math.ceil(changed / SECOND)
}

export type Lobbies = ReturnType<typeof createLobby>
