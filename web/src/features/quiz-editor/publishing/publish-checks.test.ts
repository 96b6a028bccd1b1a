import type { Obstacle } from '@probant/contract/quizzes/readiness'
import { expect, it } from 'vitest'
import type { Block } from '../document/document.ts'
import { newDocument } from '../document/document.ts'
import { addSection } from '../document/edits.ts'
import { missingIn, otherFields, placeOfField, placeOfObstacle } from './publish-checks.ts'

const question = (questionId: string) =>
  ({ kind: 'question', key: questionId, points: 1, question: { questionId } }) as Block

const { blocks: empty } = newDocument({ language: 'en', timeZone: 'UTC', now: new Date() })
const blocks = addSection([...empty, question('a'), question('b')])

it.each<[Obstacle, object]>([
  [{ kind: 'noQuestions' }, { kind: 'adding' }],
  [
    { kind: 'otherLanguage', questionIds: ['b', 'a'] },
    { kind: 'question', key: 'b' },
  ],
  [{ kind: 'otherLanguage', questionIds: ['gone'] }, { kind: 'adding' }],
  [
    { kind: 'sectionEmpty', section: 1 },
    { kind: 'section', key: 'section-1' },
  ],
  [
    { kind: 'drawTooLarge', section: 0, draw: 3, count: 2 },
    { kind: 'section', key: 'section-0' },
  ],
  [{ kind: 'noEnd' }, { kind: 'field', name: 'endsAt' }],
  [
    { kind: 'endsTooSoon', earliestEnd: new Date() },
    { kind: 'field', name: 'endsAt' },
  ],
])('leads from %o to where it is mended', (obstacle, place) => {
  expect(placeOfObstacle(obstacle, blocks)).toEqual(place)
})

it('leads from a refused field to where it stands', () => {
  expect(placeOfField('title', blocks)).toEqual({ kind: 'field', name: 'title' })
  expect(placeOfField('sections', blocks)).toEqual({ kind: 'adding' })
  expect(placeOfField('sections.1.title', blocks)).toEqual({ kind: 'section', key: 'section-1' })
})

it('leads to a question that is gone, and knows which they are', () => {
  const errors = { title: 'Too long.', 'sections.0.questions.1': 'Gone.', 'sections.1.questions.5': 'Gone.' }
  expect(placeOfField('sections.0.questions.1', blocks)).toEqual({ kind: 'question', key: 'b' })
  expect(missingIn(errors, blocks)).toEqual(new Set(['b']))
  expect(otherFields(errors, [{ kind: 'sectionEmpty', section: 1 }])).toHaveLength(3)
})

it('counts the sections that were sent, not the first one that nobody made', () => {
  const others = addSection(addSection(empty))
  expect(placeOfField('sections.0.title', others)).toEqual({ kind: 'section', key: 'section-1' })
})

it('says nothing twice', () => {
  const errors = { title: 'Too long.', endsAt: 'Required.', 'sections.1': 'Empty.' }
  expect(otherFields(errors, [{ kind: 'noEnd' }, { kind: 'sectionEmpty', section: 1 }])).toEqual([
    ['title', 'Too long.'],
  ])
})
