import type { ComparedPerson, Comparison } from '@probant/contract/results/comparison'
import type { Result } from '@probant/contract/results/list'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { loadSentences } from '#web/i18n/i18n.ts'
import { draw } from '../../../../../test/draw.tsx'
import { CompareBar, CompareBox, useCompared } from '../../components/compare-bar.tsx'
import { OpenAnswers } from './open-answers.tsx'
import { PeopleFacts } from './people-facts.tsx'

beforeEach(() => loadSentences('results', 'participants'))

it('two to five people are chosen by keyboard; from two on there is a link to compare them', async () => {
  const { user } = await draw(<Choice />)
  expect(screen.getByRole('status').textContent).toBe('Choose two to five people to compare them.')
  screen.getByRole('checkbox', { name: 'Compare Person 1' }).focus()
  await user.keyboard(' ')
  expect(screen.queryByRole('link', { name: 'Compare' })).toBeNull()
  await user.tab()
  await user.keyboard(' ')
  const link = screen.getByRole('link', { name: 'Compare' })
  expect(link.getAttribute('href')).toBe(`/dashboard/view/quiz/results/compare?people=id1%2Cid2`)

  for (const number of [3, 4, 5]) await user.click(box(number))
  expect(box(6)).toHaveProperty('disabled', true)
  await user.click(box(1))
  expect(box(6)).toHaveProperty('disabled', false)
  await user.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(box(2)).toHaveProperty('checked', false)
})

it('each has a column, with score, violations and what was reached in each subject', async () => {
  await draw(<PeopleFacts quizId="quiz" comparison={COMPARISON} />)
  const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
  expect(rowOf('Score').getByText('not graded yet')).toBeTruthy()
  expect(rowOf('Violations').getByText('Copied or pasted: 2')).toBeTruthy()
  expect(rowOf('Shortlist').getByText('Call on Monday.')).toBeTruthy()
  expect(rowOf('Physics').getByText('50%')).toBeTruthy()
  expect(rowOf('Physics').getByText('Not asked')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ann' }).getAttribute('href')).toContain('submission=')
})

it('where names are hidden, nobody is named and no link says who it is', async () => {
  const people = COMPARISON.people.map((person) => ({ ...person, participant: null, shortlist: null }))
  await draw(<PeopleFacts quizId="quiz" comparison={{ ...COMPARISON, people }} />)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Participant 1',
    'Participant 2',
  ])
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('row', { name: /^Shortlist/ })).toBeNull()
})

it('open answers stand beside each other, with points and feedback', async () => {
  await draw(<OpenAnswers comparison={COMPARISON} question={undefined} onQuestion={vi.fn()} />)
  const first = screen.getByRole('region', { name: 'Question 4' })
  expect(within(first).getByRole('article', { name: 'Ann' }).textContent).toContain('2 of 4 points')
  expect(within(first).getByRole('article', { name: 'Ann' }).textContent).toContain('Say why.')
  expect(within(first).getByRole('article', { name: 'Ben' }).textContent).toContain('No answer')
  expect(screen.getByRole('region', { name: 'Question 5' })).toBeTruthy()
})

it('in the hand there is one question at a time', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  const onQuestion = vi.fn()
  const { user } = await draw(
    <OpenAnswers comparison={COMPARISON} question={undefined} onQuestion={onQuestion} />,
  )
  expect(screen.queryByRole('region', { name: 'Question 5' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(onQuestion).toHaveBeenCalledWith('q5')
  vi.unstubAllGlobals()
})

function Choice() {
  const choosing = useCompared()
  return (
    <>
      <CompareBar quizId="quiz" choosing={choosing} />
      {[1, 2, 3, 4, 5, 6].map((number) => (
        <CompareBox
          key={number}
          result={{ submissionId: `id${number}`, name: `Person ${number}`, isGone: false } as Result}
          choosing={choosing}
        />
      ))}
    </>
  )
}

function box(number: number) {
  return screen.getByRole('checkbox', { name: `Compare Person ${number}` })
}

const PERSON: ComparedPerson = {
  submissionId: 'one',
  participant: { name: 'Ann', email: 'ann@example.org', isGone: false },
  ending: 'handed_in',
  ms: 60_000,
  points: 5,
  totalPoints: 10,
  ungradedCount: 0,
  percent: 50,
  scaled: { kind: 'percent', value: 50, isPassed: null },
  violationCount: 2,
  violations: [{ kind: 'copy_paste', count: 2 }],
  isReopened: false,
  shortlist: { note: 'Call on Monday.' },
}

const COMPARISON: Comparison = {
  people: [
    PERSON,
    {
      ...PERSON,
      submissionId: 'two',
      participant: { name: 'Ben', email: '', isGone: false },
      ungradedCount: 1,
      scaled: null,
      violationCount: 0,
      violations: [],
      shortlist: null,
    },
  ],
  subjects: [{ subject: 'Physics', reached: [{ points: 1, totalPoints: 2, percent: 50 }, null] }],
  questions: [4, 5].map((number) => ({
    questionId: `q${number}`,
    number,
    titleHtml: '<p>Why?</p>',
    language: 'en',
    points: 4,
    scoring: 'normal',
    answers: [
      { text: 'It melts late.', points: 2, feedback: 'Say why.' },
      { text: '', points: 0, feedback: '' },
    ],
  })),
}
