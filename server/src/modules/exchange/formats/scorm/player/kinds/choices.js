import { words } from '@probant/kinds/choices/words'
import { letterOf } from './multiple-choice.js'

/**
 * An answer is the letters of what is ticked, those of the author's order: `ac`.
 * @type {PlayerKind<Extract<PackedContent, { type: 'choices' }>>}
 */
export const choices = {
  interaction: 'choice',
  hasLetters: true,
  keep: ({ type, options, right, isSingle, partial }) => ({
    type,
    options: options.map((html, place) => ({ text: '', html, isCorrect: right.includes(place) })),
    isSingle,
    partial,
  }),
  given: (answer) => ({ type: 'choices', places: placesIn(String(answer)) }),
  choices: ({ options }, order) => order.map((place) => ({ place, html: options[place] ?? '' })),
  ticking: {
    hint: ({ isSingle }) => (isSingle ? '' : words[quiz.language].hint),
    placesIn: (answer) => placesIn(answer ?? ''),
    ticked({ isSingle }, answer, place) {
      const letter = letterOf(place).toLowerCase()
      if (isSingle) return letter
      const others = (answer ?? '').replace(letter, '')
      const next = others.length < (answer ?? '').length ? others : others + letter
      return [...next].sort().join('') || null
    },
  },
  right: ({ right }) => [right.map((place) => letterOf(place).toLowerCase()).join(',')],
  reported: (answer) => [[...String(answer)].join(',')],
}

/** @param {string} letters */
function placesIn(letters) {
  return [...letters].map((letter) => letter.charCodeAt(0) - 'a'.charCodeAt(0))
}
