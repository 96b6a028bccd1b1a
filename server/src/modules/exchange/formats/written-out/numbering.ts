import { beginningOf } from './beginning.ts'
import { asks, type Line } from './line.ts'

/**
 * Are numbered lines the answers, because questions are called `Question 1` or stand above their numbers without one?
 */
export function numbersAreAnswers(lines: readonly Line[]): boolean {
  let hasNamed = false
  let starts = 0
  let askedStarts = 0
  let before: Line | undefined
  for (const line of lines) {
    const { is, rest, ...found } = beginningOf(line)
    if (is === 'question') hasNamed = true
    // A letter or a box says that numbers are something else.
    if (!hasNamed && (is === 'letter' || is === 'box')) return false
    if (is === 'number' && asks(rest.text) && !hasNamed) return false
    if (is === 'number' && 'value' in found && found.value === 1) {
      starts += 1
      if (before && asks(before.text)) askedStarts += 1
    }
    before = is === 'text' || is === 'question' ? line : undefined
  }
  return hasNamed || (starts > 0 && starts === askedStarts)
}
