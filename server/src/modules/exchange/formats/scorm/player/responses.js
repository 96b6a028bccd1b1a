/** So many characters of a response a platform keeps. */
export const RESPONSE_MAX = 255

/** @param {string} text */
export function asLine(text) {
  return text.replace(/\s+/g, ' ').trim()
}

/**
 * A long answer in pieces that each can be kept.
 * @param {string} line
 */
export function piecesOf(line) {
  const pieces = ['']
  for (const character of line) {
    if ((pieces.at(-1) ?? '').length + character.length > RESPONSE_MAX) pieces.push('')
    pieces.push((pieces.pop() ?? '') + character)
  }
  return pieces
}
