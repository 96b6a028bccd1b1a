import { exerciseSubject } from './exercise.ts'
import { between } from './numbers.ts'
import { type Wording, worded } from './worded.ts'

export const romanNumerals = exerciseSubject({
  id: 'roman-numerals',
  name: { en: 'Roman numerals', fr: 'Chiffres romains' },
  aliases: {
    en: ['roman numbers', 'reading Roman numerals'],
    fr: ['nombres romains', 'numération romaine', 'chiffres romain'],
  },
  make(difficulty, locale, random) {
    const [low, high] = { easy: [4, 49], medium: [50, 499], tough: [500, 3_999] }[difficulty] as [
      number,
      number,
    ]
    const value = between(random, low, high)
    const isRead = random.next() < 0.5
    // One more or less, a letter taken for its neighbour.
    const slips = random.shuffled(
      [value + 1, value - 1, value + 2, value + 10, value - 2, value + 5].concat(
        value > 20 ? value - 10 : [],
      ),
    )
    const say = (number: number) => (isRead ? String(number) : romanOf(number))
    const sum = parts(value).map(([, size]) => size)
    const equalities = [romanOf(value), ...(sum.length > 1 ? [sum.join(' + ')] : []), value]
    return worded(
      {
        key: `${value}/${isRead}`,
        answer: say(value),
        accepts: [say(value).toLowerCase()],
        mistakes: slips.filter((slip) => slip > 0 && slip < 4_000).map(say),
        solution: `${equalities.join(' = ')}.`,
      },
      { wording: isRead ? READ : WRITE, locale },
      { given: isRead ? romanOf(value) : String(value) },
    )
  },
})

const READ: Wording = {
  en: {
    question: 'Which number is written {given} in Roman numerals?',
    claim: 'The Roman numeral {given} stands for {answer}.',
    open: 'Explain, letter by letter, how you read the Roman numeral {given}.',
  },
  fr: {
    question: 'Quel nombre s’écrit {given} en chiffres romains\u00a0?',
    claim: 'En chiffres romains, {given} représente {answer}.',
    open: 'Expliquez, lettre par lettre, comment se lit le nombre romain {given}.',
  },
}

const WRITE: Wording = {
  en: {
    question: 'How is the number {given} written in Roman numerals?',
    claim: 'The number {given} is written {answer} in Roman numerals.',
    open: 'Explain step by step how you write the number {given} in Roman numerals.',
  },
  fr: {
    question: 'Comment le nombre {given} s’écrit-il en chiffres romains\u00a0?',
    claim: 'Le nombre {given} s’écrit {answer} en chiffres romains.',
    open: 'Expliquez étape par étape comment vous écrivez le nombre {given} en chiffres romains.',
  },
}

export function romanOf(value: number): string {
  return parts(value)
    .map(([letters]) => letters)
    .join('')
}

function parts(value: number): (readonly [letters: string, size: number])[] {
  const first = LETTERS.find(([, size]) => size <= value)
  return first ? [first, ...parts(value - first[1])] : []
}

const LETTERS = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const
