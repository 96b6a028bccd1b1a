import type { Locale } from '@probant/contract/locales'
import type { Difficulty } from '@probant/contract/questions/form'
import type { Random } from '../random.ts'
import { type Exercise, exerciseSubject } from './exercise.ts'
import { between, exact, told, typed } from './numbers.ts'

export const percentages = exerciseSubject({
  id: 'percentages',
  name: { en: 'Percentages', fr: 'Pourcentages' },
  aliases: {
    en: ['percent', 'percentage', 'percentage change', 'proportions'],
    fr: ['pourcentage', 'pour cent', 'proportions', 'proportionnalité'],
  },
  narrower: [{ en: ['discounts'], fr: ['taux d’évolution', 'remises'] }],
  make: (difficulty, locale, random) => random.pick(KINDS[difficulty])(locale, random),
})

type Kind = (locale: Locale, random: Random) => Exercise

const share: Kind = (locale, random) => {
  const [rate, whole] = [random.pick([5, 10, 20, 25, 50, 75]), 20 * between(random, 2, 30)]
  const result = (rate * whole) / 100
  const words = SHARE[locale]
  const told = { rate: percent(rate, locale), whole: say(whole, locale) }
  return {
    key: `share/${rate}/${whole}`,
    ...asNumber(
      result,
      [(rate * whole) / 10, whole - result, whole / rate, result + 10, result / 10],
      locale,
    ),
    question: words.question(told),
    claim: (answer) => words.claim(told, answer),
    solution: `${say(whole, locale)} × ${say(rate, locale)} ÷ 100 = ${say(result, locale)}.`,
    open: words.open(told),
  }
}

const change: Kind = (locale, random) => {
  const rate = random.pick([5, 10, 15, 20, 25, 30, 40])
  const whole = 20 * between(random, 3, 40)
  const isRise = random.next() < 0.5
  const step = (rate * whole) / 100
  const result = isRise ? whole + step : whole - step
  const words = CHANGE[locale]
  const told = { rate: percent(rate, locale), whole: euros(whole, locale), isRise }
  return {
    key: `change/${isRise}/${rate}/${whole}`,
    // The other direction, the change alone, the rate taken for an amount.
    ...asEuros(
      result,
      [
        isRise ? whole - step : whole + step,
        step,
        isRise ? whole + rate : whole - rate,
        result + 10,
        result - 5,
      ],
      locale,
    ),
    question: words.question(told),
    claim: (answer) => words.claim(told, answer),
    solution: `${say(whole, locale)} × ${say(rate, locale)} ÷ 100 = ${say(step, locale)}; ${say(whole, locale)} ${isRise ? '+' : '−'} ${say(step, locale)} = ${say(result, locale)}.`,
    open: words.open(told),
  }
}

const before: Kind = (locale, random) => {
  const rate = random.pick([10, 20, 25, 40, 50])
  const whole = 20 * between(random, 2, 40)
  const after = whole - (rate * whole) / 100
  const words = BEFORE[locale]
  const told = { rate: percent(rate, locale), after: euros(after, locale) }
  return {
    key: `before/${rate}/${after}`,
    // The rate put back onto what is left of it, the amount itself, the rate as an amount.
    ...asEuros(
      whole,
      [exact(after * (1 + rate / 100)), after + rate, exact(after * (1 - rate / 100)), whole + 10, whole - 5],
      locale,
    ),
    question: words.question(told),
    claim: (answer) => words.claim(told, answer),
    solution: `100 − ${say(rate, locale)} = ${say(100 - rate, locale)}; ${say(after, locale)} ÷ ${say(100 - rate, locale)} × 100 = ${say(whole, locale)}.`,
    open: words.open(told),
  }
}

const twice: Kind = (locale, random) => {
  const [first, second] = [random.pick([10, 20, 30, 40, 50]), random.pick([5, 10, 20, 30])]
  const after = exact((1 + first / 100) * (1 + second / 100))
  const result = exact((after - 1) * 100)
  const words = TWICE[locale]
  const told = { first: percent(first, locale), second: percent(second, locale) }
  return {
    key: `twice/${first}/${second}`,
    answer: percent(result, locale),
    number: { value: result, unit: '%' },
    accepts: typed(result, locale),
    mistakes: [
      first + second,
      exact((first * second) / 100),
      result + 5,
      result - first + 1,
      result + 10,
    ].map((slip) => percent(slip, locale)),
    question: words.question(told),
    claim: (answer) => words.claim(told, answer),
    solution: `${say(1 + first / 100, locale)} × ${say(1 + second / 100, locale)} = ${say(after, locale)}; ${say(after, locale)} − 1 = ${percent(result, locale)}.`,
    open: words.open(told),
  }
}

const KINDS: Record<Difficulty, readonly Kind[]> = {
  easy: [share],
  medium: [change],
  tough: [before, before, twice],
}

function asNumber(result: number, slips: readonly number[], locale: Locale) {
  const mistakes = slips.filter((slip) => slip > 0).map((slip) => told(slip, locale))
  const number = { value: exact(result), unit: '' }
  return { answer: told(result, locale), number, accepts: typed(result, locale), mistakes }
}

function asEuros(result: number, slips: readonly number[], locale: Locale) {
  const mistakes = slips.filter((slip) => slip > 0).map((slip) => euros(slip, locale))
  const number = { value: exact(result), unit: '€' }
  return { answer: euros(result, locale), number, accepts: typed(result, locale), mistakes }
}

const say = told

function percent(value: number, locale: Locale): string {
  return locale === 'en' ? `${told(value, locale)}%` : `${told(value, locale)}\u202f%`
}

function euros(value: number, locale: Locale): string {
  return locale === 'en' ? `€${told(value, locale)}` : `${told(value, locale)}\u00a0€`
}

type Words<Told> = Record<
  Locale,
  { question(told: Told): string; claim(told: Told, answer: string): string; open(told: Told): string }
>

const SHARE: Words<{ rate: string; whole: string }> = {
  en: {
    question: ({ rate, whole }) => `What is ${rate} of ${whole}?`,
    claim: ({ rate, whole }, answer) => `${rate} of ${whole} is ${answer}.`,
    open: ({ rate, whole }) => `Explain how you work out ${rate} of ${whole} in your head.`,
  },
  fr: {
    question: ({ rate, whole }) => `Combien font ${rate} de ${whole}\u00a0?`,
    claim: ({ rate, whole }, answer) => `${rate} de ${whole} font ${answer}.`,
    open: ({ rate, whole }) => `Expliquez comment vous calculez de tête ${rate} de ${whole}.`,
  },
}

const CHANGE: Words<{ rate: string; whole: string; isRise: boolean }> = {
  en: {
    question: ({ rate, whole, isRise }) =>
      `A price of ${whole} ${isRise ? 'rises' : 'falls'} by ${rate}. What is the new price?`,
    claim: ({ rate, whole, isRise }, answer) =>
      `A price of ${whole} that ${isRise ? 'rises' : 'falls'} by ${rate} becomes ${answer}.`,
    open: ({ rate, whole, isRise }) =>
      `Explain how you find the new price when a price of ${whole} ${isRise ? 'rises' : 'falls'} by ${rate}.`,
  },
  fr: {
    question: ({ rate, whole, isRise }) =>
      `Un prix de ${whole} ${isRise ? 'augmente' : 'baisse'} de ${rate}. Quel est le nouveau prix\u00a0?`,
    claim: ({ rate, whole, isRise }, answer) =>
      `Un prix de ${whole} qui ${isRise ? 'augmente' : 'baisse'} de ${rate} passe à ${answer}.`,
    open: ({ rate, whole, isRise }) =>
      `Expliquez comment vous trouvez le nouveau prix quand un prix de ${whole} ${isRise ? 'augmente' : 'baisse'} de ${rate}.`,
  },
}

const BEFORE: Words<{ rate: string; after: string }> = {
  en: {
    question: ({ rate, after }) =>
      `After a discount of ${rate}, an article costs ${after}. What did it cost before?`,
    claim: ({ rate, after }, answer) =>
      `An article that costs ${after} after a discount of ${rate} cost ${answer} before.`,
    open: ({ rate, after }) =>
      `An article costs ${after} after a discount of ${rate}. Explain how you find its price before.`,
  },
  fr: {
    question: ({ rate, after }) =>
      `Après une remise de ${rate}, un article coûte ${after}. Combien coûtait-il avant\u00a0?`,
    claim: ({ rate, after }, answer) =>
      `Un article qui coûte ${after} après une remise de ${rate} coûtait ${answer} avant.`,
    open: ({ rate, after }) =>
      `Un article coûte ${after} après une remise de ${rate}. Expliquez comment vous trouvez son prix initial.`,
  },
}

const TWICE: Words<{ first: string; second: string }> = {
  en: {
    question: ({ first, second }) =>
      `A price rises by ${first}, then by ${second}. By how much has it risen in all?`,
    claim: ({ first, second }, answer) =>
      `A price that rises by ${first}, then by ${second}, has risen by ${answer} in all.`,
    open: ({ first, second }) =>
      `A price rises by ${first}, then by ${second}. Explain how you find the total rise.`,
  },
  fr: {
    question: ({ first, second }) =>
      `Un prix augmente de ${first}, puis de ${second}. De combien a-t-il augmenté en tout\u00a0?`,
    claim: ({ first, second }, answer) =>
      `Un prix qui augmente de ${first}, puis de ${second}, a augmenté de ${answer} en tout.`,
    open: ({ first, second }) =>
      `Un prix augmente de ${first}, puis de ${second}. Expliquez comment vous trouvez la hausse totale.`,
  },
}
