import { combined } from '../combined.ts'
import { factKnower } from '../facts/knower.ts'
import type { FactPack } from '../facts/pack.ts'
import { COUNTRIES, type Country } from './countries-data.ts'
import { capitalsByContinent, continentOf, currencyOf } from './country-relations.ts'
import { neighbours } from './neighbours.ts'

type Naming = Pick<FactPack, 'name' | 'aliases'>

export const worldCapitals = capitals('world-capitals', COUNTRIES, {
  name: { en: 'Capitals of the world', fr: 'Capitales du monde' },
  aliases: {
    en: ['capitals', 'capital cities', 'world capitals', 'countries and capitals'],
    fr: ['capitales', 'pays et capitales', 'villes capitales', 'capitales des pays'],
  },
})

export const continentCapitals = [
  capitals('europe-capitals', within('Europe'), {
    name: { en: 'Capitals of Europe', fr: 'Capitales d’Europe' },
    aliases: {
      en: ['European capitals', 'European capital cities', 'Europe capital cities'],
      fr: ['capitales européennes', 'capitales de l’Europe', 'pays et capitales d’Europe'],
    },
  }),
  capitals('africa-capitals', within('Africa'), {
    name: { en: 'Capitals of Africa', fr: 'Capitales d’Afrique' },
    aliases: { en: ['African capitals', 'African capital cities'], fr: ['capitales africaines'] },
  }),
  capitals('asia-capitals', within('Asia'), {
    name: { en: 'Capitals of Asia', fr: 'Capitales d’Asie' },
    aliases: { en: ['Asian capitals', 'Asian capital cities'], fr: ['capitales asiatiques'] },
  }),
]

const COUNTRY_NAMING: Naming & { id: string } = {
  id: 'countries',
  name: { en: 'Countries of the world', fr: 'Pays du monde' },
  aliases: {
    en: ['countries', 'world countries', 'nations', 'states of the world', 'continents and countries'],
    fr: ['les pays', 'pays', 'nations', 'États du monde', 'pays et continents', 'géographie des pays'],
  },
}

export const countries = combined(
  [
    factKnower({
      ...COUNTRY_NAMING,
      relations: [...capitalsByContinent(COUNTRIES), continentOf(), currencyOf()],
    }),
    neighbours,
  ],
  COUNTRY_NAMING,
)

function capitals(id: string, among: readonly Country[], naming: Naming) {
  return factKnower({ id, ...naming, relations: capitalsByContinent(among) })
}

function within(region: string): readonly Country[] {
  return COUNTRIES.filter((country) => country.region === region)
}
