import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderHook, stubPage } from '../../test/render-hook.ts'
import { formatDateTime } from './format.ts'
import { readerZone, useReaderZone } from './reader-zone.ts'

const MOMENT = '2026-06-01T10:00:00Z'
const before = process.env.TZ

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-06-01T08:00:40Z') })
  process.env.TZ = 'Europe/Paris'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  if (before === undefined) delete process.env.TZ
  else process.env.TZ = before
})

describe.each([
  ['by Temporal', () => {}],
  ['by a formatter, where there is no Temporal', () => vi.stubGlobal('Temporal', undefined)],
])('where the reader’s clock hangs, told %s', (_, prepare) => {
  it('is followed by what is written, also by what was written before', () => {
    prepare()
    expect(readerZone()).toBe('Europe/Paris')
    expect(formatDateTime('en', MOMENT)).toContain('12:00')

    process.env.TZ = 'Asia/Tokyo'
    vi.advanceTimersByTime(60_000)
    expect(readerZone()).toBe('Asia/Tokyo')
    // Seven in the evening, on a clock of twelve hours or of twenty-four.
    expect(formatDateTime('en', MOMENT)).toMatch(/\b(7|19):00/)
  })

  it('is noticed within a minute by what is on the page', async () => {
    prepare()
    stubPage()
    const drawn: string[] = []
    const { unmount } = await renderHook(() => drawn.push(useReaderZone()))
    expect(drawn.at(-1)).toBe('Europe/Paris')

    process.env.TZ = 'Asia/Tokyo'
    await act(async () => vi.advanceTimersByTime(60_000))
    expect(drawn.at(-1)).toBe('Asia/Tokyo')
    await unmount()
  })
})
