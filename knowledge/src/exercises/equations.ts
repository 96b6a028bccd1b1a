import type { Locale } from '@probant/contract/locales'
import type { Difficulty } from '@probant/contract/questions/form'
import type { Random } from '../random.ts'
import { type Exercise, exerciseSubject } from './exercise.ts'
import { between, signed, told } from './numbers.ts'
import { type Wording, worded } from './worded.ts'

export const equations = exerciseSubject({
  id: 'equations',
  name: { en: 'Equations', fr: 'Équations' },
  aliases: {
    en: [
      'linear equations',
      'solving equations',
      'first-degree equations',
      'equations with one unknown',
      'algebra',
    ],
    fr: ['équations du premier degré', 'résoudre des équations', 'équations à une inconnue', 'algèbre'],
  },
  narrower: [
    {
      en: ['simultaneous equations'],
      fr: ['systèmes d’équations', 'calcul littéral'],
    },
  ],
  make: (difficulty, locale, random) => random.pick(KINDS[difficulty])(locale, random),
})

type Kind = (locale: Locale, random: Random) => Exercise

const shifted: Kind = (locale, random) => {
  const [x, add] = [between(random, 2, 25), between(random, 3, 30)]
  return solved({
    locale,
    equation: `x + ${add} = ${x + add}`,
    x,
    // Added instead of taken away, the sign turned, a slip of one.
    slips: [x + 2 * add, -x, x + 1, x - 1, x + 10],
    steps: `x = ${x + add} − ${add}; x = ${x}.`,
  })
}

const scaled: Kind = (locale, random) => {
  const [x, factor] = [between(random, 2, 12), between(random, 2, 9)]
  const product = x * factor
  return solved({
    locale,
    equation: `${factor}x = ${product}`,
    x,
    // Taken away instead of divided, multiplied, a slip in the table.
    slips: [product - factor, product * factor, x + 1, x - 1, -x],
    steps: `x = ${product} ÷ ${factor}; x = ${x}.`,
  })
}

const twoSteps: Kind = (locale, random) => {
  const x = nonZero(random, -9, 12)
  const [factor, add] = [between(random, 2, 9), nonZero(random, -20, 20)]
  const total = factor * x + add
  return solved({
    locale,
    equation: `${factor}x ${signed(add, locale)} = ${told(total, locale)}`,
    x,
    slips: [-x, x + 1, x - 1, total - add - factor, x + add, x + 2],
    steps: `${factor}x = ${told(total - add, locale)}; x = ${told(total - add, locale)} ÷ ${factor}; x = ${told(x, locale)}.`,
  })
}

const bothSides: Kind = (locale, random) => {
  const x = nonZero(random, -9, 12)
  const [right, more] = [between(random, 2, 6), between(random, 2, 6)]
  const left = right + more
  const add = nonZero(random, -15, 15)
  const end = left * x + add - right * x
  if (end === 0) return bothSides(locale, random)
  return solved({
    locale,
    equation: `${left}x ${signed(add, locale)} = ${right}x ${signed(end, locale)}`,
    x,
    slips: [-x, x + 1, x - 1, x + add, x + more, x - 2],
    steps: `${more}x = ${told(end - add, locale)}; x = ${told(x, locale)}.`,
  })
}

const system: Kind = (locale, random) => {
  const [x, y] = [nonZero(random, -6, 9), nonZero(random, -6, 9)]
  const [sum, difference] = [x + y, between(random, 2, 4)]
  const second = difference * x - y
  const pair = (one: number, other: number) => `x = ${told(one, locale)}, y = ${told(other, locale)}`
  const equations = `x + y = ${told(sum, locale)}, ${difference}x − y = ${told(second, locale)}`
  return worded(
    {
      key: equations,
      answer: pair(x, y),
      accepts: [
        pair(x, y).replace(',', ' ;'),
        `(${told(x, locale)}, ${told(y, locale)})`,
        `(${told(x, locale)} ; ${told(y, locale)})`,
      ],
      // Turned round, signs lost, one of the two missed.
      mistakes: [pair(y, x), pair(-x, y), pair(x, -y), pair(x + 1, y - 1), pair(x - 1, y + 1)].filter(
        (slip) => slip !== pair(x, y),
      ),
      solution: `${difference + 1}x = ${told(sum + second, locale)}; x = ${told(x, locale)}; y = ${told(sum, locale)} − ${inBrackets(x, locale)} = ${told(y, locale)}.`,
    },
    { wording: SYSTEM, locale },
    { equations: equations.replace(',', locale === 'en' ? ' and' : ' et') },
  )
}

const KINDS: Record<Difficulty, readonly Kind[]> = {
  easy: [shifted, scaled],
  medium: [twoSteps],
  tough: [bothSides, system],
}

interface Solved {
  locale: Locale
  equation: string
  x: number
  slips: readonly number[]
  steps: string
}

function solved({ locale, equation, x, slips, steps }: Solved): Exercise {
  const say = (value: number) => `x = ${told(value, locale)}`
  return worded(
    {
      key: equation,
      answer: say(x),
      accepts: [told(x, locale), say(x).replace('-', '−'), told(x, locale).replace('-', '−')],
      mistakes: slips.map(say),
      solution: steps,
    },
    { wording: SINGLE, locale },
    { equation },
  )
}

const SINGLE: Wording = {
  en: {
    question: 'What is the solution of the equation {equation}?',
    claim: 'The solution of the equation {equation} is {answer}.',
    open: 'Solve the equation {equation}, and give a reason for each step.',
  },
  fr: {
    question: 'Quelle est la solution de l’équation {equation}\u00a0?',
    claim: 'La solution de l’équation {equation} est {answer}.',
    open: 'Résolvez l’équation {equation} en justifiant chaque étape.',
  },
}

const SYSTEM: Wording = {
  en: {
    question: 'What is the solution of the system {equations}?',
    claim: 'The solution of the system {equations} is {answer}.',
    open: 'Solve the system {equations}, and explain the method that you use.',
  },
  fr: {
    question: 'Quelle est la solution du système {equations}\u00a0?',
    claim: 'La solution du système {equations} est {answer}.',
    open: 'Résolvez le système {equations} en expliquant votre méthode.',
  },
}

function nonZero(random: Random, low: number, high: number): number {
  return between(random, low, high) || high
}

function inBrackets(value: number, locale: Locale): string {
  return value < 0 ? `(${told(value, locale)})` : told(value, locale)
}
