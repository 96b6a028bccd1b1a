import { BULK_MAX } from '@probant/contract/limits'
import { describe, expect, it } from 'vitest'
import {
  type Chosen,
  isFull,
  pageState,
  pageToggled,
  refusedGroups,
  selectionIn,
  toggled,
  without,
} from './selection.ts'

const page = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `q${from + index}`, title: `Question ${from + index}` }))

describe('the selection of questions', () => {
  it('takes one in and lets it go again', () => {
    const [one] = page(1, 1)
    if (!one) throw new Error('unreachable')
    const chosen = toggled(selectionIn<Chosen>('all'), one)
    expect(chosen.chosen).toEqual([one])
    expect(toggled(chosen, one).chosen).toEqual([])
  })

  it('stays from page to page, and begins anew with another list', () => {
    const first = pageToggled(selectionIn<Chosen>('biology'), page(1, 2))
    const both = pageToggled(selectionIn('biology', first), page(3, 2))
    expect(both.chosen.map(({ id }) => id)).toEqual(['q1', 'q2', 'q3', 'q4'])
    expect(selectionIn('history', both).chosen).toEqual([])
  })

  it('knows whether a page is chosen in part or as a whole', () => {
    const rows = page(1, 3)
    const none = selectionIn<Chosen>('all')
    const some = pageToggled(none, rows.slice(0, 1))
    expect(pageState(none, rows)).toBe('none')
    expect(pageState(some, rows)).toBe('some')
    expect(pageState(pageToggled(some, rows), rows)).toBe('all')
    expect(pageState(none, [])).toBe('none')
  })

  it('lets go of a page that was chosen as a whole, and of nothing else', () => {
    const both = pageToggled(pageToggled(selectionIn<Chosen>('all'), page(1, 2)), page(3, 2))
    expect(pageToggled(both, page(3, 2)).chosen.map(({ id }) => id)).toEqual(['q1', 'q2'])
    expect(without(both, ['q1', 'q4']).chosen.map(({ id }) => id)).toEqual(['q2', 'q3'])
  })

  it('never holds more than go through at once', () => {
    const full = pageToggled(selectionIn<Chosen>('all'), page(1, BULK_MAX + 20))
    expect(full.chosen).toHaveLength(BULK_MAX)
    expect(isFull(full)).toBe(true)
    expect(toggled(full, { id: 'another', title: '' })).toBe(full)
  })
})

it('says each reason once, with the questions it is about', () => {
  const chosen = ['a', 'b', 'c'].map((id) => ({ id, title: `Title ${id}` }))
  const refused = [
    { questionId: 'a', code: 'MANQ005', message: 'Not yours.' },
    { questionId: 'b', code: 'MANQ004', message: 'In a quiz.' },
    { questionId: 'c', code: 'MANQ004', message: 'In a quiz.' },
  ]
  expect(refusedGroups({ done: [], refused }, chosen)).toEqual([
    { message: 'In a quiz.', questions: [chosen[1], chosen[2]] },
    { message: 'Not yours.', questions: [chosen[0]] },
  ])
})
