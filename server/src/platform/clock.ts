/** The server's clock rules everywhere; tests set their own. */
export type Now = () => Date

export const systemNow: Now = () => new Date()

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export function later(from: Date, milliseconds: number): Date {
  return new Date(from.getTime() + milliseconds)
}
