import { kindOf } from '@probant/kinds'
import { inOrder } from '@probant/kinds/draw'
import { choices } from './choices.js'
import { fillIn } from './fill-in.js'
import { gaps } from './gaps.js'
import { matching } from './matching.js'
import { multipleChoice } from './multiple-choice.js'
import { numeric } from './numeric.js'
import { open } from './open.js'
import { ordering } from './ordering.js'
import { spots } from './spots.js'
import { trueFalse } from './true-false.js'

/** A line for each kind that a package can hold. */
const KINDS = {
  multiple_choice: multipleChoice,
  choices,
  true_false: trueFalse,
  fill_in: fillIn,
  numeric,
  gaps,
  matching,
  ordering,
  spots,
  open,
}

/**
 * How the player shows and reports a kind. What is right, blank or drawn is said by `kinds`, as on the server.
 * @param {PackedContent} content
 * @returns {PlayerKind<PackedContent>}
 */
export function played({ type }) {
  return KINDS[type]
}

/**
 * The content as `kinds` knows it.
 * @param {PackedContent} content
 */
export function kept(content) {
  return played(content).keep(content)
}

/**
 * Which share of the points an answer earns; null where a person decides.
 * @param {PackedContent} content
 * @param {Answer} answer
 */
export function shareOf(content, answer) {
  const kind = kindOf(content)
  if (kind.byPerson) return null
  return answer === null ? 0 : Number(kind.mark(kept(content), played(content).given(answer)))
}

/**
 * Is there anything in what was typed?
 * @param {PackedContent} content
 * @param {string} text
 */
export function isBlank(content, text) {
  return kindOf(content).isBlank(played(content).given(text))
}

/**
 * How many one of them is chosen from; nothing where it is answered otherwise.
 * @param {PackedContent} content
 */
export function choiceCount(content) {
  const { choices, ticking } = played(content)
  return ticking ? undefined : choices?.(content, inOrder(kept(content))).length
}
