import type { Locale } from '@probant/contract/locales'
import type { Difficulty } from '@probant/contract/questions/form'
import type { Random } from '../random.ts'
import { type Exercise, exerciseSubject } from './exercise.ts'
import { between } from './numbers.ts'
import { type Wording, worded } from './worded.ts'

export const derivatives = exerciseSubject({
  id: 'derivatives',
  name: { en: 'Derivatives', fr: 'Dérivées' },
  aliases: {
    en: ['calculus derivatives', 'differentiation', 'differential calculus', 'derivatives of functions'],
    fr: ['dérivation', 'calcul de dérivées', 'fonctions dérivées', 'nombre dérivé', 'dérivées de fonctions'],
  },
  make: (difficulty, locale, random) => random.pick(KINDS[difficulty])(locale, random),
})

type Kind = (locale: Locale, random: Random) => Exercise

const power: Kind = (locale, random) => {
  const [factor, exponent] = [between(random, 2, 9), between(random, 2, 6)]
  return derived({
    locale,
    of: polynomial([[factor, exponent]]),
    answer: polynomial([[factor * exponent, exponent - 1]]),
    // The exponent not lowered, not brought down, or raised.
    slips: [
      polynomial([[factor * exponent, exponent]]),
      polynomial([[factor, exponent - 1]]),
      polynomial([[factor * (exponent - 1), exponent - 1]]),
      polynomial([[factor + exponent, exponent - 1]]),
      polynomial([[factor, exponent + 1]]),
    ],
  })
}

const sum: Kind = (locale, random) => {
  const [high, low] = [between(random, 2, 7), between(random, 2, 9)]
  const exponent = between(random, 2, 5)
  const constant = between(random, 1, 9)
  return derived({
    locale,
    of: polynomial([
      [high, exponent],
      [low, 1],
      [constant, 0],
    ]),
    answer: polynomial([
      [high * exponent, exponent - 1],
      [low, 0],
    ]),
    // The constant kept, the x kept, the exponent not brought down.
    slips: [
      polynomial([
        [high * exponent, exponent - 1],
        [low + constant, 0],
      ]),
      polynomial([
        [high * exponent, exponent - 1],
        [low, 1],
      ]),
      polynomial([
        [high, exponent - 1],
        [low, 0],
      ]),
      polynomial([
        [high * exponent, exponent],
        [low, 0],
      ]),
      polynomial([[high * exponent, exponent - 1]]),
    ],
  })
}

const bracket: Kind = (locale, random) => {
  const [inner, add, exponent] = [between(random, 2, 6), between(random, 1, 9), between(random, 3, 6)]
  const base = `(${inner}x + ${add})`
  return derived({
    locale,
    of: `${base}${raised(exponent)}`,
    answer: `${inner * exponent}${base}${raised(exponent - 1)}`,
    // The inner derivative forgotten, the exponent kept.
    slips: [
      `${exponent}${base}${raised(exponent - 1)}`,
      `${inner * exponent}${base}${raised(exponent)}`,
      `${inner}${base}${raised(exponent - 1)}`,
      `${inner + exponent}${base}${raised(exponent - 1)}`,
    ],
  })
}

const exponential: Kind = (locale, random) => {
  const [factor, rate] = [between(random, 2, 9), between(random, 2, 9)]
  const of = (size: number, exponent: string) => `${size} × exp(${exponent})`
  return derived({
    locale,
    of: of(factor, `${rate}x`),
    answer: of(factor * rate, `${rate}x`),
    slips: [
      of(factor, `${rate}x`),
      of(factor * rate, 'x'),
      of(rate, `${rate}x`),
      of(factor + rate, `${rate}x`),
    ],
  })
}

const KINDS: Record<Difficulty, readonly Kind[]> = {
  easy: [power],
  medium: [sum],
  tough: [bracket, exponential],
}

interface Derived {
  locale: Locale
  of: string
  answer: string
  slips: readonly string[]
}

function derived({ locale, of, answer, slips }: Derived): Exercise {
  return worded(
    { key: of, answer, mistakes: slips, solution: `f(x) = ${of}; f′(x) = ${answer}.` },
    { wording: WORDS, locale },
    { of },
  )
}

const WORDS: Wording = {
  en: {
    question: 'What is the derivative of the function f(x) = {of}?',
    claim: 'The derivative of the function f(x) = {of} is {answer}.',
    open: 'Find the derivative of the function f(x) = {of}, and name the rules that you use.',
  },
  fr: {
    question: 'Quelle est la dérivée de la fonction f(x) = {of}\u00a0?',
    claim: 'La dérivée de la fonction f(x) = {of} est {answer}.',
    open: 'Calculez la dérivée de la fonction f(x) = {of}, et nommez les règles employées.',
  },
}

type Term = readonly [factor: number, exponent: number]

function polynomial(terms: readonly Term[]): string {
  return terms
    .map(([factor, exponent]) => {
      if (exponent === 0) return String(factor)
      return `${factor === 1 ? '' : factor}x${raised(exponent)}`
    })
    .join(' + ')
}

function raised(exponent: number): string {
  return exponent === 1 ? '' : [...String(exponent)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('')
}
