/** Two amounts of dollars in a sentence are no formula: `$5 and $10`, `5 $ et 10 $`. `next` is what follows the last sign. */
export function isMoney(source: string, next: string): boolean {
  if (!source.startsWith('$') || source.startsWith('$$')) return false
  return /^\$\s|\s\$$/.test(source) || /\d/.test(next)
}
