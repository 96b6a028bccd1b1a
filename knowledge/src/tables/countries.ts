import { factSubject } from '../facts/subject.ts'
import type { Naming, Subject } from '../source.ts'
import { readCountries } from './countries-data.ts'
import { capitalsByContinent, continentOf, currencyOf } from './country-relations.ts'
import { neighbours } from './neighbours.ts'

export const worldCapitals = capitals(() => true, {
  id: 'world-capitals',
  name: { en: 'Capitals of the world', fr: 'Capitales du monde' },
  aliases: {
    en: [
      'capitals',
      'capital cities',
      'world capitals',
      'countries and capitals',
      'capital cities of the world',
    ],
    fr: ['capitales', 'pays et capitales', 'villes capitales', 'capitales des pays'],
  },
})

export const continentCapitals = [
  capitals((region) => region === 'Europe', {
    id: 'europe-capitals',
    name: { en: 'Capitals of Europe', fr: 'Capitales d’Europe' },
    aliases: {
      en: ['European capitals', 'European capital cities', 'capital cities of Europe'],
      fr: ['capitales européennes', 'capitales de l’Europe', 'pays et capitales d’Europe'],
    },
  }),
  capitals((region) => region === 'Africa', {
    id: 'africa-capitals',
    name: { en: 'Capitals of Africa', fr: 'Capitales d’Afrique' },
    aliases: {
      en: ['African capitals', 'African capital cities', 'capital cities of Africa'],
      fr: ['capitales africaines'],
    },
  }),
  capitals((region) => region === 'Asia', {
    id: 'asia-capitals',
    name: { en: 'Capitals of Asia', fr: 'Capitales d’Asie' },
    aliases: {
      en: ['Asian capitals', 'Asian capital cities', 'capital cities of Asia'],
      fr: ['capitales asiatiques'],
    },
  }),
]

const COUNTRY_NAMING: Naming = {
  id: 'countries',
  name: { en: 'Countries of the world', fr: 'Pays du monde' },
  aliases: {
    en: ['countries', 'world countries', 'nations', 'states of the world', 'continents and countries'],
    fr: ['les pays', 'pays', 'nations', 'États du monde', 'pays et continents', 'géographie des pays'],
  },
}

const capitalContinentAndCurrency = factSubject({
  ...COUNTRY_NAMING,
  async relations() {
    const countries = await readCountries()
    return [...capitalsByContinent(countries), continentOf(countries), currencyOf(countries)]
  },
})

export const countries: Subject = {
  ...COUNTRY_NAMING,
  load: async () => ({
    kind: 'mixed',
    id: COUNTRY_NAMING.id,
    sources: [await capitalContinentAndCurrency.load(), await neighbours.load()],
  }),
}

function capitals(isWithin: (region: string) => boolean, naming: Naming): Subject {
  return factSubject({
    ...naming,
    async relations() {
      const countries = await readCountries()
      return capitalsByContinent(countries.filter(({ region }) => isWithin(region)))
    },
  })
}
