import { inflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

interface Drawn {
  value: number
  size: number
}

/** The columns of all charts on a page: what each stands for, and how high it is drawn. */
export function columnsOn(page: Page): Promise<Drawn[]> {
  return page.locator('svg[data-value]').evaluateAll((columns) =>
    columns.map((column) => ({
      value: Number(column.getAttribute('data-value')),
      size: column.getBoundingClientRect().height,
    })),
  )
}

/** The bars on a page: the share that each stands for, and how many percent of its track it fills. */
export function barsOn(page: Page): Promise<(Drawn & { track: number })[]> {
  return page.locator('svg[data-share]').evaluateAll((tracks) =>
    tracks.map((track) => ({
      value: Number(track.getAttribute('data-share')),
      size: track.querySelector('rect:last-child')?.getBoundingClientRect().width ?? -1,
      track: track.querySelector('rect')?.getBoundingClientRect().width ?? -1,
    })),
  )
}

/** As high as the counts, to a pixel. */
export function expectInProportion(columns: readonly Drawn[]): void {
  const tallest = columns.reduce((most, column) => (column.value > most.value ? column : most))
  expect(tallest.size).toBeGreaterThan(60)
  for (const { value, size } of columns)
    expect(Math.abs(size - (tallest.size * value) / tallest.value), `${value} people`).toBeLessThan(1)
}

/** As long as the shares, to a pixel. */
export function expectAsLongAsTheirShare(bars: Awaited<ReturnType<typeof barsOn>>): void {
  expect(bars.length).toBeGreaterThan(0)
  for (const { value, size, track } of bars) {
    expect(track).toBeGreaterThan(20)
    expect(Math.abs(size - (track * value) / 100), `${value} %`).toBeLessThan(1)
  }
}

/** The rectangles that a PDF file of the browser fills in one colour, as its drawing operators say. */
export function filledIn(file: Buffer, colour: readonly [number, number, number]) {
  const streams = file.toString('latin1').matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)
  const filled: { width: number; height: number }[] = []
  for (const [, bytes = ''] of streams) {
    let current: number[] = []
    let path: { width: number; height: number }[] = []
    for (const line of operatorsIn(Buffer.from(bytes, 'latin1'))) {
      const numbers = line.split(/\s+/).slice(0, -1).map(Number)
      if (line.endsWith(' rg')) current = numbers
      if (line.endsWith(' re')) path.push({ width: numbers[2] ?? 0, height: Math.abs(numbers[3] ?? 0) })
      if (/^(?:f\*?|W\*? n|n|S)$/.test(line)) {
        const isIt = colour.every((part, index) => Math.abs((current[index] ?? -1) - part / 255) < 0.01)
        if (line.startsWith('f') && isIt) filled.push(...path)
        path = []
      }
    }
  }
  return filled
}

/** What is no page is not compressed like one, or no text. */
function operatorsIn(bytes: Buffer): string[] {
  try {
    const text = inflateSync(bytes).toString('latin1')
    return text.split('\n').map((line) => line.trim())
  } catch {
    return []
  }
}
