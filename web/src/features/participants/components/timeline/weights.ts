import { VIOLATIONS, type Violation } from '@probant/contract/participants/participant'
import type { NotedKind, Timeline } from '@probant/contract/submissions/incidents'

type Line = Timeline[number]

/** What a line means for them; a step such as a confirmed warning weighs nothing. */
export type Weight = 'counted' | 'recorded' | 'exempt' | 'setAside' | 'step'
export type WeighedLine = Line & { weight: Weight }

const STEPS: readonly NotedKind[] = ['warning_confirmed', 'let_in_again', 'reopened', 'paused', 'resumed']

/** Says of each line what the server made of it, and why it made nothing of it. */
export function weighed(timeline: Timeline, exemptions: readonly { violation: Violation }[]): WeighedLine[] {
  const anewFrom = timeline.findLastIndex(({ kind }) => kind === 'reopened')
  const isExempt = (kind: NotedKind) => exemptions.some(({ violation }) => violation === kind)

  function weightOf({ kind, isCounted }: Line, index: number): Weight {
    if (isCounted) return 'counted'
    if (STEPS.includes(kind)) return 'step'
    if (isExempt(kind)) return 'exempt'
    return isViolation(kind) && index < anewFrom ? 'setAside' : 'recorded'
  }

  return timeline.map((line, index) => ({ ...line, weight: weightOf(line, index) }))
}

/** How many lines count, how many are only recorded, and how many did count before they were let go on. */
export function sumsOf(lines: readonly WeighedLine[]) {
  const of = (...weights: Weight[]) => lines.filter(({ weight }) => weights.includes(weight)).length
  return { counted: of('counted'), recorded: of('recorded', 'exempt'), setAside: of('setAside') }
}

function isViolation(kind: NotedKind): boolean {
  return (VIOLATIONS as readonly NotedKind[]).includes(kind)
}
