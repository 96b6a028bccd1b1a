import { DIFFICULTIES } from '@probant/contract/questions/form'
import { kindOf } from '@probant/kinds'
import { writtenSchemaOf } from '@probant/kinds/schemas'
import { randomFrom, seededRandom } from '@probant/knowledge'
import { questionsFromText } from '@probant/knowledge/document'
import { describe, expect, it } from 'vitest'
import { SHORT_TEXTS } from '../../../../../knowledge/src/document/testing/short-texts.ts'
import { TUNING_TEXTS } from '../../../../../knowledge/src/document/testing/tuning-texts.ts'
import { draftOf } from '../acceptance.ts'
import { rejectionOf } from '../gate.ts'
import { knownTitles } from '../known-titles.ts'
import { answerSchema, elementSchema } from '../model/element-schema.ts'
import type { Candidate, GeneratorRequest } from '../provider.ts'

type Made = Extract<Candidate, { type: 'gaps' }>
type Page = Pick<GeneratorRequest, 'text' | 'subject' | 'language'>

const DEALING = { dealPlace: () => 0, random: seededRandom(1) }
/** Each stays where it is. */
const IN_ORDER = { ...DEALING, random: randomFrom(() => 1 - Number.EPSILON) }
const RUNS = 2000
const PAGES: readonly Page[] = [...TUNING_TEXTS, ...SHORT_TEXTS]

describe.each(PAGES)('texts with gaps from a page about $subject', (page) => {
  const all = madeFrom(page)

  it('are there, and the same once more', () => {
    expect(all.length).toBeGreaterThan(0)
    expect(madeFrom(page)).toEqual(all)
  })

  it('are sentences of the page with two to four things left out', () => {
    for (const made of all) {
      expect(made.gaps.length).toBeGreaterThanOrEqual(2)
      expect(made.gaps.length).toBeLessThanOrEqual(4)
      const whole = made.gaps.reduce(
        (text, { answers }, index) => text.replace(`[[${index + 1}]]`, answers[0] ?? ''),
        made.gapText,
      )
      for (const sentence of whole.replaceAll('\\', '').split(/(?<=\p{L}\.) (?=\p{Lu})/u))
        expect(page.text.toLowerCase().replaceAll("'", '’').replaceAll('\u00a0', ' ')).toContain(
          sentence.toLowerCase().replaceAll('\u00a0', ' ').replace(/\.$/, ''),
        )
    }
  })

  it('ask each thing once, and nothing that stands there', () => {
    const facts = all.flatMap(({ fact = '', alsoAbout = [] }) => [fact, ...alsoAbout])
    expect(new Set(facts).size).toBe(facts.length)
    for (const made of all) {
      expect(
        rejectionOf(made, { language: page.language, titles: knownTitles([]), facts: new Set() }),
      ).toBeUndefined()
      const offered = made.gaps.flatMap(({ answers, wrong }) => [answers[0] ?? '', ...wrong])
      const right = new Set(made.gaps.map(({ answers }) => answers[0]))
      expect(right.size).toBe(made.gaps.length)
      expect(offered.filter((text) => right.has(text))).toHaveLength(made.gaps.length)
    }
  })

  it('can be written as they are, and their key earns all points', () => {
    for (const made of all) {
      const { content } = draftOf(made, page, DEALING)
      const kind = kindOf({ type: 'gaps' })
      const kept = kind.keep(writtenSchemaOf('gaps').parse(content), { block: String, inline: String })
      const key = kind.key?.of(kept)
      expect(key && kind.mark(kept, key)).toBe(1)
    }
  })
})

describe('a text with gaps that a model has made', () => {
  it('has each gap once, with an answer that stands nowhere else', () => {
    expect(rejection('The [[1]] is the capital of [[2]].', ['city of Paris'], ['France'])).toBeUndefined()
    expect(rejection('The [[1]] is the capital of France.', ['Paris'], ['France'])).toBe('malformed')
    expect(rejection('The [[1]] and [[1]].', ['Paris'])).toBe('malformed')
    expect(rejection('The city of [[1]] is the capital.', [])).toBe('malformed')
    expect(rejection('The city of Paris: [[1]] is the capital.', ['Paris'])).toBe('answer_in_stem')
  })

  it('keeps its spaces, and lets one choose where there is something to choose from', () => {
    const made = madeOf('  In [[1]] the *king* of [[2]] , died.', [
      { answers: ['1215', '1215 '], wrong: [] },
      { answers: ['England'], wrong: ['France', 'Spain'] },
    ])
    expect(draftOf(made, { subject: 'x', language: 'en' }, IN_ORDER).content).toEqual({
      gapText: 'In [[1]] the *king* of [[2]] , died.',
      gaps: [
        { kind: 'typed', accepted: ['1215'], ignoresAccents: false, weight: 1 },
        { kind: 'list', choices: ['England', 'France', 'Spain'], right: 0, weight: 1 },
      ],
    })
  })

  it('has the right one of a list in every place as often', () => {
    const made = madeOf('The king of [[1]] died.', [{ answers: ['England'], wrong: ['France', 'Spain'] }])
    const times = [0, 0, 0]
    const random = seededRandom(1)
    for (let run = 0; run < RUNS; run++) {
      const { content } = draftOf(made, { subject: 'x', language: 'en' }, { ...DEALING, random })
      const [gap] = 'gapText' in content ? content.gaps : []
      if (gap?.kind !== 'list') throw new Error('there is no list')
      expect(gap.choices[gap.right]).toBe('England')
      times[gap.right] = (times[gap.right] ?? 0) + 1
    }
    for (const count of times) expect(Math.abs(count / RUNS - 1 / 3)).toBeLessThan(0.05)
  })

  it('is asked for with a schema', () => {
    const schema = JSON.stringify(answerSchema(['gaps'], { hasText: true }))
    for (const field of ['"gapText"', '"answers"', '"wrong"']) expect(schema).toContain(field)
    const element = { type: 'gaps', difficulty: 'easy', title: 'Complete the text.', gapText: 'A [[1]].' }
    expect(elementSchema.safeParse({ ...element, gaps: [{ answers: ['b'] }] }).success).toBe(true)
    expect(elementSchema.safeParse(element).success).toBe(false)
  })
})

function madeFrom({ text, subject, language }: Page): Made[] {
  const slots = DIFFICULTIES.flatMap((difficulty) => Array(4).fill({ type: 'gaps', difficulty }))
  const made = questionsFromText({ text, subject, language, slots, avoid: [], seed: 1 })
  return made.filter((one) => one.type === 'gaps')
}

function madeOf(gapText: string, gaps: Made['gaps']): Made {
  return {
    type: 'gaps',
    difficulty: 'easy',
    title: 'Complete the text about a country.',
    explanation: '',
    source: 'llm:test',
    sourceSentence: null,
    gapText,
    gaps,
  }
}

function rejection(gapText: string, ...answers: string[][]) {
  const made = madeOf(
    gapText,
    answers.map((right) => ({ answers: right, wrong: [] })),
  )
  return rejectionOf(made, { language: 'en', titles: knownTitles([]), facts: new Set() })
}
