import { LOCALES, type Locale } from '@probant/contract/locales'
import { DIFFICULTIES } from '@probant/contract/questions/form'
import { kindOf } from '@probant/kinds'
import { writtenSchemaOf } from '@probant/kinds/schemas'
import { type KnowledgeSource, seededRandom, toldFacts, toldGroups } from '@probant/knowledge'
import { describe, expect, it } from 'vitest'
import { readSubjects } from '../../../../../knowledge/src/subjects/all.ts'
import { draftOf } from '../acceptance.ts'
import { rejectionOf } from '../gate.ts'
import { generatedKind } from '../kinds/index.ts'
import { knownTitles } from '../known-titles.ts'
import type { Candidate, Slot } from '../provider.ts'
import { dealFrom } from './deal.ts'

// All of them together are only what each of them is.
const subjects = (await readSubjects()).filter(({ id }) => id !== 'everything')
const TYPES = ['matching', 'choices'] as const
const SEEDS = [1, 2]
const DEALING = { dealPlace: () => 1, random: seededRandom(1) }

describe.each(subjects)('what asks about several facts of $id', (subject) => {
  it.each(LOCALES)('is right and wrong by the facts, and nothing is asked twice (%s)', async (locale) => {
    const source = await subject.load()
    for (const seed of SEEDS) {
      const made = dealt(source, locale, seed)
      expect(dealt(source, locale, seed)).toEqual(made)
      const facts = made.flatMap(({ fact = '', alsoAbout = [] }) => [fact, ...alsoAbout])
      expect(new Set(facts).size, facts.join()).toBe(facts.length)
      for (const question of made) {
        expect(
          rejectionOf(question, { language: locale, titles: knownTitles([]), facts: new Set() }),
        ).toBeUndefined()
        expectToBeWhole(question, locale)
        expect(mistakesIn(question, source, locale), question.title).toEqual([])
      }
    }
  })
})

it('is explained in one way, whichever order it has come in: by that a visitor’s browser knows it again', async () => {
  const elements = subjects.find(({ id }) => id === 'chemical-elements') ?? subjects[0]
  if (!elements) throw new Error('there are no subjects')
  const source = await elements.load()
  const made = Array.from({ length: 40 }, (_, seed) => dealt(source, 'en', seed)).flat()
  for (const { explanation } of made) {
    const listed = explanation.replace(/^[^:]*: |\.$/g, '').split(/; |, | and /)
    expect(listed).toEqual(listed.toSorted((one, other) => one.localeCompare(other, 'en')))
  }
})

it('can be asked about most of what is known', async () => {
  const counts = { matching: 0, choices: 0 }
  for (const subject of subjects) {
    const made = dealt(await subject.load(), 'en', 1)
    for (const type of TYPES) if (made.some((one) => one.type === type)) counts[type]++
  }
  expect(counts.matching).toBeGreaterThanOrEqual(85)
  expect(counts.choices).toBeGreaterThanOrEqual(82)
})

function dealt(source: KnowledgeSource, locale: Locale, seed: number): Candidate[] {
  const deal = dealFrom(source, locale, seededRandom(seed))
  const slots: Slot[] = DIFFICULTIES.flatMap((difficulty) => TYPES.map((type) => ({ type, difficulty })))
  return [...slots, ...slots].flatMap((slot) => deal(slot) ?? [])
}

/** It can be written as it is, says nothing twice, and its key earns all points. */
function expectToBeWhole(question: Candidate, language: Locale): void {
  const { content, type } = draftOf(question, { subject: 'x', language }, DEALING)
  const written = writtenSchemaOf(type).parse(content)
  const kind = kindOf({ type })
  const kept = kind.keep(written, { block: String, inline: String })
  const key = kind.key?.of(kept)
  if (!key) throw new Error(`${type} has no key`)
  expect(kind.mark(kept, key)).toBe(1)
  const texts = (generatedKind(question).answersOf?.(question) ?? []).map(plain)
  if (question.type === 'choices') expect(new Set(texts).size).toBe(texts.length)
  if (question.type === 'matching') {
    const rights = [...question.pairs.map(({ right }) => right), ...question.others].map(plain)
    const lefts = question.pairs.map(({ left }) => plain(left))
    expect(question.pairs.length).toBeGreaterThanOrEqual(4)
    expect(new Set(rights).size).toBe(rights.length)
    expect(new Set(lefts).size).toBe(lefts.length)
  }
}

/** What the facts don't say, or say otherwise. */
function mistakesIn(question: Candidate, source: KnowledgeSource, locale: Locale): string[] {
  const { title } = question
  if (question.type === 'matching') {
    const known = factsIn(source, locale).filter(({ relation }) => relation.match === title)
    const isTrue = (left: string, right: string) =>
      known.some(({ name, value }) => plain(name) === plain(left) && plain(value) === plain(right))
    const rights = [...question.pairs.map(({ right }) => right), ...question.others]
    return question.pairs.flatMap(({ left, right }) =>
      rights.filter((other) => isTrue(left, other) !== (other === right)),
    )
  }
  if (question.type !== 'choices') return []
  const { members, others } = groupOf(title, source, locale)
  const isAmong = (names: readonly string[], answer: string) => names.map(plain).includes(plain(answer))
  return [
    ...question.right.filter((answer) => !isAmong(members, answer) || isAmong(others, answer)),
    ...question.wrong.filter((answer) => !isAmong(others, answer) || isAmong(members, answer)),
  ]
}

function factsIn(source: KnowledgeSource, locale: Locale): ReturnType<typeof toldFacts> {
  if (source.kind === 'mixed') return source.sources.flatMap((part) => factsIn(part, locale))
  return source.kind === 'facts' ? toldFacts(source, locale) : []
}

function groupOf(
  title: string,
  source: KnowledgeSource,
  locale: Locale,
): Record<'members' | 'others', string[]> {
  const none = { members: [], others: [] }
  if (source.kind === 'mixed') {
    const found = source.sources.map((part) => groupOf(title, part, locale))
    return found.find(({ members }) => members.length > 0) ?? none
  }
  if (source.kind === 'facts') {
    const group = toldGroups(source, locale).find(({ question }) => question === title)
    const names = (items: readonly { name: string }[] = []) => items.map(({ name }) => name)
    return { members: names(group?.members), others: names(group?.others) }
  }
  if (source.kind !== 'choices') return none
  const asked = (entity: string) => source.questionOnAll[locale].replace('{entity}', entity)
  const choice = source.choices.find(({ entity }) => asked(entity[locale]) === title)
  return {
    members: choice?.right.map((name) => name[locale]) ?? [],
    others: choice?.wrong.map((name) => name[locale]) ?? [],
  }
}

const plain = (text: string) => text.toLowerCase()
