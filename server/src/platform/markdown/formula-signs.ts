/**
 * Programs such as Moodle take `\(`, `\[` and `$$` for the beginning of a formula, wherever they stand. Where these are
 * only text, a word joiner, which nobody sees, parts the two signs.
 */
export function partedSigns(text: string): string {
  return text.replace(new RegExp(`\\\\${JOINER}*(?=[()[\\]])|\\$${JOINER}*(?=\\$)`, 'g'), `$&${JOINER}`)
}

/** The same text without what `partedSigns` has put into it. */
export function joinedSigns(text: string): string {
  return text.replace(
    new RegExp(`(\\\\${JOINER}*)${JOINER}(?=[()[\\]])|(\\$${JOINER}*)${JOINER}(?=\\$)`, 'g'),
    '$1$2',
  )
}

const JOINER = '\u2060'
