import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { i18n, loadSentences } from '#web/i18n/i18n.ts'
import { draw } from '../../../../test/draw.tsx'
import { HandInDialog } from './hand-in-dialog.tsx'

const QUESTIONS = [1, 2, 3, 4].map((number) => ({ questionId: `q${number}`, number }))

beforeEach(async () => void (await loadSentences('taking')))

async function ask(marks: { answered: string[]; partly?: string[] }) {
  const onGo = vi.fn()
  const { user } = await draw(
    <HandInDialog
      isOpen
      questions={QUESTIONS}
      marks={{ answered: new Set(marks.answered), partly: new Set(marks.partly), flagged: new Set() }}
      onClose={() => {}}
      onGo={onGo}
      onHandIn={() => {}}
    />,
  )
  return { user, onGo, dialog: await screen.findByRole('dialog') }
}

it('says that all is answered only where no part is missing', async () => {
  const { dialog } = await ask({ answered: ['q1', 'q2', 'q3', 'q4'] })
  expect(within(dialog).getByText('You’ve answered all 4 questions.')).toBeTruthy()
})

it('tells which questions are incomplete, and leads there', async () => {
  const { dialog, user, onGo } = await ask({ answered: ['q1', 'q2', 'q3', 'q4'], partly: ['q2', 'q4'] })
  expect(within(dialog).queryByText(/answered all/)).toBeNull()
  expect(within(dialog).getByText('2 questions are incomplete.')).toBeTruthy()
  const list = within(dialog).getByRole('list', { name: 'Incomplete questions' })
  expect(
    within(list)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['2', '4'])
  await user.click(within(list).getByRole('button', { name: /2/ }))
  expect(onGo).toHaveBeenCalledWith('q2')
})

it('tells in French what has no answer, and what is incomplete', async () => {
  await i18n.changeLanguage('fr')
  const { dialog } = await ask({ answered: ['q1', 'q2', 'q3'], partly: ['q3'] })
  expect(within(dialog).getByText('1 question est sans réponse.')).toBeTruthy()
  expect(within(dialog).getByText('1 question est incomplète.')).toBeTruthy()
})
