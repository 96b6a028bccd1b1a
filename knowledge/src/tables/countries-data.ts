import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Difficulty } from '@probant/contract/questions/form'
import { ALSO, CAPITALS, COUNTRIES_TABLE, NAMES } from './countries-table.ts'

export interface Country {
  code: string
  difficulty: Difficulty
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

/** The countries of the world, named in both languages. Of the package's megabyte only these are kept. */
export async function readCountries(): Promise<readonly Country[]> {
  countries ??= await read()
  return countries
}

let countries: readonly Country[] | undefined

async function read(): Promise<readonly Country[]> {
  const path = fileURLToPath(import.meta.resolve('world-countries/countries.json'))
  const packaged = JSON.parse(await readFile(path, 'utf8')) as PackagedCountry[]
  const byCode = new Map(packaged.map((country) => [country.cca2, country]))
  const codes = new Map(packaged.map((country) => [country.cca3, country.cca2]))
  return COUNTRIES_TABLE.trim()
    .split('\n')
    .map((line) => {
      const [code = '', level = '', article = '', ...city] = line.split(' ')
      const data = byCode.get(code)
      if (!data) throw new Error(`no such country: ${code}`)
      const row = { code, level, article: article === '-' ? '' : article, city: city.join(' ') }
      return { ...named(row, data), neighbours: data.borders.map((border) => codes.get(border) ?? border) }
    })
}

/** What of the package is used. */
interface PackagedCountry {
  cca2: string
  cca3: string
  name: { common: string }
  capital: string[]
  region: string
  borders: string[]
}

interface Row {
  code: string
  level: string
  article: string
  city: string
}

const french = new Intl.DisplayNames('fr', { type: 'region' })

function named({ code, level, article, city }: Row, data: PackagedCountry): Omit<Country, 'neighbours'> {
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
