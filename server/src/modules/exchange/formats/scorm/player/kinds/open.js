import { asLine, piecesOf } from '../responses.js'

/** @type {PlayerKind<Extract<PackedContent, { type: 'open' }>>} */
export const open = {
  interaction: 'fill-in',
  hasPage: true,
  // What a grader should look for is not in the package.
  keep: ({ type }) => ({ type, maxScore: 0, guidance: '', guidanceHtml: '' }),
  given: (answer) => ({ type: 'open', text: String(answer) }),
  reported: (answer) => piecesOf(asLine(String(answer))),
}
