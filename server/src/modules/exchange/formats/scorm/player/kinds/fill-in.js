import { asLine, RESPONSE_MAX } from '../responses.js'

/** @type {PlayerKind<Extract<PackedContent, { type: 'fill_in' }>>} */
export const fillIn = {
  interaction: 'fill-in',
  keep: (content) => content,
  given: (answer) => ({ type: 'fill_in', text: String(answer) }),
  right: ({ accepted }) => accepted,
  reported: (answer) => [asLine(String(answer)).slice(0, RESPONSE_MAX)],
}
