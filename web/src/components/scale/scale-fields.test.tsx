import { DEFAULT_SCALE, type Scale } from '@probant/contract/scale/scale'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { loadSentences } from '#web/i18n/i18n.ts'
import { draw } from '../../../test/draw.tsx'
import { speakRefusals } from '../../../test/speak-refusals.ts'
import { PassMarkField } from './pass-mark-field.tsx'
import { ScaleFields } from './scale-fields.tsx'
import { ShownScore } from './shown-score.tsx'

const kept = vi.fn()

beforeEach(async () => {
  kept.mockClear()
  await loadSentences('scale')
})

it('a scale is chosen and rounded, with an example of it', async () => {
  const { user, container } = await draw(<Fields first={DEFAULT_SCALE} />)
  await user.selectOptions(screen.getByLabelText('Show scores as'), 'Out of 20')
  await user.selectOptions(screen.getByLabelText('Round to'), 'Halves')
  expect(kept).toHaveBeenLastCalledWith({ kind: 'out_of', highest: 20, rounding: 'halves' })
  expect(container.textContent).toContain('11 of 15 points is shown as 14.5/20.')
})

it('a quiz goes back to the scale of its workspace', async () => {
  const { user } = await draw(<Fields first={{ kind: 'points' }} inherited="As in the workspace" />)
  await user.selectOptions(screen.getByLabelText('Show scores as'), 'As in the workspace')
  expect(kept).toHaveBeenLastCalledWith(null)
})

it('letters that overlap stay as they were typed, and are not kept', async () => {
  const { user } = await draw(<Fields first={DEFAULT_SCALE} />)
  await user.selectOptions(screen.getByLabelText('Show scores as'), 'Letters')
  kept.mockClear()
  await user.clear(screen.getByLabelText('B: from'))
  await user.type(screen.getByLabelText('B: from'), '95')
  expect(screen.getByRole('alert').textContent).toContain('lower percentage than the one above')
  expect(kept).not.toHaveBeenCalledWith(withB(95))
  await user.clear(screen.getByLabelText('B: from'))
  await user.type(screen.getByLabelText('B: from'), '85')
  expect(kept).toHaveBeenLastCalledWith(withB(85))
})

it('the focus goes to the name of a letter that was added, and stays in the list when one is removed', async () => {
  const { user } = await draw(<Fields first={DEFAULT_SCALE} />)
  await user.selectOptions(screen.getByLabelText('Show scores as'), 'Letters')
  await user.click(screen.getByRole('button', { name: 'Add a letter' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Letter 5'))
  await user.keyboard('E')
  await user.click(screen.getByRole('button', { name: 'Remove: E' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Letter 5'))
  expect(screen.getByLabelText<HTMLInputElement>('Letter 5').value).toBe('F')
})

it('a letter that was added is only missed once its field was left', async () => {
  await speakRefusals()
  const { user, container } = await draw(<Fields first={DEFAULT_SCALE} />)
  await user.selectOptions(screen.getByLabelText('Show scores as'), 'Letters')
  await user.click(screen.getByRole('button', { name: 'Add a letter' }))
  expect(container.textContent).not.toContain('required')
  await user.tab()
  expect(container.textContent).toContain('This field is required')
})

it('a pass mark is typed, refused above all points, and taken away again', async () => {
  const { user, container } = await draw(<PassMark />)
  await user.type(screen.getByLabelText('Pass mark'), '50')
  expect(kept).toHaveBeenLastCalledWith(50)
  await user.type(screen.getByLabelText('Pass mark'), '0')
  expect(container.textContent).toContain('Enter a pass mark from 0.1 to 100%.')
  expect(kept).toHaveBeenLastCalledWith(50)
  await user.clear(screen.getByLabelText('Pass mark'))
  expect(kept).toHaveBeenLastCalledWith(null)
})

it('a score has its percentage beside it, and whether it is passed', async () => {
  const scaled = { kind: 'out_of', value: 14.5, outOf: 20, isPassed: true } as const
  const { container } = await draw(<ShownScore scaled={scaled} percent={72.5} />)
  expect(container.textContent).toMatch(/14\.5\/20 72\.5% · Passed$/)
})

function Fields({ first, inherited }: { first: Scale; inherited?: string }) {
  const [scale, setScale] = useState<Scale | null>(first)
  const keep = (next: Scale | null) => {
    kept(next)
    setScale(next)
  }
  return <ScaleFields scale={scale} onChange={keep} {...(inherited && { inherited })} />
}

function PassMark() {
  const [passPercent, setPassPercent] = useState<number | null>(null)
  const keep = (next: number | null) => {
    kept(next)
    setPassPercent(next)
  }
  return <PassMarkField passPercent={passPercent} onChange={keep} isReadOnly={false} />
}

function withB(from: number) {
  return { kind: 'letters', letters: expect.arrayContaining([{ name: 'B', from }]) }
}
