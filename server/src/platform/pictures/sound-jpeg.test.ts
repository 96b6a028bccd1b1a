import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isSoundJpeg } from './sound-jpeg.ts'

const START = [0xff, 0xd8]
const QUANTIZATION = segment(0xdb, 65)
const HUFFMAN = segment(0xc4, 18)
const SCAN = segment(0xda, 10)
const END = [0xff, 0xd9]

it('takes a picture that has all it needs, in gray, in color and for print', () => {
  for (const kind of [0xc0, 0xc1, 0xc2])
    for (const channels of [1, 3, 4]) expect(isSoundJpeg(jpeg({ kind, channels }))).toBe(true)
})

it('takes none that programs can’t draw', () => {
  for (const file of [
    jpeg({ kind: 0xc3 }),
    jpeg({ kind: 0xc9 }),
    jpeg({ bits: 12 }),
    jpeg({ channels: 2 }),
    jpeg({}).subarray(0, -2),
    Buffer.from([...START, ...frame({}), ...END]),
    Buffer.from([...START, ...QUANTIZATION, ...frame({}), ...SCAN, 1, 2, 3, 4, ...END]),
    Buffer.from([...START, ...HUFFMAN, ...QUANTIZATION, ...SCAN, 1, 2, 3, 4, ...END]),
    // Far too little for so many pixels.
    jpeg({ width: 1000, height: 1000 }),
  ])
    expect(isSoundJpeg(file), file.toString('hex')).toBe(false)
})

it('never fails, whatever stands in a file', () => {
  const whole = jpeg({})
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat({ max: whole.length }), (noise, length) => {
      isSoundJpeg(Buffer.concat([whole.subarray(0, length), noise]))
    }),
  )
})

interface Frame {
  kind?: number
  bits?: number
  channels?: number
  width?: number
  height?: number
}

function jpeg(head: Frame): Buffer {
  return Buffer.from([...START, ...QUANTIZATION, ...frame(head), ...HUFFMAN, ...SCAN, 1, 2, 3, 4, ...END])
}

function frame({ kind = 0xc0, bits = 8, channels = 3, width = 16, height = 8 }: Frame): number[] {
  const sides = [height >> 8, height & 255, width >> 8, width & 255]
  const written = [bits, ...sides, channels, ...new Array(channels * 3).fill(1)]
  return [0xff, kind, 0, written.length + 2, ...written]
}

function segment(marker: number, length: number): number[] {
  return [0xff, marker, 0, length + 2, ...new Array(length).fill(1)]
}
