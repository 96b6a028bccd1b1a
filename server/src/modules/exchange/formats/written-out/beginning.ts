import { type Line, part } from './line.ts'

/** What a line begins with, and what follows; anything else is text. */
export type Beginning =
  | { is: 'question'; value: number; rest: Line }
  | { is: 'number'; value: number; rest: Line }
  | { is: 'letter'; value: number; rest: Line; isStarred: boolean; look: Line }
  | { is: 'bullet'; sign: string; rest: Line }
  | { is: 'box'; isTicked: boolean; rest: Line }
  | { is: 'text'; rest: Line }

export function beginningOf(line: Line): Beginning {
  const { text, label } = line
  const named = NAMED.exec(text)
  if (named) return { is: 'question', value: Number(named[1]), rest: after(line, named[0]) }
  const box = BOX.exec(text)
  if (box) return { is: 'box', isTicked: TICKED.test(box[0]), rest: after(line, box[0]) }
  if (label?.kind === 'bullet') return { is: 'bullet', sign: '•', rest: line }
  if (label?.kind === 'number') return { is: 'number', value: label.value, rest: line }
  if (label) return { is: 'letter', value: label.value, rest: line, isStarred: false, look: part(line, 0, 0) }

  const number = NUMBER.exec(text)
  if (number) return { is: 'number', value: Number(number[1]), rest: after(line, number[0]) }
  const letter = LETTER.exec(text)
  if (letter?.groups) {
    const { star = '', letter: sign = '' } = letter.groups
    return {
      is: 'letter',
      value: placeOf(sign) + 1,
      rest: after(line, letter[0]),
      isStarred: star.trim() !== '',
      look: part(line, star.length, letter[0].length),
    }
  }
  const bullet = BULLET.exec(text)
  if (bullet) return { is: 'bullet', sign: bullet[1] ?? '', rest: after(line, bullet[0]) }
  return { is: 'text', rest: line }
}

/** Of a letter, counted from 0. */
export function placeOf(letter: string): number {
  return letter.toUpperCase().charCodeAt(0) - 65
}

function after(line: Line, beginning: string): Line {
  return part(line, beginning.length)
}

/** `Question 3:`, `Q3.`, `Question n° 3`. */
const NAMED = /^(?:questions?\s*(?:n\s?[°ºo.]\s*)?#?|q\s?)(\d{1,3})(?!\d)(?:\s*[.):–—-])?\s*/i
/** `3.`, `3)`, `(3)`, `3 - What …`; not `3.14`. */
const NUMBER = /^\(?(\d{1,3})(?:\s?\)\s*|\.(?:\s+|$|(?=[^\d\s.]))|\t\s*|\s?[-–—]\s*(?=[\p{L}«"“‘]))/u
/** `a)`, `B.`, `(c)`, `d -`, also with a star before it. */
const LETTER =
  /^(?<star>(?:[*✓✔✅→]|=>)?\s*)\(?(?<letter>[A-Za-z])(?:\s?\)\s*|\.(?:\s+|$|(?=\p{Lu}|\d))|\s?:\s+|\s[-–—]\s+|\t\s*)/u
const BULLET = /^([-–—•·▪■●◉○◯◦‣*+➢►]|o(?=\t))\s+/
const BOX = /^(?:[-*•]\s+)?(?:\[\s{0,2}\]|\[[xX✓✔]\]|\(\s{0,2}\)|\([xX✓✔]\)|[☐□❏❑❒☑☒✅✓✔])\s*/
const TICKED = /[xX☑☒✅✓✔]/
