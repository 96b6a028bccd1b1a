import type { Difficulty } from '@probant/contract/questions/form'
import { exerciseSubject } from './exercise.ts'
import { between, exact, told, typed } from './numbers.ts'
import { type Wording, worded } from './worded.ts'

export const units = exerciseSubject({
  id: 'units',
  name: { en: 'Unit conversions', fr: 'Conversions d’unités' },
  aliases: {
    en: [
      'converting units',
      'metric system',
      'measurement',
      'length and mass',
      'metric units',
      'measures',
      'units',
    ],
    fr: [
      'conversions',
      'convertir des unités',
      'système métrique',
      'mesures',
      'grandeurs et mesures',
      'longueurs et masses',
      'longueurs masses contenances',
      'tableau de conversion',
      'unités',
    ],
  },
  make(difficulty, locale, random) {
    const family = random.pick(FAMILIES[difficulty])
    const [from, to] = random.shuffled(Object.keys(family)) as [string, string]
    const [down, up] = [family[from] as number, family[to] as number]
    // The smaller unit's amount is a whole one, so that the other has few decimals.
    const isToSmaller = down > up
    const steps = [1, 2, 5, 10].map((step) => step / (difficulty === 'easy' ? 1 : 10))
    const amount = isToSmaller
      ? exact(between(random, 2, 90) * random.pick(difficulty === 'easy' ? [1] : steps))
      : exact((between(random, 2, 90) * up) / down / (difficulty === 'easy' ? 1 : 10))
    const result = exact((amount * down) / up)
    const say = (value: number, unit: string) => `${told(value, locale)}\u00a0${unit}`
    const by = isToSmaller ? down / up : up / down
    const isTime = 'h' in family
    // A place too far or too near, or the other way.
    const slips = isTime
      ? [amount * 100, result + 60, amount / 100, result * 2, result / 2, result * 10]
      : [result * 10, result / 10, result * 100, result / 100, result * 1000]
    return worded(
      {
        key: `${amount}/${from}/${to}`,
        answer: say(result, to),
        number: { value: result, unit: to },
        accepts: [...typed(result, locale), `${told(result, locale)} ${to}`],
        mistakes: random
          .shuffled(slips.map(exact).filter((slip) => slip > 0 && slip !== result))
          .map((slip) => say(slip, to)),
        solution: `${isToSmaller ? say(1, from) : say(1, to)} = ${isToSmaller ? say(by, to) : say(by, from)}; ${told(amount, locale)} ${isToSmaller ? '×' : '÷'} ${told(by, locale)} = ${told(result, locale)}.`,
      },
      { wording: WORDS, locale },
      { amount: say(amount, from), unit: to },
    )
  },
})

/** What one of each is, in the smallest of its family. */
type Family = Record<string, number>

const FAMILIES: Record<Difficulty, readonly Family[]> = {
  easy: [
    { mm: 1, cm: 10 },
    { cm: 1, m: 100 },
    { m: 1, km: 1_000 },
    { g: 1, kg: 1_000 },
    { ml: 1, l: 1_000 },
    { s: 1, min: 60 },
    { min: 1, h: 60 },
  ],
  medium: [
    { mm: 1, m: 1_000 },
    { cm: 1, m: 100 },
    { mg: 1, g: 1_000 },
    { kg: 1, t: 1_000 },
    { cl: 1, l: 100 },
    { ml: 1, cl: 10, l: 1_000 },
    { m: 1, km: 1_000 },
  ],
  tough: [
    { 'cm²': 1, 'm²': 10_000 },
    { 'mm²': 1, 'cm²': 100 },
    { 'cm³': 1, l: 1_000 },
    { 'dm³': 1, 'm³': 1_000 },
    { 'm²': 1, ha: 10_000 },
    { cm: 1, km: 100_000 },
  ],
}

const WORDS: Wording = {
  en: {
    question: 'How much is {amount} in {unit}?',
    claim: '{amount} is equal to {answer}.',
    open: 'Explain how you convert {amount} into {unit}.',
  },
  fr: {
    question: 'Combien font {amount} en {unit}\u00a0?',
    claim: '{amount} est égal à {answer}.',
    open: 'Expliquez comment vous convertissez {amount} en {unit}.',
  },
}
