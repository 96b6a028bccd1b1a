import { luckOf } from '@probant/kinds/luck'
import { choiceCount } from './kinds/index.js'
import { drawPaper } from './paper.js'

/** So many characters a SCORM 1.2 platform keeps of an attempt. */
const MOST_CHARACTERS = 4096

/**
 * All that is needed to go on later. Answers that are a choice take half a character each, so that thousands find room;
 * what is left is for texts.
 * @param {Attempt} attempt
 */
export function packAttempt({ seed, startedAt, isDone, paper, answers }) {
  /** @type {number[]} */
  const choices = []
  /** @type {string[]} */
  const texts = []
  paper.forEach(({ content }, place) => {
    const answer = answers[place] ?? null
    if (choiceCount(content) === undefined) texts.push(typeof answer === 'string' ? answer : '')
    else choices.push(typeof answer === 'number' ? answer + 1 : 0)
  })
  while (texts.at(-1) === '') texts.pop()
  return JSON.stringify([edition(), seed, startedAt, isDone ? 1 : 0, packChoices(choices), texts])
}

/**
 * The attempt as it was left. Nothing where there is none, or one at other questions than these.
 * @param {string} packed
 * @returns {Attempt | undefined}
 */
export function unpackAttempt(packed) {
  const parts = parsed(packed)
  if (!Array.isArray(parts) || parts[0] !== edition()) return undefined
  const [, seed, startedAt, done, packedChoices, packedTexts] = parts
  if (typeof seed !== 'string' || typeof startedAt !== 'number') return undefined
  const choices = unpackChoices(String(packedChoices))
  const texts = Array.isArray(packedTexts) ? packedTexts.map(String) : []
  const paper = drawPaper(quiz, seed)
  const answers = paper.map(({ content }) => {
    const count = choiceCount(content)
    if (count === undefined) return texts.shift() || null
    const choice = choices.shift() ?? 0
    return choice > 0 && choice <= count ? choice - 1 : null
  })
  return { seed, startedAt, isDone: done === 1, paper, answers }
}

/**
 * As much of a text as the platform has room for beside all the others.
 * @param {Attempt} attempt
 * @param {number} place
 * @param {string} text
 */
export function withinSpace(attempt, place, text) {
  const others = packAttempt({ ...attempt, answers: attempt.answers.with(place, 'x') }).length - 1
  let room = MOST_CHARACTERS - others
  let fitting = ''
  for (const character of text) {
    // Quotes and line breaks take more room than they have letters.
    room -= JSON.stringify(character).length - 2
    if (room < 0) break
    fitting += character
  }
  return fitting
}

/** Which questions these are: answers to others are of no use. */
function edition() {
  const all = quiz.questions.map(({ id, content }) => `${id}${content.type}`)
  return luckOf([...all, ...quiz.sections.map(({ draw }) => draw)].join()).toString(36)
}

/**
 * Two choices of none or one of four make one of 25 letters; unanswered ones at the end take none.
 * @param {number[]} choices
 */
function packChoices(choices) {
  let packed = ''
  for (let at = 0; at < choices.length; at += 2)
    packed += String.fromCharCode(LETTER_A + (choices[at] ?? 0) * 5 + (choices[at + 1] ?? 0))
  return packed.replace(/a+$/, '')
}

/** @param {string} packed */
function unpackChoices(packed) {
  return [...packed].flatMap((letter) => {
    const both = letter.charCodeAt(0) - LETTER_A
    return [Math.floor(both / 5), both % 5]
  })
}

const LETTER_A = 'a'.charCodeAt(0)

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
