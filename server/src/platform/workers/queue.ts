/** Who waits for a worker. */
export interface Asker {
  userId: string
  isVerified: boolean
}

/** Jobs in the order of their turn, and those that are being worked on. Each is known by its identity. */
export interface Queue<Job extends Asker> {
  waiting: readonly Job[]
  atWork: readonly Job[]
  /** How many verified people were served since the last one who is not, while such a one waited. */
  verifiedInARow: number
}

export const emptyQueue: Queue<never> = { waiting: [], atWork: [], verifiedInARow: 0 }

/** After so many verified people one who is not has a turn: throw-away accounts wait, but nobody for ever. */
export const VERIFIED_FIRST = 3
/** People in line; those who are not verified have a short line of their own, so that they fill nobody else's. */
export const MOST_PEOPLE = { verified: 20, unverified: 6 }
/** Of one person's, the first included: the others wait behind it. */
export const MOST_OF_ONE = 4

/** Why may this person not queue up now? */
export function queueRefusal(
  queue: Queue<Asker>,
  asker: Asker,
): 'tooManyAttempts' | 'tooManyWaiting' | undefined {
  const own = queue.waiting.filter(({ userId }) => userId === asker.userId)
  if (own.length > 0) return own.length < MOST_OF_ONE ? undefined : 'tooManyAttempts'
  const alike = queue.waiting.filter(({ isVerified }) => isVerified === asker.isVerified)
  const most = asker.isVerified ? MOST_PEOPLE.verified : MOST_PEOPLE.unverified
  return peopleIn(alike) < most ? undefined : 'tooManyWaiting'
}

export function joined<Job extends Asker>(queue: Queue<Job>, job: Job): Queue<Job> {
  return { ...queue, waiting: [...queue.waiting, job] }
}

/** Whose turn it is, where a worker is free. Nobody has two at work, and unverified people not all of several workers. */
export function nextIn<Job extends Asker>(queue: Queue<Job>, workers: number): Job | undefined {
  const { waiting, atWork, verifiedInARow } = queue
  const ready = waiting.filter(({ userId }) => !atWork.some((busy) => busy.userId === userId))
  const verified = ready.find(({ isVerified }) => isVerified)
  const unverifiedAtWork = atWork.filter(({ isVerified }) => !isVerified).length
  const hasCapacity = unverifiedAtWork < Math.max(1, workers - 1)
  const unverified = hasCapacity ? ready.find(({ isVerified }) => !isVerified) : undefined
  return verified && (!unverified || verifiedInARow < VERIFIED_FIRST) ? verified : unverified
}

/** It is being worked on; what else its person has waiting goes to the end, behind everybody else's first. */
export function begun<Job extends Asker>(queue: Queue<Job>, job: Job): Queue<Job> {
  const waiting = queue.waiting.filter((one) => one !== job)
  const isPassingBy = job.isVerified && waiting.some(({ isVerified }) => !isVerified)
  return {
    waiting: lastOf(job, waiting),
    atWork: [...queue.atWork, job],
    verifiedInARow: isPassingBy ? queue.verifiedInARow + 1 : 0,
  }
}

/** Done, or given up on the way. Whoever has had their turn has their next after all who wait by then. */
export function left<Job extends Asker>(queue: Queue<Job>, job: Job): Queue<Job> {
  const atWork = queue.atWork.filter((one) => one !== job)
  const waiting = queue.waiting.filter((one) => one !== job)
  const hadTurn = atWork.length < queue.atWork.length
  return { ...queue, waiting: hadTurn ? lastOf(job, waiting) : waiting, atWork }
}

function lastOf<Job extends Asker>({ userId }: Job, waiting: readonly Job[]): Job[] {
  const isOwn = (one: Job) => one.userId === userId
  return [...waiting.filter((one) => !isOwn(one)), ...waiting.filter(isOwn)]
}

/** How many turns are before this one's, if nobody else comes. */
export function aheadOf<Job extends Asker>(queue: Queue<Job>, job: Job): number {
  let rest: Queue<Job> = { ...queue, atWork: [] }
  for (let turns = 0; turns < queue.waiting.length; turns++) {
    const next = nextIn(rest, 1)
    if (!next || next === job) return turns
    rest = { ...begun(rest, next), atWork: [] }
  }
  return queue.waiting.length
}

function peopleIn(jobs: readonly Asker[]): number {
  return new Set(jobs.map(({ userId }) => userId)).size
}
