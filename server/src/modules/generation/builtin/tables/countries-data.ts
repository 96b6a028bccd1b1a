import countries from 'world-countries/countries.json' with { type: 'json' }
import type { FactDifficulty } from '../facts/pack.ts'
import { ALSO, CAPITALS, COUNTRIES_TABLE, NAMES } from './countries-table.ts'

export interface Country {
  code: string
  difficulty: FactDifficulty
  /** In French with its article: la France. */
  name: { en: string; fr: string }
  /** In French with its preposition: de la France. */
  of: { en: string; fr: string }
  region: string
  /** Nothing where it is no fair question. */
  capital?: { en: string; fr: string }
  also: { en?: readonly string[]; fr?: readonly string[] }
  /** The codes of those with whom it shares a land border. */
  neighbours: readonly string[]
}

const french = new Intl.DisplayNames('fr', { type: 'region' })
const byCode = new Map(countries.map((country) => [country.cca2, country]))
const codes = new Map(countries.map((country) => [country.cca3, country.cca2]))

/** The countries of the world, named in both languages. */
export const COUNTRIES: readonly Country[] = COUNTRIES_TABLE.trim()
  .split('\n')
  .map((line) => {
    const [code = '', level = '', article = '', ...city] = line.split(' ')
    return countryOf({ code, level, article: article === '-' ? '' : article, city: city.join(' ') })
  })

interface Row {
  code: string
  level: string
  article: string
  city: string
}

function countryOf({ code, level, article, city }: Row): Country {
  const data = byCode.get(code)
  if (!data) throw new Error(`no such country: ${code}`)
  const english = NAMES[code]?.en ?? data.name.common
  const bare = NAMES[code]?.fr ?? french.of(code) ?? code
  const capital = CAPITALS[code] ?? data.capital[0] ?? ''
  return {
    code,
    difficulty: level === 'e' ? 'easy' : level === 'm' ? 'medium' : 'tough',
    name: { en: english, fr: withArticle(article, bare) },
    of: { en: english, fr: withPreposition(article, bare) },
    region: data.region,
    ...(city !== '-' && { capital: { en: capital, fr: city === '=' ? capital : city } }),
    also: ALSO[code] ?? {},
    neighbours: data.borders.map((border) => codes.get(border) ?? border),
  }
}

function withArticle(article: string, bare: string): string {
  if (!article) return bare
  return article.endsWith('’') ? `${article}${bare}` : `${article} ${bare}`
}

function withPreposition(article: string, bare: string): string {
  if (article === 'le') return `du ${bare}`
  if (article === 'les') return `des ${bare}`
  if (article) return `de ${withArticle(article, bare)}`
  return /^[aeiouéèêhîôœ]/i.test(bare) ? `d’${bare}` : `de ${bare}`
}
