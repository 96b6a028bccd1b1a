import { type Accommodation, VIOLATIONS, type Violation } from '@probant/contract/participants/participant'
import type { AntiCheatPolicy, QuizOptions } from '@probant/contract/quizzes/form'
import type { NotedKind } from '@probant/contract/submissions/incidents'
import { SECOND } from '#server/platform/clock.ts'

export interface Noted {
  id: string
  /** None where the server noted it itself: that has no place in the page's journal, only one in time. */
  number: number | null
  kind: NotedKind
  elapsedMs: number | null
  notedAt: Date
}

interface Judging {
  policy: AntiCheatPolicy
  /** Rules that don't count for them. */
  exemptions: readonly Violation[]
}

export interface Judgement {
  /** The lines that counted. */
  counted: ReadonlySet<string>
  /** What they were warned of, and have not confirmed yet. */
  warning: Violation | null
  /** Those that had counted before they were let continue. */
  setAside: ReadonlySet<string>
  /** The second one ends it. */
  isOver: boolean
}

/** So many, and it is over. */
const LIMIT = 2
/** Events of one act come within so long of each other. */
const ONE_ACT_MS = SECOND

/**
 * What is to be thought of all that was noted, in the order of the journal: a line that came late counts at its own
 * place. From a violation until its warning is confirmed nothing more counts, and one act counts once, under the most
 * specific of its names. What happened or came in while the clock stood still counts for nothing. Whoever was let continue
 * begins anew.
 */
export function judge(noted: readonly Noted[], { policy, exemptions }: Judging): Judgement {
  const acts: { counted: Noted; named: Noted }[] = []
  let warned: { named: Noted } | undefined
  const pauses = pausesIn(noted)
  const setAside = new Set<string>()

  for (const line of inOrder(noted)) {
    if (line.kind === 'reopened') {
      for (const { named } of acts) setAside.add(named.id)
      acts.length = 0
      warned = undefined
    }
    if (line.kind === 'warning_confirmed') warned = undefined
    if (!isViolation(line.kind) || exemptions.includes(line.kind)) continue
    if (pauses.some((pause) => isWithin(pause, line))) continue

    const last = acts.at(-1)
    if (last && isOneAct(last.counted, line)) {
      if (isMoreSpecific(line, last.named)) last.named = line
      continue
    }
    if (warned) continue
    const act = { counted: line, named: line }
    acts.push(act)
    if (policy !== 'record') warned = act
  }

  const isOver = policy === 'end' && acts.length >= LIMIT
  return {
    counted: new Set(acts.map(({ named }) => named.id)),
    warning: warned && !isOver && isViolation(warned.named.kind) ? warned.named.kind : null,
    setAside,
    isOver,
  }
}

interface Pause {
  from: Noted
  /** None while it lasts. */
  until: Noted | undefined
}

function pausesIn(noted: readonly Noted[]): Pause[] {
  const turns = noted
    .filter(({ kind }) => kind === 'paused' || kind === 'resumed')
    .sort((one, other) => one.notedAt.getTime() - other.notedAt.getTime())
  return turns.flatMap((from, index) =>
    from.kind === 'paused' ? { from, until: turns.slice(index).find(({ kind }) => kind === 'resumed') } : [],
  )
}

/** It came in meanwhile, or happened meanwhile in a page that could not tell of it at once. */
function isWithin({ from, until }: Pause, { notedAt, elapsedMs }: Noted): boolean {
  const cameIn = notedAt >= from.notedAt && (!until || notedAt < until.notedAt)
  const [fromMs, untilMs] = [from.elapsedMs ?? 0, until?.elapsedMs ?? Number.POSITIVE_INFINITY]
  return cameIn || (elapsedMs !== null && elapsedMs >= fromMs && elapsedMs < untilMs)
}

/** The page's lines by their numbers; what the server noted stands where it came in. */
function inOrder(noted: readonly Noted[]): Noted[] {
  const numbered = noted.filter(({ number }) => number !== null)
  const ordered = numbered.sort((one, other) => (one.number ?? 0) - (other.number ?? 0))
  for (const line of noted.filter(({ number }) => number === null)) {
    const after = ordered.findIndex(({ notedAt }) => notedAt >= line.notedAt)
    ordered.splice(after < 0 ? ordered.length : after, 0, line)
  }
  return ordered
}

/** May it change what is to be thought of them? */
export function isCounting(kind: NotedKind, { exemptions }: Pick<Judging, 'exemptions'>): boolean {
  return kind === 'warning_confirmed' || (isViolation(kind) && !exemptions.includes(kind))
}

function isViolation(kind: NotedKind): kind is Violation {
  return (VIOLATIONS as readonly string[]).includes(kind)
}

function isOneAct(one: Noted, other: Noted): boolean {
  return Math.abs((other.elapsedMs ?? 0) - (one.elapsedMs ?? 0)) <= ONE_ACT_MS
}

/** Leaving the tab takes the focus from the window, too: that is the lesser name of it. */
function isMoreSpecific(one: Noted, other: Noted): boolean {
  return SPECIFIC.indexOf(one.kind) < SPECIFIC.indexOf(other.kind)
}

const SPECIFIC: NotedKind[] = ['copy_paste', 'multi_monitor', 'right_click', 'tab_switch', 'window_blur']

/** By which rules somebody is watched. */
export function rulesFor(
  { accommodation }: { accommodation: Pick<Accommodation, 'exemptions'> | null },
  { options }: { options: Pick<QuizOptions, 'antiCheat'> },
) {
  return { policy: options.antiCheat, exemptions: exemptionsOf(accommodation) }
}

export function exemptionsOf(accommodation: Pick<Accommodation, 'exemptions'> | null): Violation[] {
  return accommodation?.exemptions.map(({ violation }) => violation) ?? []
}
