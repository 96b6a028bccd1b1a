import type { SubjectProgress } from '@probant/contract/gradebook/progress'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { loadSentences } from '#web/i18n/i18n.ts'
import { draw } from '../../../../test/draw.tsx'
import { SubjectProgressPart } from './subject-progress.tsx'

beforeEach(() => loadSentences('gradebook'))

it('draws a line for each subject, and says each point in words', async () => {
  await draw(<SubjectProgressPart subjects={[of('Biology', 40, 72.5), of('', 0)]} />)
  const [biology] = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('li'))
  expect(biology?.querySelector('.note')?.textContent).toBe('From 40% to 72.5% · 2 quizzes')
  const points = within(biology as HTMLElement).getAllByRole('listitem')
  expect(points.map(({ textContent }) => textContent)).toEqual([
    'Quiz 1, Nov 1, 2026: 40%',
    'Quiz 2, Nov 2, 2026: 72.5%',
  ])
  // Higher is better: further up on the page.
  expect(biology?.querySelector('polyline')?.getAttribute('points')).toBe('6,37.2 234,20.3')
  expect(screen.getByRole('heading', { name: 'No subject' })).toBeTruthy()
  expect(screen.getByText('One quiz so far')).toBeTruthy()
})

it('shows the first few subjects, and all of them when asked', async () => {
  const many = Array.from({ length: 8 }, (_, index) => of(`Subject ${index}`, 50))
  const { user } = await draw(<SubjectProgressPart subjects={many} />)
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6)
  await user.click(screen.getByRole('button', { name: 'Show 2 more subjects' }))
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(8)
})

it('says nothing where there is nothing to say', async () => {
  await draw(<SubjectProgressPart subjects={[]} />)
  expect(screen.queryByRole('region')).toBeNull()
})

function of(subject: string, ...percents: number[]): SubjectProgress {
  const points = percents.map((percent, index) => ({
    quizId: `quiz-${index}`,
    title: `Quiz ${index + 1}`,
    at: `2026-11-0${index + 1}T12:00:00.000Z`,
    percent,
  }))
  return { subject, points }
}
