import type { Locale } from '@probant/contract/locales'
import type { Candidate } from '../../provider.ts'
import { wrongAnswers } from '../distractors.ts'
import type { Knower } from '../knower.ts'
import type { Random } from '../random.ts'
import { capitalised, fill } from '../wording.ts'
import { COUNTRIES, type Country } from './countries-data.ts'

/** Who borders on whom. A country has several neighbours, so the wrong answers are those of its continent that are none. */
export const neighbours: Knower = {
  id: 'neighbours',
  name: { en: 'Borders of the world', fr: 'Frontières du monde' },
  aliases: {
    en: ['borders', 'neighbouring countries', 'land borders', 'neighbours'],
    fr: ['frontières', 'pays voisins', 'pays frontaliers', 'pays limitrophes'],
  },
  deal(locale, random) {
    const left = new Set(random.shuffled(COUNTRIES.filter(({ neighbours }) => neighbours.some(isKnown))))
    return ({ type, difficulty }) => {
      for (const country of left) {
        if (country.difficulty !== difficulty) continue
        const question = type === 'multiple_choice' || type === 'true_false' ? ask(country, type) : undefined
        if (!question) continue
        left.delete(country)
        return question
      }
    }

    function ask(country: Country, type: 'multiple_choice' | 'true_false'): Candidate | undefined {
      const pair = neighbourAndOthers(country, locale, random)
      if (!pair) return undefined
      const [near, far] = pair
      const entity = country.of[locale]
      const base = {
        difficulty: country.difficulty,
        explanation: fill(WORDS[locale].statement, { entity, value: near }),
        source: 'builtin:facts',
        sourceSentence: null,
        fact: `neighbours/${country.code}`,
      }
      if (type === 'multiple_choice') {
        const title = fill(WORDS[locale].question, { entity })
        return { ...base, type, title, correct: capitalised(near), wrong: far.map(capitalised) }
      }
      const isTrue = random.next() < 0.5
      const value = isTrue ? near : random.pick(far)
      return { ...base, type, title: fill(WORDS[locale].statement, { entity, value }), isTrue }
    }
  },
}

const WORDS = {
  en: {
    question: 'Which of these countries shares a land border with {entity}?',
    statement: 'One of the land borders of {entity} is with {value}.',
  },
  fr: {
    question: 'Lequel de ces pays fait partie des voisins terrestres {entity}\u00a0?',
    statement: 'Parmi les voisins terrestres {entity} figure ce pays\u00a0: {value}.',
  },
}

function neighbourAndOthers(
  country: Country,
  locale: Locale,
  random: Random,
): [string, string[]] | undefined {
  const near = random.pick(country.neighbours.filter(isKnown))
  const correct = COUNTRIES.find(({ code }) => code === near)
  const others = COUNTRIES.filter(
    ({ code, region }) =>
      region === country.region &&
      code !== country.code &&
      !country.neighbours.includes(code) &&
      !OVERSEAS.has(`${country.code}-${code}`),
  )
  const wrong =
    correct &&
    wrongAnswers(
      correct.name[locale],
      others.map(({ name }) => name[locale]),
      random,
    )
  return wrong && [correct.name[locale], wrong]
}

/** Neighbours only on an island far away: neither a right answer nor a wrong one. */
const OVERSEAS = new Set(['FR-NL', 'NL-FR'])

function isKnown(code: string): boolean {
  return KNOWN.has(code)
}

const KNOWN = new Set(COUNTRIES.map(({ code }) => code))
