import type { Difficulty } from '@probant/contract/questions/form'
import { exerciseSubject } from './exercise.ts'
import { between } from './numbers.ts'
import { type Wording, worded } from './worded.ts'

type Base = 2 | 10 | 16

export const numberBases = exerciseSubject({
  id: 'number-bases',
  name: { en: 'Binary and hexadecimal', fr: 'Binaire et hexadécimal' },
  aliases: {
    en: ['binary', 'hexadecimal', 'binary numbers', 'number systems'],
    fr: ['bases de numération', 'binaire', 'hexadécimal', 'nombres binaires', 'numération'],
  },
  make(difficulty, locale, random) {
    const { low, high, ways } = RANGES[difficulty]
    const value = between(random, low, high)
    const [from, to] = random.pick(ways)
    const given = write(value, from)
    // One too many or too few, a place further, the digits the wrong way round.
    const slips = [value + 1, value - 1, value * 2, value + 2, Math.floor(value / 2), value + to]
    const inDecimal = from === 10 ? [] : [String(value)]
    const equalities = [
      given,
      placesOf(value, from === 10 ? to : from),
      ...inDecimal,
      write(value, to),
    ].filter((part, at, all) => part !== all[at - 1])
    return worded(
      {
        key: `${from}/${to}/${value}`,
        answer: write(value, to),
        accepts: [write(value, to).toLowerCase()],
        mistakes: random.shuffled(slips.filter((slip) => slip > 1)).map((slip) => write(slip, to)),
        solution: `${equalities.join(' = ')}.`,
      },
      { wording: WORDS, locale },
      { given, from: NAMES[from][locale], to: NAMES[to][locale] },
    )
  },
})

const RANGES: Record<Difficulty, { low: number; high: number; ways: readonly (readonly [Base, Base])[] }> = {
  easy: {
    low: 4,
    high: 31,
    ways: [
      [2, 10],
      [10, 2],
    ],
  },
  medium: {
    low: 17,
    high: 127,
    ways: [
      [2, 10],
      [10, 2],
      [16, 10],
      [10, 16],
    ],
  },
  tough: {
    low: 128,
    high: 511,
    ways: [
      [16, 10],
      [10, 16],
      [2, 16],
      [16, 2],
    ],
  },
}

function write(value: number, base: Base): string {
  return value.toString(base).toUpperCase()
}

/** 13 is 8 + 4 + 1 in binary. */
function placesOf(value: number, base: Base): string {
  const digits = [...value.toString(base)].map((digit) => Number.parseInt(digit, base))
  return digits
    .map((digit, at) => ({ digit, place: base ** (digits.length - 1 - at) }))
    .filter(({ digit }) => digit > 0)
    .map(({ digit, place }) => (base === 2 ? String(place) : `${digit} × ${place}`))
    .join(' + ')
}

const NAMES: Record<Base, Record<'en' | 'fr', string>> = {
  2: { en: 'binary', fr: 'binaire' },
  10: { en: 'decimal', fr: 'décimal' },
  16: { en: 'hexadecimal', fr: 'hexadécimal' },
}

const WORDS: Wording = {
  en: {
    question: 'How is the {from} number {given} written in {to}?',
    claim: 'The {from} number {given} is written {answer} in {to}.',
    open: 'Explain step by step how you turn the {from} number {given} into {to}.',
  },
  fr: {
    question: 'Comment le nombre {given}, donné en {from}, s’écrit-il en {to}\u00a0?',
    claim: 'Le nombre {given}, donné en {from}, s’écrit {answer} en {to}.',
    open: 'Expliquez étape par étape comment vous convertissez en {to} le nombre {given}, donné en {from}.',
  },
}
