import { LOCALES } from '@probant/contract/locales'
import { DIFFICULTIES } from '@probant/contract/questions/form'
import { openSubjects, seededRandom } from '@probant/knowledge'
import { describe, expect, it } from 'vitest'
import { TABLE_SUBJECTS } from '../../../../../knowledge/src/subjects/all.ts'
import { wordsOf } from '../../../../../knowledge/src/subjects/words.ts'
import { rejectionOf } from '../gate.ts'
import { knownTitles } from '../known-titles.ts'
import type { Candidate } from '../provider.ts'
import { dealFrom } from './deal.ts'

const sources = await Promise.all(TABLE_SUBJECTS.map((subject) => subject.load()))

describe.each(sources)('the questions of $id', (source) => {
  it.each(LOCALES)('pass the gate and are each about something else (%s)', (locale) => {
    const dealing = dealFrom(source, locale, seededRandom(2))
    const dealt = DIFFICULTIES.flatMap((difficulty) =>
      (['multiple_choice', 'true_false'] as const).flatMap((type) =>
        Array.from({ length: 15 }, () => dealing({ type, difficulty })),
      ),
    ).filter((candidate): candidate is Candidate => candidate !== undefined)

    expect(dealt.length).toBeGreaterThanOrEqual(20)
    expect(new Set(dealt.map(({ fact }) => fact)).size).toBe(dealt.length)
    const batch = { language: locale, titles: knownTitles([]), facts: new Set<string>() }
    const rejected = dealt.map((candidate) => [rejectionOf(candidate, batch), candidate.title] as const)
    expect(rejected.filter(([rejection]) => rejection)).toEqual([])
  })
})

describe('a subject within a larger one', () => {
  it('is asked about alone', async () => {
    const subjects = await openSubjects()
    for (const [typed, word] of [
      ['JavaScript', 'javascript'],
      ['CSS', 'css'],
      ['Norse mythology', 'norse'],
    ] as const) {
      const source = await (await subjects.find(typed))?.load()
      const deal = source && dealFrom(source, 'en', seededRandom(1))
      const titles = (['easy', 'medium', 'tough'] as const).flatMap((difficulty) =>
        Array.from({ length: 4 }, () => deal?.({ type: 'true_false', difficulty })?.title ?? []).flat(),
      )
      expect(titles.length).toBeGreaterThanOrEqual(5)
      for (const title of titles) expect(wordsOf(title)).toContain(word)
    }
  })
})
