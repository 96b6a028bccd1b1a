import type { NotedKind, Timeline } from '@probant/contract/submissions/incidents'
import { expect, it } from 'vitest'
import { minutesLeftOf } from './time-left.ts'
import { sumsOf, weighed } from './weights.ts'

it('tells what counted from what was only recorded, and from mere steps', () => {
  const lines = weighed([line('tab_switch', true), line('warning_confirmed'), line('taken_over')], [])
  expect(lines.map(({ weight }) => weight)).toEqual(['counted', 'step', 'recorded'])
  expect(sumsOf(lines)).toEqual({ counted: 1, recorded: 1, setAside: 0 })
})

it('names the rule from which somebody is exempt', () => {
  const lines = weighed([line('window_blur'), line('tab_switch', true)], [{ violation: 'window_blur' }])
  expect(lines.map(({ weight }) => weight)).toEqual(['exempt', 'counted'])
  expect(sumsOf(lines)).toMatchObject({ counted: 1, recorded: 1 })
})

it('sets the violations aside that came before somebody was let go on', () => {
  const before = [line('tab_switch'), line('full_screen_left'), line('copy_paste')]
  const lines = weighed([...before, line('reopened'), line('right_click', true)], [])
  expect(lines.map(({ weight }) => weight)).toEqual(['setAside', 'recorded', 'setAside', 'step', 'counted'])
  expect(sumsOf(lines)).toEqual({ counted: 1, recorded: 1, setAside: 2 })
})

it('counts the whole minutes between the end and the deadline', () => {
  const finishedAt = '2025-11-24T10:00:30Z'
  expect(minutesLeftOf({ finishedAt, deadlineAt: '2025-11-24T10:25:00Z' })).toBe(24)
  expect(minutesLeftOf({ finishedAt, deadlineAt: finishedAt })).toBe(0)
  expect(minutesLeftOf({ finishedAt: null, deadlineAt: finishedAt })).toBe(0)
})

function line(kind: NotedKind, isCounted = false): Timeline[number] {
  return { kind, isCounted, at: '2025-11-24T10:00:00Z', questionId: null, gapMs: null }
}
