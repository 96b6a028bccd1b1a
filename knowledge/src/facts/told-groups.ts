import type { Locale } from '@probant/contract/locales'
import type { Difficulty } from '@probant/contract/questions/form'
import type { FactSource } from '../source.ts'
import { fill } from '../wording.ts'
import { toldFacts } from './told-facts.ts'

/** Several things that have something in common, and others that surely haven't, in one language. */
export interface ToldGroup {
  /** The same in both languages. */
  key: string
  question: string
  /** They keep their case, also as answers. */
  isVerbatim?: boolean | undefined
  members: readonly GroupItem[]
  others: readonly GroupItem[]
}

export interface GroupItem {
  name: string
  difficulty: Difficulty
  /** Where a fact says whether it belongs: which. */
  fact?: string
}

/** Those that were written down, and those that facts with the same value make up. Within a narrower subject only the latter. */
export function toldGroups(source: Pick<FactSource, 'pack' | 'only'>, locale: Locale): ToldGroup[] {
  return [...(source.only ? [] : written(source, locale)), ...byValue(source, locale)]
}

function written({ pack }: Pick<FactSource, 'pack'>, locale: Locale): ToldGroup[] {
  const item = ([difficulty, en, fr]: readonly [Difficulty, string, string]): GroupItem => ({
    name: { en, fr }[locale],
    difficulty,
  })
  return (pack.groups ?? []).map(({ question, isVerbatim, members, others }) => ({
    key: `${pack.id}/group/${question.en}`,
    question: question[locale],
    isVerbatim,
    members: members.map(item),
    others: others.map(item),
  }))
}

function byValue(source: Pick<FactSource, 'pack' | 'only'>, locale: Locale): ToldGroup[] {
  const facts = toldFacts(source, locale)
  return source.pack.relations.flatMap(({ group, facts: own }, index) => {
    if (!group) return []
    const told = facts.filter(({ relation }) => relation.index === index)
    const english = new Map(own.map((fact) => [`${source.pack.id}/${index}/${fact[1]}`, fact[3]]))
    const items = told.map(({ key, name, value, difficulty }) => ({ name, value, difficulty, fact: key }))
    return [...Map.groupBy(items, ({ value }) => value)].map(([value, members]) => ({
      key: `${source.pack.id}/${index}/group/${english.get(members[0]?.fact ?? '')}`,
      question: fill(group[locale], { value }, { locale }),
      members,
      others: items.filter((item) => item.value !== value),
    }))
  })
}
