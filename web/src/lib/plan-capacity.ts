import { UNLIMITED } from '@probant/contract/limits'
import type { Meter, Usage } from '@probant/contract/usage'

/** How many more fit: into the plan, and into one’s own limit where an organization sets one. Undefined: no limit. */
export function capacityFor(kind: Meter['kind'], { meters, own }: Usage): number | undefined {
  const limited = [...meters, ...(own ?? [])].filter(
    (meter) => meter.kind === kind && meter.limit !== UNLIMITED,
  )
  if (limited.length === 0) return undefined
  return Math.max(0, Math.min(...limited.map(({ limit, used }) => limit - used)))
}
