/** The points as a cartridge can state them; nothing where it can't. */
export function weightOf(points: number): number | undefined {
  return Number.isInteger(points) && points >= 1 && points <= 99 ? points : undefined
}
