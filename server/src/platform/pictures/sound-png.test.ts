import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PNG } from '#test/one-of-everything.ts'
import { isSoundPng } from './sound-png.ts'

const ROWS = Buffer.from([0, 1, 2, 3, 4, 1, 5, 6, 7, 8])

it('takes a picture whose rows are all there', () => {
  expect(isSoundPng(PNG)).toBe(true)
  expect(isSoundPng(png({ width: 1, height: 2, kind: 6 }, ROWS))).toBe(true)
})

it('takes none that programs would fall over', () => {
  for (const head of [
    { width: 1, height: 3, kind: 6 },
    { width: 2, height: 2, kind: 6 },
    { width: 1, height: 2, kind: 5 },
    { width: 1, height: 2, kind: 6, bits: 16 },
    { width: 1, height: 2, kind: 6, interlaced: 1 },
    { width: 4, height: 2, kind: 3 },
    { width: 60_000, height: 60_000, kind: 6 },
  ])
    expect(isSoundPng(png(head, ROWS)), JSON.stringify(head)).toBe(false)
  const broken = Buffer.from(ROWS)
  broken[5] = 9
  expect(isSoundPng(png({ width: 1, height: 2, kind: 6 }, broken))).toBe(false)
})

it('never fails, whatever stands in a file', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat({ max: PNG.length }), (noise, length) => {
      isSoundPng(Buffer.concat([PNG.subarray(0, length), noise]))
    }),
  )
})

interface Head {
  width: number
  height: number
  kind: number
  bits?: number
  interlaced?: number
}

function png({ width, height, kind, bits = 8, interlaced = 0 }: Head, rows: Buffer): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([bits, kind, 0, 0, interlaced], 8)
  return Buffer.concat([
    PNG.subarray(0, 8),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND'),
  ])
}

function chunk(name: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.from('sum!')])
}
