import { LOCALES, type Locale } from '@probant/contract/locales'
import { LIMIT_KINDS, type LimitKind } from '@probant/contract/plans'

const TEXT_PARTS = ['name', 'description', 'features'] as const
const NAMED = [
  'assigned',
  'endsPayments',
  'languages',
  'organization',
  'plan',
  'priceCents',
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
