import { kindOf } from '@probant/kinds'
import { writtenSchemaOf } from '@probant/kinds/schemas'
import { seededRandom } from '@probant/knowledge'
import { describe, expect, it } from 'vitest'
import { draftOf } from './acceptance.ts'
import { type Batch, rejectionOf } from './gate.ts'
import { knownTitles } from './known-titles.ts'
import { neighbourIn, neighbourOf } from './neighbours.ts'
import type { Candidate } from './provider.ts'

const EMPTY: Batch = { language: 'en', titles: knownTitles([]), facts: new Set() }
const base = { difficulty: 'easy', explanation: '', source: 'test', sourceSentence: null } as const

function choice(changes: Partial<Extract<Candidate, { type: 'multiple_choice' }>> = {}): Candidate {
  return {
    ...base,
    type: 'multiple_choice',
    title: 'What is the capital of France?',
    correct: 'Paris',
    wrong: ['Lyon', 'Nice', 'Lille'],
    ...changes,
  }
}

describe('among others, the gate', () => {
  const rome = choice({
    title: 'What is the capital of Italy?',
    correct: 'Rome',
    explanation: 'The capital of Italy is Rome.',
    source: 'builtin:facts',
  })
  const among = (...others: Candidate[]): Batch => ({ ...EMPTY, neighbours: others.map(neighbourOf) })
  const said = (title: string, isTrue = true): Candidate => ({ ...base, type: 'true_false', title, isTrue })

  it('knows a fact again in other words', () => {
    const again = { ...said('Italy is ruled from Milan.', false), explanation: rome.explanation }
    expect(rejectionOf({ ...again, source: 'builtin:facts' }, among(rome))).toBe('duplicate')
    // What a model says to explain it may be the same for many.
    expect(rejectionOf({ ...again, source: 'llm:some/model' }, among(rome))).toBeUndefined()
  })

  describe('knows a question again in other words by its answer', () => {
    const portugal = choice({ title: 'What is the capital of Portugal?', correct: 'Lisbon' })
    const typed = (title: string, answer = 'Lisbon'): Candidate => ({
      ...base,
      type: 'fill_in',
      title,
      accepted: [answer],
    })

    it.each([
      ['asked otherwise', choice({ title: 'Which city is Portugal’s capital?', correct: 'Lisbon' })],
      ['of another type', typed('The capital city of Portugal is ____.')],
    ])('%s', (_, again) => {
      expect(rejectionOf(again, among(portugal))).toBe('duplicate')
      expect(rejectionOf(again, { ...EMPTY, kept: [neighbourIn(inBank(portugal))] })).toBe('duplicate')
    })

    it.each([
      [
        'something else with that answer',
        choice({ title: 'Which city lies at the mouth of the Tagus?', correct: 'Lisbon' }),
      ],
      ['the same of another one', typed('The capital city of Spain is ____.', 'Madrid')],
      ['another year', typed('Portugal’s capital in 1808 was ____, far from Lisbon.', 'Rio de Janeiro')],
    ])('but lets pass what asks for %s', (_, other) => {
      expect(rejectionOf(other, { ...EMPTY, kept: [neighbourIn(inBank(portugal))] })).toBeUndefined()
    })

    it('and lets a fact of the bank be asked from its other side', () => {
      const italy = { ...rome, title: 'Which country has this capital: Rome?', correct: 'Italy' } as Candidate
      expect(rejectionOf(italy, { ...EMPTY, kept: [neighbourIn(inBank(rome))] })).toBeUndefined()
      expect(rejectionOf(italy, among(rome))).toBe('duplicate')
    })
  })

  it('rejects what answers another question, whichever came first', () => {
    const telling = said('The capital of Italy, Rome, lies on the river Tiber.')
    expect(rejectionOf(telling, among(rome))).toBe('answer_in_stem')
    expect(rejectionOf(rome, among(telling))).toBe('answer_in_stem')
  })

  it('reads what stands beside the title: a text with gaps, and both sides of pairs', () => {
    const text: Candidate = {
      ...base,
      type: 'gaps',
      title: 'Complete the sentence.',
      gapText: 'Rome, the capital of Italy, lies on the river [[1]].',
      gaps: [{ answers: ['Tiber'], wrong: [] }],
    }
    const pairs: Candidate = {
      ...base,
      type: 'matching',
      title: 'Match each country with its capital.',
      pairs: [
        { left: 'Italy', right: 'Rome' },
        { left: 'Peru', right: 'Lima' },
        { left: 'Kenya', right: 'Nairobi' },
      ],
      others: [],
    }
    for (const telling of [text, pairs]) {
      expect(rejectionOf(telling, among(rome))).toBe('answer_in_stem')
      expect(rejectionOf(rome, among(telling))).toBe('answer_in_stem')
      const inQuiz = { ...EMPTY, neighbours: [neighbourIn(inBank(telling))] }
      expect(rejectionOf(rome, inQuiz)).toBe('answer_in_stem')
      expect(rejectionOf(telling, among(said('The river Tiber flows south.')))).toBeUndefined()
    }
  })

  it('lets the answer be named where that tells nothing', () => {
    expect(rejectionOf(said('The river Tiber flows through Rome.'), among(rome))).toBeUndefined()
    expect(rejectionOf(said('The capital of Spain is Rome.', false), among(rome))).toBeUndefined()
  })
})

/** As it lies in the bank. */
function inBank(candidate: Candidate) {
  const dealing = { dealPlace: () => 0, random: seededRandom(1) }
  const { title, type, content } = draftOf(candidate, { subject: 'x', language: 'en' }, dealing)
  const kept = kindOf({ type }).keep(writtenSchemaOf(type).parse(content), { block: String, inline: String })
  return { title, content: kept, source: 'test', sourceSentence: null, explanation: '' }
}

describe('the gate', () => {
  it('lets a good question through', () => {
    expect(rejectionOf(choice(), EMPTY)).toBeUndefined()
  })

  it.each([
    ['stem_too_short', choice({ title: 'Why?' })],
    ['stem_too_short', choice({ title: '$\\displaystyle 7 \\times 8$' })],
    ['malformed', choice({ wrong: ['Lyon', 'Nice'] })],
    ['malformed', choice({ wrong: ['Lyon', 'Nice', ' '] })],
    ['answers_not_distinct', choice({ wrong: [' Paris ', 'Nice', 'Lille'] })],
    ['answers_not_distinct', choice({ wrong: ['\u00c9vry', 'E\u0301vry', 'Lille'] })],
    [
      'answer_in_stem',
      choice({ title: 'Of which country is Paris, in France, the capital?', correct: 'France' }),
    ],
    ['all_of_the_above', choice({ wrong: ['Lyon', 'Nice', 'None of the above'] })],
    ['wrong_language', choice({ title: 'Quelle est la capitale de la France et de ses régions ?' })],
    ['malformed', { ...base, type: 'fill_in', title: 'The capital of France is called …', accepted: [] }],
    [
      'answer_in_stem',
      {
        ...base,
        type: 'fill_in',
        title: 'Paris is the capital of which country, France?',
        accepted: ['France'],
      },
    ],
  ] as [string, Candidate][])('stops %s', (reason, candidate) => {
    expect(rejectionOf(candidate, EMPTY)).toBe(reason)
  })

  it.each([
    'All of these',
    'None of the other options',
    'Both A and B',
    'Tout ce qui précède',
    'Aucune de ces propositions',
    '**All** of the above',
  ])('stops the answer %s, as the editor’s advice would', (answer) => {
    expect(rejectionOf(choice({ wrong: ['Lyon', 'Nice', answer] }), EMPTY)).toBe('all_of_the_above')
  })

  it('lets answers through that differ in nothing but what is asked about', () => {
    const spelling = { title: 'Which of these is spelled right?', correct: 'élève' }
    expect(rejectionOf(choice({ ...spelling, wrong: ['eleve', 'éleve', 'Élève'] }), EMPTY)).toBeUndefined()
  })

  it('stops what was asked before, in nearly the same words or about the same fact', () => {
    const titles = knownTitles(['What’s the capital of the France?'])
    expect(rejectionOf(choice(), { ...EMPTY, titles: knownTitles(['what is THE capital of france']) })).toBe(
      'duplicate',
    )
    expect(rejectionOf(choice({ fact: 'a' }), { ...EMPTY, facts: new Set(['a']) })).toBe('duplicate')
    expect(
      rejectionOf(choice({ title: 'What is the capital of Norway?' }), { ...EMPTY, titles }),
    ).toBeUndefined()
  })

  it.each([
    ['What is the value of 6 × 3?', 'What is the value of 6 ÷ 3?'],
    ['Which fire is of class A?', 'Which fire is of class D?'],
    ['Simplify the sum a + b now.', 'Simplify the sum d + b now.'],
    ['For which x is x ≤ 3 true?', 'For which x is x ≥ 3 true?'],
  ])('tells %s from %s', (one, other) => {
    expect(knownTitles([one]).has(other)).toBe(false)
    expect(knownTitles([one]).has(one)).toBe(true)
  })

  it('tells exercises apart by their numbers', () => {
    const sum = (title: string) => choice({ title, correct: '1', wrong: ['2', '3', '4'] })
    const titles = knownTitles(['How much is 17 × 18 altogether?'])
    expect(rejectionOf(sum('How much is 17 × 19 altogether?'), { ...EMPTY, titles })).toBeUndefined()
    expect(rejectionOf(sum('How much is 17 × 18 altogether?'), { ...EMPTY, titles })).toBe('duplicate')
  })
})
