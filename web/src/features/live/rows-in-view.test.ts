import { describe, expect, it } from 'vitest'
import { rowsInView, WHOLE_UP_TO } from './rows-in-view.ts'

describe('the rows of a board', () => {
  const scrolled = { rowHeight: 60, windowHeight: 900, above: 0 }

  it('are all in the page where a class is looked at', () => {
    expect(rowsInView({ ...scrolled, count: WHOLE_UP_TO, above: 5000 })).toEqual({ from: 0, to: WHOLE_UP_TO })
  })

  it('are those in view where there are a thousand, and some above and below', () => {
    const { from, to } = rowsInView({ ...scrolled, count: 1000, above: 30_000 })
    expect(from).toBeLessThan(500)
    expect(to).toBeGreaterThan(515)
    expect(to - from).toBeLessThan(60)
  })

  it('stay the same while somebody scrolls by a row', () => {
    const at = (above: number) => rowsInView({ ...scrolled, count: 1000, above })
    expect(at(30_020)).toEqual(at(30_001))
  })

  it('never reach beyond the list', () => {
    expect(rowsInView({ ...scrolled, count: 1000, above: -300 }).from).toBe(0)
    expect(rowsInView({ ...scrolled, count: 1000, above: 59_900 }).to).toBe(1000)
    expect(rowsInView({ ...scrolled, count: 200, above: 59_900 })).toEqual({ from: 200, to: 200 })
  })
})
