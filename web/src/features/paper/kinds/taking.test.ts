import type { GivenAnswer, RightAnswer, ShownContent } from '@probant/kinds'
import { createInstance } from 'i18next'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { beforeAll, expect, it } from 'vitest'
import { isAnswered, isPartlyAnswered } from '../answered.ts'
import { takenKind } from './taking.ts'

beforeAll(() => createInstance().use(initReactI18next).init({ lng: 'en', resources: {} }))

const TRUE: RightAnswer = { type: 'true_false', isTrue: true }

it('names the own answer and the right one in the rows of true or false', () => {
  const content: ShownContent = { type: 'true_false' }
  expect(remarksOn(content, { type: 'true_false', isTrue: true }, TRUE)).toEqual(['yoursRight', ''])
  expect(remarksOn(content, { type: 'true_false', isTrue: false }, TRUE)).toEqual(['right', 'yoursWrong'])
  expect(remarksOn(content, { type: 'true_false', isTrue: false }, undefined)).toEqual(['', 'yours'])
})

it('shows what was written, and nothing where nothing was', () => {
  expect(handedIn({ type: 'fill_in' }, { type: 'fill_in', text: ' Paris ' }, undefined)).toContain(
    '> Paris <',
  )
  expect(handedIn({ type: 'open', maxScore: 4 }, undefined, undefined)).toBe('')
})

it('counts no answer where only spaces were typed, or a field was emptied again', () => {
  expect(isAnswered({ type: 'open', text: ' ' })).toBe(false)
  expect(isAnswered(null)).toBe(false)
  expect(isAnswered({ type: 'true_false', isTrue: false })).toBe(true)
})

it('knows what still lacks a part', () => {
  const part = { html: 'a', text: 'a' }
  const matching: ShownContent = { type: 'matching', lefts: [part, part], choices: [part, part] }
  expect(isPartlyAnswered({ type: 'matching', places: [1, null] }, matching)).toBe(true)
  expect(isPartlyAnswered({ type: 'matching', places: [1, 0] }, matching)).toBe(false)
  // What has no answer at all is no answer.
  expect(isPartlyAnswered({ type: 'matching', places: [null, null] }, matching)).toBe(false)
  expect(isPartlyAnswered(null, matching)).toBe(false)

  const gaps: ShownContent = { type: 'gaps', gapHtml: '', gaps: [{ choices: null }, { choices: null }] }
  expect(isPartlyAnswered({ type: 'gaps', given: ['July', ' '] }, gaps)).toBe(true)
  expect(isPartlyAnswered({ type: 'gaps', given: ['July', '1789'] }, gaps)).toBe(false)
  expect(
    isPartlyAnswered({ type: 'choices', places: [0] }, { type: 'choices', options: [], isSingle: false }),
  ).toBe(false)
})

it('misses no mark on a picture whose label may belong nowhere', () => {
  const picture = { type: 'spots', pictureHtml: '', width: 9, height: 9, labels: [] } as const
  const region = { kind: 'circle', x: 1, y: 1, radius: 1 } as const
  const put: GivenAnswer = { type: 'spots', marks: [{ x: 1, y: 1 }, null] }
  const partly = (asked: { regions: (typeof region)[] | null; markers: (number | null)[] }, answer = put) =>
    isPartlyAnswered(answer, { ...picture, ...asked, labels: [] })
  expect(partly({ regions: null, markers: [0, 1] })).toBe(false)
  expect(partly({ regions: null, markers: [null, null] })).toBe(true)
  const labelled: GivenAnswer = { type: 'spots', marks: [1, null] }
  expect(partly({ regions: [region, region], markers: [null, null] }, labelled)).toBe(true)
})

/** By the rows, what is said beside each. */
function remarksOn(content: ShownContent, given: GivenAnswer | undefined, right: RightAnswer | undefined) {
  const rows = handedIn(content, given, right).split('<li').slice(1)
  return rows.map((row) => /<\/svg>(\w+)/.exec(row)?.[1] ?? '')
}

function handedIn(content: ShownContent, given: GivenAnswer | undefined, right: RightAnswer | undefined) {
  const { Given } = takenKind(content)
  return renderToStaticMarkup(
    createElement(Given, {
      ...{ content, given, right },
      language: 'en',
      stemId: 'stem',
      isJudged: true,
      remarkOn: (words) => ({ tone: 'plain', icon: 'own', words }),
      label: 'Your answer',
    }),
  )
}
