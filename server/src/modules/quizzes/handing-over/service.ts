import type { Quiz } from '@probant/contract/quizzes/quiz'
import type { Db, Tx } from '#server/database/client.ts'
import type { Organizations } from '#server/modules/organizations/index.ts'
import type { Sending } from '#server/modules/sending/index.ts'
import type { Announcement } from '#server/platform/announcement.ts'
import { MINUTE, type Now } from '#server/platform/clock.ts'
import { allow, ensure, failingAs } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { AttemptKeys, Attempts } from '#server/platform/security/attempts/service.ts'
import type { Authorized, QuizAccess } from '../access.ts'
import type { QuizHistory } from '../history/service.ts'
import { type KnownQuiz, knownQuizRepository } from '../known/repository.ts'
import { placingRepository } from '../placings/repository.ts'
import { handOverRefusal, newCreatorRefusal } from '../policy.ts'
import { presentQuiz } from '../present.ts'
import { quizRepository } from '../repository.ts'
import { handedAwayEmail, handedToYouEmail } from './emails.ts'
import { type CreatorAccount, creatorRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  origin: () => string
  attempts: Attempts
  sending: Sending
  organizations: Pick<Organizations, 'members'>
  access: QuizAccess
  history: QuizHistory
  handedOver: Announcement<HandedQuiz>
}

/** A quiz whose creator is somebody else from now on. */
export interface HandedQuiz {
  actor: Actor
  quiz: KnownQuiz
  from: CreatorAccount
  to: CreatorAccount
  organizationName: string
}

/** Whoever made a quiz may be away: the owner of the organization gives it to somebody who can go on with it. */
export function createHandingOver(dependencies: Dependencies) {
  const { db, now, origin, attempts, sending, organizations, access, history, handedOver } = dependencies

  return {
    async handOver(actor: Actor, quizId: string, memberId: string): Promise<Quiz> {
      const { membership } = allowed(await access.authorize(db, actor, quizId))
      await attempts.begin(handingKey(actor))
      const organizationId = membership.workspaceId
      return failingAs('quizUpdateFailed', () =>
        db.transaction(async (tx) => {
          // Members are locked before quizzes, as where one of them leaves.
          const member = await organizations.members.getAlone(tx, actor, { organizationId, memberId })
          const authorized = allowed(await access.authorizeAndLock(tx, actor, quizId))
          const { quiz, membership } = authorized
          const [from, to] = await creatorsOf(tx, quiz.creatorId, member.userId)
          const isActive = member.status === 'active' && to.status === 'active'
          const asTheySee = await knownQuizRepository(tx).find(quizId, to.userId)
          const takesPart = asTheySee?.viewerTakesPart ?? false
          allow(newCreatorRefusal({ userId: to.userId, isActive, takesPart }, quiz))
          // Nobody gives themselves the answers to what they may be at work on.
          if (to.userId === actor.userId) await access.ensureAnswersMayBeSeen(tx, authorized)

          await quizRepository(tx).setCreator(quizId, to.userId, now())
          await history.note(tx, actor, quizId, { kind: 'handed_over', from: from.userId, to: to.userId })
          const handed = { actor, quiz, from, to, organizationName: membership.name }
          await handedOver.announce(tx, handed)
          await notify(tx, handed)
          return present(tx, authorized)
        }),
      )
    },
  }

  function allowed(authorized: Authorized): Authorized {
    allow(handOverRefusal(authorized.membership, authorized.quiz, now()))
    return authorized
  }

  async function creatorsOf(tx: Tx, fromId: string, toId: string): Promise<[CreatorAccount, CreatorAccount]> {
    const from = await creatorRepository(tx).find(fromId)
    const to = await creatorRepository(tx).find(toId)
    ensure(from && to, 'memberNotFound')
    return [from, to]
  }

  /** Both of them, but for whoever does it. */
  async function notify(tx: Tx, { actor, quiz, from, to, organizationName }: HandedQuiz): Promise<void> {
    const { username: ownerName = '' } = (await creatorRepository(tx).find(actor.userId)) ?? {}
    const facts = { title: quiz.title, ownerName, organizationName, newCreatorName: to.username }
    const author = { authorId: actor.userId, words: { title: quiz.title, organizationName } }
    const link = `${origin()}/dashboard/view/${quiz.id}`
    if (isTold(to, actor)) {
      const mail = { ...envelopeOf(to), ...handedToYouEmail(to.locale, { ...facts, link }) }
      await sending.postFor(tx, { kind: 'handedToYou', ...author }, [mail])
    }
    if (isTold(from, actor)) {
      const mail = { ...envelopeOf(from), ...handedAwayEmail(from.locale, facts) }
      await sending.postFor(tx, { kind: 'handedAway', ...author }, [mail])
    }
  }

  async function present(tx: Tx, { quiz, membership }: Authorized): Promise<Quiz> {
    const handed = (await knownQuizRepository(tx).find(quiz.id, membership.userId)) ?? quiz
    return presentQuiz(handed, await placingRepository(tx).listAsked(quiz.id), membership, now())
  }
}

export type HandingOver = ReturnType<typeof createHandingOver>

/** What nobody has proved may be the mailbox of a stranger. */
function isTold({ userId, emailVerifiedAt }: CreatorAccount, actor: Actor): boolean {
  return userId !== actor.userId && emailVerifiedAt !== null
}

function envelopeOf({ userId, email: to, locale }: CreatorAccount) {
  return { userId, to, locale }
}

/** Each mails two people: a school year's worth goes through. */
function handingKey({ userId }: Actor): AttemptKeys {
  return { tried: { key: `hand-over:${userId}`, rule: { free: 100, longestMs: 15 * MINUTE } } }
}
