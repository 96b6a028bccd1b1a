import type { Locale } from '@probant/contract/locales'
import type { Difficulty } from '@probant/contract/questions/form'
import type { Random } from '../random.ts'
import { type Exercise, exerciseSubject } from './exercise.ts'
import { between, exact, told, typed } from './numbers.ts'
import { type Wording, worded } from './worded.ts'

export const sequences = exerciseSubject({
  id: 'sequences',
  name: { en: 'Number sequences', fr: 'Suites numériques' },
  aliases: {
    en: ['sequences', 'sequences and series'],
    fr: ['suites', 'suites arithmétiques et géométriques'],
  },
  narrower: [
    {
      en: ['arithmetic sequences', 'geometric sequences'],
      fr: ['suites arithmétiques', 'suites géométriques'],
    },
  ],
  make: (difficulty, locale, random) => random.pick(KINDS[difficulty])(locale, random),
})

type Kind = (locale: Locale, random: Random) => Exercise

const next: Kind = (locale, random) => {
  const [start, step] = [between(random, 1, 30), between(random, 2, 12)]
  const shown = [0, 1, 2, 3].map((at) => start + at * step)
  const result = start + 4 * step
  return asked({
    locale,
    key: `next/${start}/${step}`,
    result,
    slips: [result + step, result + 1, result - 1, result + 2, result - 2],
    steps: `${told(start + 3 * step, locale)} + ${step} = ${told(result, locale)}.`,
    wording: NEXT,
    words: { shown: shown.map((term) => told(term, locale)).join(locale === 'en' ? ', ' : '\u00a0; ') },
  })
}

const arithmetic: (low: number, high: number) => Kind = (low, high) => (locale, random) => {
  const [start, step, place] = [between(random, 2, 20), between(random, 2, 15), between(random, low, high)]
  const result = start + (place - 1) * step
  return asked({
    locale,
    key: `arithmetic/${start}/${step}/${place}`,
    result,
    // One step too many or too few, the start forgotten.
    slips: [result + step, result - step, place * step, start * place, result + start],
    steps: `${start} + ${place - 1} × ${step} = ${told(result, locale)}.`,
    wording: ARITHMETIC,
    words: { start: told(start, locale), step: told(step, locale), place: String(place) },
  })
}

const geometric: Kind = (locale, random) => {
  const [start, ratio, place] = [between(random, 2, 9), between(random, 2, 4), between(random, 4, 7)]
  const result = start * ratio ** (place - 1)
  return asked({
    locale,
    key: `geometric/${start}/${ratio}/${place}`,
    result,
    slips: [
      result * ratio,
      result / ratio,
      start + (place - 1) * ratio,
      start * ratio * (place - 1),
      result + start,
    ],
    steps: `${start} × ${Array(place - 1)
      .fill(ratio)
      .join(' × ')} = ${told(result, locale)}.`,
    wording: GEOMETRIC,
    words: { start: told(start, locale), ratio: told(ratio, locale), place: String(place) },
  })
}

const total: Kind = (locale, random) => {
  const [start, step, count] = [between(random, 1, 12), between(random, 2, 9), 2 * between(random, 4, 15)]
  const last = start + (count - 1) * step
  const result = (count * (start + last)) / 2
  return asked({
    locale,
    key: `total/${start}/${step}/${count}`,
    result,
    slips: [count * (start + last), result + last + step, result - last, count * start, result + count],
    steps: `${start} + ${count - 1} × ${step} = ${told(last, locale)}; ${count} × (${start} + ${told(last, locale)}) ÷ 2 = ${told(result, locale)}.`,
    wording: TOTAL,
    words: { start: told(start, locale), step: told(step, locale), count: String(count) },
  })
}

const KINDS: Record<Difficulty, readonly Kind[]> = {
  easy: [next, arithmetic(5, 10)],
  medium: [arithmetic(11, 40), geometric],
  tough: [total],
}

interface Asked {
  locale: Locale
  key: string
  result: number
  slips: readonly number[]
  steps: string
  wording: Wording
  words: Record<string, string>
}

function asked({ locale, key, result, slips, steps, wording, words }: Asked): Exercise {
  const mistakes = slips.map((slip) => told(slip, locale))
  const answer = told(result, locale)
  const accepts = typed(result, locale)
  const number = { value: exact(result), unit: '' }
  return worded({ key, answer, number, accepts, mistakes, solution: steps }, { wording, locale }, words)
}

const NEXT: Wording = {
  en: {
    question: 'Which number comes next in this arithmetic sequence: {shown}?',
    claim: 'In the arithmetic sequence {shown}, the next number is {answer}.',
    open: 'Explain how you find the next number in this arithmetic sequence: {shown}.',
  },
  fr: {
    question: 'Quel est le terme suivant de cette suite arithmétique\u00a0: {shown}\u00a0?',
    claim: 'Dans la suite arithmétique {shown}, le terme suivant est {answer}.',
    open: 'Expliquez comment vous trouvez le terme suivant de cette suite arithmétique\u00a0: {shown}.',
  },
}

const ARITHMETIC: Wording = {
  en: {
    question:
      'An arithmetic sequence begins with {start}, and its common difference is {step}. What is term number {place}?',
    claim:
      'In the arithmetic sequence that begins with {start} and has the common difference {step}, term number {place} is {answer}.',
    open: 'An arithmetic sequence begins with {start}, and its common difference is {step}. Explain how you find term number {place}.',
  },
  fr: {
    question:
      'Une suite arithmétique a pour premier terme {start} et pour raison {step}. Quel est son terme de rang {place}, le premier ayant le rang 1\u00a0?',
    claim:
      'Dans la suite arithmétique de premier terme {start} (rang 1) et de raison {step}, le terme de rang {place} est {answer}.',
    open: 'Une suite arithmétique a pour premier terme {start} (rang 1) et pour raison {step}. Expliquez comment vous trouvez son terme de rang {place}.',
  },
}

const GEOMETRIC: Wording = {
  en: {
    question:
      'A geometric sequence begins with {start}, and its common ratio is {ratio}. What is term number {place}?',
    claim:
      'In the geometric sequence that begins with {start} and has the common ratio {ratio}, term number {place} is {answer}.',
    open: 'A geometric sequence begins with {start}, and its common ratio is {ratio}. Explain how you find term number {place}.',
  },
  fr: {
    question:
      'Une suite géométrique a pour premier terme {start} et pour raison {ratio}. Quel est son terme de rang {place}, le premier ayant le rang 1\u00a0?',
    claim:
      'Dans la suite géométrique de premier terme {start} (rang 1) et de raison {ratio}, le terme de rang {place} est {answer}.',
    open: 'Une suite géométrique a pour premier terme {start} (rang 1) et pour raison {ratio}. Expliquez comment vous trouvez son terme de rang {place}.',
  },
}

const TOTAL: Wording = {
  en: {
    question:
      'An arithmetic sequence begins with {start}, and its common difference is {step}. What is the sum of its first {count} terms?',
    claim:
      'In the arithmetic sequence that begins with {start} and has the common difference {step}, the first {count} terms add up to {answer}.',
    open: 'An arithmetic sequence begins with {start}, and its common difference is {step}. Explain how you find the sum of its first {count} terms.',
  },
  fr: {
    question:
      'Une suite arithmétique a pour premier terme {start} et pour raison {step}. Quelle est la somme de ses {count} premiers termes\u00a0?',
    claim:
      'La somme des {count} premiers termes de la suite arithmétique de premier terme {start} et de raison {step} est {answer}.',
    open: 'Une suite arithmétique a pour premier terme {start} et pour raison {step}. Expliquez comment vous trouvez la somme de ses {count} premiers termes.',
  },
}
