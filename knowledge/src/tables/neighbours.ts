import type { ChoiceSource, Subject } from '../source.ts'
import { type Country, readCountries } from './countries-data.ts'

/** Who borders on whom. A country has several neighbours, so the wrong answers are those of its continent that are none. */
export const neighbours: Subject = {
  id: 'neighbours',
  name: { en: 'Borders of the world', fr: 'Frontières du monde' },
  aliases: {
    en: ['borders', 'neighbouring countries', 'land borders', 'neighbours'],
    fr: ['frontières', 'pays voisins', 'pays frontaliers', 'pays limitrophes'],
  },
  async load(): Promise<ChoiceSource> {
    const countries = await readCountries()
    return {
      kind: 'choices',
      id: 'neighbours',
      question: {
        en: 'Which of these countries shares a land border with {entity}?',
        fr: 'Lequel de ces pays fait partie des voisins terrestres {entity}\u00a0?',
      },
      questionOnAll: {
        en: 'Which of these countries share a land border with {entity}?',
        fr: 'Lesquels de ces pays font partie des voisins terrestres {entity}\u00a0?',
      },
      statement: {
        en: 'One of the land borders of {entity} is with {value}.',
        fr: 'Parmi les voisins terrestres {entity} figure ce pays\u00a0: {value}.',
      },
      choices: countries
        .map((country) => ({
          key: country.code,
          difficulty: country.difficulty,
          entity: country.of,
          right: neighboursOf(country, countries),
          wrong: othersOnContinent(country, countries).map(({ name }) => name),
        }))
        .filter(({ right }) => right.length > 0),
    }
  },
}

function neighboursOf(country: Country, countries: readonly Country[]) {
  return country.neighbours.flatMap((code) => countries.find((other) => other.code === code)?.name ?? [])
}

function othersOnContinent(country: Country, countries: readonly Country[]): Country[] {
  return countries.filter(
    ({ code, region }) =>
      region === country.region &&
      code !== country.code &&
      !country.neighbours.includes(code) &&
      !OVERSEAS.has(`${country.code}-${code}`),
  )
}

/** Neighbours only on an island far away: neither a right answer nor a wrong one. */
const OVERSEAS = new Set(['FR-NL', 'NL-FR'])
