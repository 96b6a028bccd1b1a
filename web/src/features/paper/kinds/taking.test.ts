import type { GivenAnswer, RightAnswer, ShownContent } from '@probant/kinds'
import { createInstance } from 'i18next'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { beforeAll, expect, it } from 'vitest'
import { isAnswered } from '../answered.ts'
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
