import type { ErrorName } from '@probant/contract/errors'
import type { Tx } from '#server/database/client.ts'
import { participantRepository } from '#server/modules/roster/index.ts'
import type { UsageService } from '#server/modules/usage/index.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { ensure, Refusal, refusal } from '#server/platform/errors.ts'

interface Dependencies {
  now: Now
  workspaces: WorkspaceService
  usage: UsageService
}

/** What somebody comes to of their own accord, by a link or a code for many. */
interface Joined {
  quiz: { id: string; workspaceId: string; creatorId: string; participantCount: number }
  /** Of the organization, where it is one's. */
  ownerId: string | null
}

interface Comer {
  email: string
  name: string
  source: keyof typeof WAYS_SHUT
  /** What nobody has proved. */
  givenEmail?: string | null
}

/** Whoever comes to a quiz without having been invited by name: there has to be room for them. */
export function createComers({ now, workspaces, usage }: Dependencies) {
  return {
    /** Limits are locked before what they are about. */
    async lockLimits(tx: Tx, { workspaceId }: { workspaceId: string }): Promise<void> {
      await usage.lock(tx, await workspaces.subscriberOf(tx, workspaceId))
    },

    /** As whom they take part; the quiz has to be held. */
    async add(tx: Tx, joined: Joined, { email, name, source, givenEmail = null }: Comer): Promise<string> {
      await inWordsForComers(WAYS_SHUT[source], () => ensureCapacity(tx, joined))
      const row = { quizId: joined.quiz.id, email, name, source, givenEmail, invitedAt: now() }
      const [participantId] = await participantRepository(tx).add([row])
      if (!participantId) throw new Error('nobody has joined')
      return participantId
    },
  }

  async function ensureCapacity(tx: Tx, { quiz, ownerId }: Joined): Promise<void> {
    // An organization's owner is always one of its active members, whatever has become of the creator.
    const host = { userId: ownerId ?? quiz.creatorId }
    const membership = await workspaces.findById(tx, host, quiz.workspaceId)
    ensure(membership, 'organizationInactive')
    workspaces.ensureActive(membership)
    const size = quiz.participantCount + 1
    await usage.ensureFits(tx, membership, { kind: 'participants', size, ownerId: quiz.creatorId })
  }
}

export type Comers = ReturnType<typeof createComers>

/** Plans and organizations are the creator's business: who comes hears what it means for them. */
async function inWordsForComers(shut: ErrorName, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.refusal === 'participantLimitReached') throw refusal('quizFull')
    throw error.refusal === 'organizationInactive' ? refusal(shut) : error
  }
}

/** How it is said that nobody comes in this way any more. */
const WAYS_SHUT = { shared: 'shareLinkClosed', room: 'joinCodeWrong', open: 'shareLinkClosed' } as const
