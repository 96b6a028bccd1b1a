import type { Cell } from '@probant/contract/gradebook/cell'
import type { GradebookPerson, GradebookQuiz } from '@probant/contract/gradebook/gradebook'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { loadSentences } from '#web/i18n/i18n.ts'
import { draw } from '../../../../test/draw.tsx'
import { GradebookTable } from './gradebook-table.tsx'

const SCORED: Cell = {
  state: 'scored',
  submissionId: 'one',
  percent: 60,
  scaled: { kind: 'out_of', value: 12, outOf: 20, isPassed: true },
}
const NOTHING = { submissionId: null, percent: null, scaled: null }

beforeEach(() => loadSentences('gradebook'))

it('says of each quiz what came of it, or why nothing did', async () => {
  await table()
  const [, , ada, ben] = screen.getAllByRole('row')
  expect(ada?.textContent).toBe('Adaada@example.org12/2060% · so far1 missing12/20PassedMissing')
  expect(ben?.textContent).toBe('ben@example.org–To grade·Not invited')
  expect(screen.getByRole('link', { name: 'Ada, Rivers: 12/20, Passed' }).getAttribute('href')).toBe(
    '/dashboard/view/rivers/results?submission=one',
  )
  expect(screen.getByRole('link', { name: 'Ada' }).getAttribute('href')).toBe(
    '/dashboard/group/group/gradebook/a',
  )
  expect(screen.getByRole('columnheader', { name: /Lakes/ }).textContent).toContain('weight 2.5')
})

it('is one stop of Tab, in which the arrow keys go from cell to cell', async () => {
  const { user } = await table()
  const stops = () => [...document.querySelectorAll('[data-cell][tabindex="0"]')]
  expect(stops().map(({ textContent }) => textContent)).toEqual(['Ada'])

  ;(stops()[0] as HTMLElement).focus()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}')
  // Up from the first person nothing can have the focus.
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /^Ada, Rivers/ }))
  await user.keyboard('{ArrowDown}{End}')
  expect(document.activeElement?.textContent).toBe('·Not invited')
  await user.keyboard('{Home}{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('ben@example.org')
  expect(stops()).toEqual([document.activeElement])
})

function table() {
  return draw(<GradebookTable groupId="group" people={PEOPLE} quizzes={QUIZZES} />)
}

const QUIZZES = [
  { quizId: 'rivers', title: 'Rivers', weight: 1 },
  { quizId: 'lakes', title: 'Lakes', weight: 2.5 },
].map(
  (quiz): GradebookQuiz => ({
    ...quiz,
    at: '2026-11-19T08:00:00.000Z',
    isOver: true,
    isIn: true,
    invitedCount: 2,
    missingCount: 0,
    averagePercent: null,
  }),
)

const PEOPLE: GradebookPerson[] = [
  {
    key: 'a',
    name: 'Ada',
    email: 'ada@example.org',
    average: {
      percent: 60,
      scaled: { kind: 'out_of', value: 12, outOf: 20, isPassed: null },
      isProvisional: true,
    },
    missingCount: 1,
    cells: [SCORED, { ...NOTHING, state: 'missing' }],
  },
  {
    key: 'b',
    name: '',
    email: 'ben@example.org',
    average: null,
    missingCount: 0,
    cells: [{ ...NOTHING, state: 'ungraded', submissionId: 'two' }, null],
  },
]
