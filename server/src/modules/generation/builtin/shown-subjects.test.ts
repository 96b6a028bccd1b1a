import { LOCALES, type Locale } from '@probant/contract/locales'
import { TRYOUT_SUBJECTS } from '@probant/contract/tryout'
import { openSubjects, seededRandom, toldFacts } from '@probant/knowledge'
import { describe, expect, it } from 'vitest'
import { runBatch } from '../../../../../bench/generation/batch.ts'
import demoEn from '../../../../../web/src/i18n/en/demo.ts'
import generationEn from '../../../../../web/src/i18n/en/questions/generation.ts'
import landingEn from '../../../../../web/src/i18n/en/site/landing.ts'
import demoFr from '../../../../../web/src/i18n/fr/demo.ts'
import generationFr from '../../../../../web/src/i18n/fr/questions/generation.ts'
import landingFr from '../../../../../web/src/i18n/fr/site/landing.ts'
import type { Candidate } from '../provider.ts'
import { questionAbout } from './from-facts.ts'
import { createBuiltinGenerator } from './generator.ts'

const PAGES = {
  en: { landing: landingEn, demo: demoEn, generation: generationEn },
  fr: { landing: landingFr, demo: demoFr, generation: generationFr },
}
const generator = createBuiltinGenerator({
  document: {
    ensureCapacity() {},
    async *fromText() {},
  },
})

describe.each(LOCALES)('what the landing page shows as generated (%s)', (locale) => {
  const { subject, stems, answers, points } = PAGES[locale].landing.stage

  it('is what the generator gives: a choice with just these answers', async () => {
    const all = await questionsOn(subject, locale, 'multiple_choice')
    const shown = all.find(({ title }) => title === stems.choice)
    expect(shown).toMatchObject({ difficulty: 'easy', correct: answers.B })
    const { correct = '', wrong = [] } = shown?.type === 'multiple_choice' ? shown : {}
    expect([correct, ...wrong].sort()).toEqual(Object.values(answers).sort())
  })

  it('is what the generator gives: something that is true', async () => {
    const all = await questionsOn(subject, locale, 'true_false')
    expect(all).toContainEqual(
      expect.objectContaining({ title: stems.trueFalse, difficulty: 'medium', isTrue: true }),
    )
  })

  it('is what the generator gives: something to explain', async () => {
    const all = await questionsOn(subject, locale, 'open')
    const shown = all.find(({ title }) => title === stems.open)
    expect(shown).toMatchObject({ difficulty: 'tough', maxScore: Number.parseInt(points, 10) })
  })
})

/** Exercises and lists that are one kind of question by nature. */
const DRILLS = ['Fractions', 'Capitals of Europe', 'Capitales d’Europe']

const shown = LOCALES.flatMap((locale) => subjectsShown(locale).map((subject) => ({ subject, locale })))

describe.each(shown)('$subject, which a page suggests', ({ subject, locale }) => {
  it('gives ten questions, of several kinds', async () => {
    for (const seed of [1, 2, 3]) {
      const counts = { easy: 3, medium: 4, tough: 3 }
      const types = ['multiple_choice' as const]
      const asked = { subject, language: locale, seed, counts, types }
      const delivered = await runBatch(generator, asked)
      expect(delivered).toHaveLength(10)
      expect(new Set(delivered.map(({ draft }) => draft.title)).size).toBe(10)
      if (DRILLS.includes(subject)) continue
      const kinds = Map.groupBy(delivered, ({ candidate }) => kindOf(candidate))
      expect(kinds.size).toBeGreaterThanOrEqual(3)
      expect(Math.max(...[...kinds.values()].map((of) => of.length))).toBeLessThanOrEqual(5)
    }
  })
})

/** On the landing page, in the demo and beside the field for a subject. */
function subjectsShown(locale: Locale): string[] {
  const { landing, demo, generation } = PAGES[locale]
  const hinted = [...generation.request.subjectHint.matchAll(/[“«]\s?([^”»]+?)\s?[”»]/g)].map(
    ([, name = '']) => name,
  )
  const placed = demo.start.placeholder.replace(/\s?…/, '').split(', ')
  expect([hinted.length, placed.length]).toEqual([2, 2])
  return [...new Set([landing.stage.subject, ...hinted, ...placed, ...TRYOUT_SUBJECTS[locale]])]
}

/** The relation that it is about. */
function kindOf({ fact = '' }: Candidate): string {
  return fact.split('/').slice(0, 2).join('/')
}

/** All that can be asked in this way, each chance taken several times. */
async function questionsOn(subject: string, locale: Locale, type: Candidate['type']): Promise<Candidate[]> {
  const source = await (await (await openSubjects()).find(subject))?.load()
  if (source?.kind !== 'facts') throw new Error(`there are no facts about ${subject}`)
  const random = seededRandom(3)
  return toldFacts(source, locale).flatMap((fact) =>
    [true, true, true, true].flatMap((isTrue) => questionAbout(fact, { type, isTrue }, random) ?? []),
  )
}
