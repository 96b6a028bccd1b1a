import { LOCALES, type Locale } from '@probant/contract/locales'
import { LIMIT_KINDS, type LimitKind, type Plan } from '@probant/contract/plans'

const TEXT_PARTS = ['name', 'description', 'features'] as const
const NAMED = [
  'address',
  'apiKey',
  'assigned',
  'byKey',
  'checksKeys',
  'endsPayments',
  'issuer',
  'events',
  'keyRemoved',
  'keySaved',
  'languages',
  'model',
  'organization',
  'plan',
  'preset',
  'priceCents',
  'quiz',
  'scopes',
  'subject',
  'workspaceCount',
] as const

/** What a name in the details stands for; `unknown` is one that this version of the page has no word for. */
export type AuditField =
  | { kind: 'limit'; limit: LimitKind }
  | { kind: 'text'; part: (typeof TEXT_PARTS)[number]; locale: Locale }
  | { kind: 'named'; name: (typeof NAMED)[number] }
  | { kind: 'unknown' }

export function auditFieldOf(path: string): AuditField {
  const [first, second, third] = path.split('.')
  const limit = LIMIT_KINDS.find((kind) => path === `limits.${kind}`)
  if (limit) return { kind: 'limit', limit }

  const locale = LOCALES.find((candidate) => candidate === second)
  const part = TEXT_PARTS.find((candidate) => candidate === third)
  if (first === 'texts' && locale && part) return { kind: 'text', part, locale }

  const name = NAMED.find((candidate) => candidate === path)
  return name ? { kind: 'named', name } : { kind: 'unknown' }
}

interface Change {
  before: unknown
  after: unknown
}

/** What lies within each other, as one list; a change from one thing to another stays together. */
export function flatDetails(details: object, path = ''): [name: string, value: unknown][] {
  return Object.entries(details).flatMap(([key, value]): [string, unknown][] => {
    const name = path ? `${path}.${key}` : key
    const isLeaf = typeof value !== 'object' || value === null || Array.isArray(value) || isChange(value)
    return isLeaf ? [[name, value]] : flatDetails(value, name)
  })
}

export function isChange(value: unknown): value is Change {
  return typeof value === 'object' && value !== null && 'before' in value && 'after' in value
}

type Named = Pick<Plan, 'texts'>

/** The log keeps a plan's English name. The reader's own stands for it where it is known, and only one fits. */
export function planNameIn(locale: Locale, name: string, plans: readonly Named[] = []): string {
  const namesakes = plans.filter(({ texts }) => texts.en.name === name)
  const [only, ...others] = new Set(namesakes.map(({ texts }) => texts[locale].name))
  return only !== undefined && others.length === 0 ? only : name
}
