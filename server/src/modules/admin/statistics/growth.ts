import { GROWTH_DAYS, type Statistics } from '@probant/contract/admin/statistics'
import { DAY } from '#server/platform/clock.ts'

export interface DayCount {
  day: string
  count: number
}

/** When the first of the days begins that growth is told for; today is the last one. */
export function growthSince(now: Date): Date {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  return new Date(today - (GROWTH_DAYS - 1) * DAY)
}

/** Every day has its place, also those on which nobody came. */
export function growthOver(
  since: Date,
  { newUsers, newOrganizations }: { newUsers: DayCount[]; newOrganizations: DayCount[] },
): Statistics['growth'] {
  return Array.from({ length: GROWTH_DAYS }, (_, index) => {
    const day = new Date(since.getTime() + index * DAY).toISOString().slice(0, 10)
    return { day, newUsers: countOn(day, newUsers), newOrganizations: countOn(day, newOrganizations) }
  })
}

function countOn(day: string, counts: DayCount[]): number {
  return counts.find((one) => one.day === day)?.count ?? 0
}
