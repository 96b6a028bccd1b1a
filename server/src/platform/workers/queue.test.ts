import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Asker,
  aheadOf,
  begun,
  emptyQueue,
  joined,
  left,
  MOST_OF_ONE,
  MOST_PEOPLE,
  nextIn,
  type Queue,
  queueRefusal,
  VERIFIED_FIRST,
} from './queue.ts'

interface Job extends Asker {
  number: number
}

describe('whose turn it is', () => {
  it('goes round between people, however much one of them asks for', () => {
    expect(servedIn('a a a b c')).toEqual(['a', 'b', 'c', 'a', 'a'])
    expect(servedIn('a a b a b c')).toEqual(['a', 'b', 'c', 'a', 'b', 'a'])
  })

  it('is first that of people whose address is verified, then of one whose is not', () => {
    expect(servedIn('?1 ?2 ?3 a b c d e')).toEqual(['a', 'b', 'c', '?1', 'd', 'e', '?2', '?3'])
  })

  it('is a teacher’s before that of eight throw-away accounts, but for the one at work', () => {
    const eight = Array.from({ length: 8 }, (_, at) => `?${at}`)
    const { queue } = filled(eight.slice(0, MOST_PEOPLE.unverified))
    const working = begun(queue, nextIn(queue, 1) as Job)
    const teacher = aJob('teacher')
    const asked = joined(working, teacher)
    expect(aheadOf(asked, teacher)).toBe(0)
    expect(nextIn(left(asked, working.atWork[0] as Job), 1)).toBe(teacher)
  })
})

describe('the queue, whatever happens', () => {
  it('has at most one of each person at work, and each person’s jobs in their order', () => {
    fc.assert(
      fc.property(fc.array(happening), fc.constantFrom(1, 2, 3), (happenings, workers) => {
        const served = new Map<string, number>()
        for (const { queue, begunNow } of played(happenings, workers)) {
          expect(queue.atWork.length).toBeLessThanOrEqual(workers)
          expect(new Set(queue.atWork.map(({ userId }) => userId)).size).toBe(queue.atWork.length)
          if (begunNow) {
            expect(begunNow.number).toBeGreaterThan(served.get(begunNow.userId) ?? 0)
            served.set(begunNow.userId, begunNow.number)
          }
        }
      }),
    )
  })

  it('lets only so many wait, of one person and in all', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 200 }), (happenings) => {
        for (const { queue } of played(happenings, 1)) {
          const people = Map.groupBy(queue.waiting, ({ userId }) => userId)
          for (const jobs of people.values()) expect(jobs.length).toBeLessThanOrEqual(MOST_OF_ONE)
          const verified = [...people.values()].filter(([first]) => first?.isVerified).length
          expect(verified).toBeLessThanOrEqual(MOST_PEOPLE.verified)
          expect(people.size - verified).toBeLessThanOrEqual(MOST_PEOPLE.unverified)
        }
      }),
    )
  })

  it('starves nobody: whoever is first of their own waits for a bounded number of turns, whoever else comes', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 300 }), fc.constantFrom(1, 2), (happenings, workers) => {
        const waits = new Map<Job, { turns: number; most: number }>()
        for (const { queue, begunNow, joinedNow } of played(happenings, workers)) {
          // The next of somebody whose first is at work waits for that, and then for everybody else.
          const own = [...queue.atWork, ...queue.waiting].find(({ userId }) => userId === joinedNow?.userId)
          if (joinedNow && own === joinedNow) {
            waits.set(joinedNow, { turns: 0, most: mostTurns(queue, joinedNow, workers) })
          }
          if (!begunNow) continue
          waits.delete(begunNow)
          for (const [job, wait] of waits) {
            if (!queue.waiting.includes(job)) waits.delete(job)
            else expect(++wait.turns, `${job.userId} of ${workers}`).toBeLessThanOrEqual(wait.most)
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  it('serves verified people in the order in which they came, each person once before anybody twice', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5), { minLength: 1, maxLength: 20 }), (people) => {
        const { queue } = filled(people.map((person) => `v${person}`))
        const order = servedFrom(queue).map(({ userId }) => userId)
        const first = [...new Set(queue.waiting.map(({ userId }) => userId))]
        expect(order.slice(0, first.length)).toEqual(first)
      }),
    )
  })

  it('says truly how many are ahead, if nobody else comes', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(6), fc.boolean()), { maxLength: 20 }), (people) => {
        const { queue } = filled(people.map(([person, isVerified]) => `${isVerified ? 'v' : '?'}${person}`))
        const order = servedFrom(queue)
        for (const job of queue.waiting) expect(aheadOf(queue, job)).toBe(order.indexOf(job))
      }),
    )
  })
})

/**
 * A verified person is passed by those verified before them and, once in a while, by one who is not. The others have
 * one turn in four, and wait for those of their own kind before them. With several workers a person who is at work is
 * passed over until they are done.
 */
function mostTurns({ waiting }: Queue<Job>, job: Job, workers: number): number {
  const alike = waiting.filter(({ isVerified }) => isVerified === job.isVerified)
  const before = new Set(alike.slice(0, alike.indexOf(job)).map(({ userId }) => userId)).size
  const turns = (before + 1) * (job.isVerified ? 2 : VERIFIED_FIRST + 1)
  return turns * workers + workers
}

type Happening = { kind: 'joins' | 'leaves'; person: number; isVerified: boolean } | { kind: 'done' }

const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('joins' as const),
      person: fc.nat(30),
      isVerified: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('leaves' as const),
      person: fc.nat(30),
      isVerified: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('done' as const) }) },
)

/** What the queue goes through; whoever has been at work the longest is done first, as no job lasts for ever. */
function* played(happenings: readonly Happening[], workers: number) {
  let queue: Queue<Job> = emptyQueue
  let count = 0
  for (const one of happenings) {
    let joinedNow: Job | undefined
    if (one.kind === 'done') {
      const [oldest] = queue.atWork
      if (oldest) queue = left(queue, oldest)
    } else {
      const userId = `${one.isVerified ? 'v' : '?'}${one.person}`
      const own = queue.waiting.find((job) => job.userId === userId)
      if (one.kind === 'leaves' && own) queue = left(queue, own)
      const job: Job = { userId, isVerified: one.isVerified, number: ++count }
      if (one.kind === 'joins' && !queueRefusal(queue, job)) {
        queue = joined(queue, job)
        joinedNow = job
      }
    }
    yield { queue, joinedNow, begunNow: undefined }
    while (queue.atWork.length < workers) {
      const next = nextIn(queue, workers)
      if (!next) break
      queue = begun(queue, next)
      yield { queue, joinedNow: undefined, begunNow: next }
    }
  }
}

let number = 0

/** A person whose name begins with a question mark has an address that nobody has verified. */
function aJob(userId: string): Job {
  return { userId, isVerified: !userId.startsWith('?'), number: ++number }
}

function filled(people: readonly string[]) {
  const jobs = people.map(aJob)
  return { jobs, queue: jobs.reduce((queue: Queue<Job>, job) => joined(queue, job), emptyQueue) }
}

function servedIn(people: string): string[] {
  return servedFrom(filled(people.split(' ')).queue).map(({ userId }) => userId)
}

function servedFrom(queue: Queue<Job>): Job[] {
  const next = nextIn(queue, 1)
  return next ? [next, ...servedFrom({ ...begun(queue, next), atWork: [] })] : []
}
