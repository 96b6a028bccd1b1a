import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isArchive, unpack } from '#server/platform/archive/unpack.ts'
import { type Asked, expectSame, fileOf, heldBy, itemsOf } from '../../testing/round-trip.ts'
import { commonCartridgeReader } from '../common-cartridge/read.ts'
import { commonCartridgeWriter } from '../common-cartridge/write.ts'
import type { Reader, Writer } from '../format.ts'
import { lossesOf } from '../losing.ts'
import { qti21Writer } from '../qti-2/write.ts'
import { qti30Writer } from '../qti-3/write.ts'
import { qtiReader } from './read.ts'

const PACKAGES: [string, Writer, Reader][] = [
  ['QTI 2.1', qti21Writer, qtiReader],
  ['QTI 3.0', qti30Writer, qtiReader],
  ['Common Cartridge', commonCartridgeWriter, commonCartridgeReader],
]

describe.each(PACKAGES)('%s', (_name, writer, reader) => {
  it('gives back what was written, but for what it says that it loses', () =>
    fc.assert(
      fc.asyncProperty(fc.array(heldBy(writer), { minLength: 1, maxLength: 4 }), async (asked) => {
        const items = await itemsOf(reader, await fileOf(writer, asked))
        expect(items).toHaveLength(asked.length)
        for (const [index, one] of asked.entries()) expectSame(items[index], one, toldOf(writer, one))
      }),
      { numRuns: 15 },
    ))

  it('is recognised by what is in it, and by no other reader', async () => {
    const asked = fc.sample(heldBy(writer), 1)
    const bytes = await fileOf(writer, asked)
    expect(isArchive(bytes)).toBe(true)
    const file = { name: 'notes.txt', bytes, archive: unpack(bytes, { maxBytes: 1e7 }) }
    expect([qtiReader, commonCartridgeReader].filter((one) => one.recognises(file))).toEqual([reader])
  })
})

function toldOf(writer: Writer, asked: Asked) {
  const has = { formatting: true, formulas: true, pictures: true }
  return lossesOf(writer, { ...asked, has, plain: (markdown) => markdown })
}
