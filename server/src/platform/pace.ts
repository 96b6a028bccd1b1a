import { SECOND } from './clock.ts'
import { ensure } from './errors.ts'
import { forgetOldest } from './recent.ts'

interface Options {
  /** So many may come at the same moment. */
  atOnce: number
  /** And so many a second in the long run. */
  perSecond: number
  /** Past so many, whoever came longest ago is forgotten. */
  remembers: number
}

/** How fast one may go on, each by their own key; counted in this process alone, and without a timer. */
export function createPace({ atOnce, perSecond, remembers }: Options) {
  const eachMs = SECOND / perSecond
  /** Until when what each has done so far takes up their share. */
  const takenUntil = new Map<string, number>()

  return {
    /** Refused to whoever is too fast; what is refused doesn't count. */
    keep(key: string, at: Date): void {
      const time = at.getTime()
      const taken = Math.max(takenUntil.get(key) ?? 0, time)
      const tooSoonMs = taken - time - (atOnce - 1) * eachMs
      ensure(tooSoonMs <= 0, 'tooManyAttempts', { seconds: Math.ceil(tooSoonMs / SECOND) })

      takenUntil.delete(key)
      takenUntil.set(key, taken + eachMs)
      if (takenUntil.size > remembers) forgetOldest(takenUntil)
    },
  }
}
