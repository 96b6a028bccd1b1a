import type { Fact, Relation } from '../facts/pack.ts'
import type { Country } from './countries-data.ts'
import { CURRENCIES } from './currencies-table.ts'

/** Capitals of the same continent are wrong answers for each other. */
export function capitalsByContinent(among: readonly Country[]): Relation[] {
  const regions = [...new Set(among.map(({ region }) => region))]
  return regions.map((name) => capitalOf(among.filter(({ region }) => region === name)))
}

function capitalOf(among: readonly Country[]): Relation {
  return {
    forward: { en: 'What is the capital of {entity}?', fr: 'Quelle est la capitale {entity}\u00a0?' },
    reverse: {
      en: 'Which country has {value} as its capital?',
      fr: 'Quel pays a pour capitale {value}\u00a0?',
    },
    statement: { en: 'The capital of {entity} is {value}.', fr: 'La capitale {entity} est {value}.' },
    open: {
      en: 'Name the capital of {entity}, and say what you know about the country and its capital.',
      fr: 'Nommez la capitale {entity}, et dites ce que vous savez du pays et de sa capitale.',
    },
    match: {
      en: 'Match each country with its capital.',
      fr: 'Associez chaque pays à sa capitale.',
    },
    typed: 'value',
    facts: among.flatMap(({ difficulty, of, capital, also }): Fact[] =>
      capital ? [[difficulty, of.en, of.fr, capital.en, capital.fr, also]] : [],
    ),
  }
}

/** Countries that lie on two continents, or whose continent is a matter of custom, are left out. */
export function continentOf(countries: readonly Country[]): Relation {
  return {
    forward: { en: 'On which continent is {entity}?', fr: 'Quel est le continent {entity}\u00a0?' },
    statement: { en: '{entity} is on this continent: {value}.', fr: 'Le continent {entity} est {value}.' },
    group: {
      en: 'Which of these countries are on this continent: {value}?',
      fr: 'Lesquels de ces pays font partie de {value}\u00a0?',
    },
    facts: countries
      .filter(({ code }) => !BETWEEN.has(code))
      .flatMap(({ difficulty, of, region }): Fact[] => {
        const continent = CONTINENTS[region]
        return continent ? [[difficulty, of.en, of.fr, ...continent]] : []
      }),
  }
}

const BETWEEN = new Set(['RU', 'TR', 'EG', 'KZ', 'AZ', 'GE', 'AM', 'CY', 'ID', 'TL'])

const CONTINENTS: Record<string, readonly [en: string, fr: string]> = {
  Europe: ['Europe', 'l’Europe'],
  Africa: ['Africa', 'l’Afrique'],
  Asia: ['Asia', 'l’Asie'],
  Americas: ['America', 'l’Amérique'],
  Oceania: ['Oceania', 'l’Océanie'],
}

export function currencyOf(countries: readonly Country[]): Relation {
  return {
    forward: { en: 'What is the currency of {entity}?', fr: 'Quelle est la monnaie {entity}\u00a0?' },
    statement: { en: 'The currency of {entity} is {value}.', fr: 'La monnaie {entity} est {value}.' },
    match: {
      en: 'Match each country with its currency.',
      fr: 'Associez chaque pays à sa monnaie.',
    },
    group: {
      en: 'In which of these countries is the currency called {value}?',
      fr: 'Dans lesquels de ces pays la monnaie s’appelle-t-elle {value}\u00a0?',
    },
    typed: 'value',
    facts: countries.flatMap(({ code, difficulty, of }): Fact[] => {
      const currency = CURRENCIES[code]
      return currency ? [[difficulty, of.en, of.fr, ...currency]] : []
    }),
  }
}
