import type { Delivery, KeyCheck } from '@probant/contract/generation'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadSentences } from '#web/i18n/i18n.ts'
import { draw } from '../../../../../test/draw.tsx'
import { Sheet } from './sheet.tsx'

const REASON = 'Porto is larger.'

beforeEach(() => loadSentences('questions'))

describe('the mark on a question that was answered a second time', () => {
  it('gives the reason of a doubt before anybody asks, and puts it away', async () => {
    const { user } = await drawn({ verdict: 'doubted', reason: REASON })
    const mark = screen.getByRole('button', { name: /^One doubt/, expanded: true })
    expect(screen.getByText(/Porto is larger/)).toBeTruthy()

    await user.click(mark)
    expect(screen.queryByText(/Porto is larger/)).toBeNull()
  })

  it('says by the keyboard what “Checked” means', async () => {
    const { user } = await drawn({ verdict: 'checked', reason: REASON })
    const mark = screen.getByRole('button', { name: /^Checked/, expanded: false })
    expect(screen.queryByText(/got the same answer/)).toBeNull()

    mark.focus()
    await user.keyboard('{Enter}')
    expect(screen.getByText(/got the same answer/).closest('[id]')?.id).toBe(
      mark.getAttribute('aria-controls'),
    )
  })

  it('is not there where nothing was checked', async () => {
    await drawn(null)
    expect(screen.queryByRole('button', { expanded: false })).toBeNull()
  })
})

function drawn(check: KeyCheck | null) {
  const handlers = { onKeep: done, onEdit: done, onAgain: done, onDrop: done }
  return draw(
    <Sheet
      delivery={{ number: 1, question: QUESTION, isKept: false, check }}
      paper={<p>Paper</p>}
      pending={undefined}
      exhausted={undefined}
      {...handlers}
    />,
  )
}

const done = () => {}

const QUESTION: Delivery['question'] = {
  id: '00000000-0000-4000-8000-000000000001',
  subject: 'Capitals',
  language: 'en',
  difficulty: 'easy',
  type: 'true_false',
  title: 'Lisbon is the capital of Portugal.',
  titleHtml: '<p>Lisbon is the capital of Portugal.</p>',
  content: { type: 'true_false', isTrue: true },
  explanation: '',
  explanationHtml: '',
  origin: 'generated',
  source: 'llm:a-model',
  sourceSentence: null,
  quizCount: 0,
  revision: 1,
  creator: null,
  createdAt: '2026-11-15T08:00:00.000Z',
  updatedAt: '2026-11-15T08:00:00.000Z',
  can: { edit: true, delete: true },
  whyNot: { edit: null, delete: null },
}
