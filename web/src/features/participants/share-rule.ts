import { SHARE_DOMAINS_MAX, SHARE_EMAILS_MAX } from '@probant/contract/limits'
import { type ShareRule, shareRuleSchema } from '@probant/contract/participants/share-link'
import { addressesIn } from '#web/lib/address-list.ts'

/** Who may come by the link, as it is typed. */
export interface RuleTexts {
  domains: string
  emails: string
}

/** Words of one field: those that are understood, each once, and those that are not. */
interface Read {
  good: string[]
  bad: string[]
}

export interface ReadRule {
  domains: Read
  emails: Read
}

export function readRule({ domains, emails }: RuleTexts): ReadRule {
  const words = domains.split(/[\s,;]+/).filter(Boolean)
  return {
    domains: read(words, (word) => shareRuleSchema.safeParse({ domains: [word] }).data?.domains[0]),
    emails: read(
      addressesIn(emails),
      (word) => shareRuleSchema.safeParse({ emails: [word] }).data?.emails[0],
    ),
  }
}

export function textsOf({ domains, emails }: ShareRule): RuleTexts {
  return { domains: domains.join(', '), emails: emails.join('\n') }
}

export function ruleOf({ domains, emails }: ReadRule): ShareRule {
  return { domains: domains.good, emails: emails.good }
}

/** What keeps a rule from being saved, at the first field that does. */
export type RuleProblem = { field: keyof RuleTexts } & (
  | { kind: 'empty' }
  | { kind: 'bad'; words: string[] }
  | { kind: 'tooMany'; max: number }
)

export function ruleProblem(rule: ReadRule): RuleProblem | undefined {
  for (const field of ['domains', 'emails'] as const) {
    const { good, bad } = rule[field]
    if (bad.length > 0) return { field, kind: 'bad', words: bad }
    if (good.length > MOST[field]) return { field, kind: 'tooMany', max: MOST[field] }
  }
  const isEmpty = rule.domains.good.length + rule.emails.good.length === 0
  return isEmpty ? { field: 'domains', kind: 'empty' } : undefined
}

const MOST = { domains: SHARE_DOMAINS_MAX, emails: SHARE_EMAILS_MAX }

function read(words: readonly string[], understood: (word: string) => string | undefined): Read {
  const good = new Set<string>()
  const bad = new Set<string>()
  for (const word of words) {
    const known = understood(word)
    if (known) good.add(known)
    else bad.add(word)
  }
  return { good: [...good], bad: [...bad] }
}
