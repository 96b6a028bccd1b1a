import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { Actor } from '#server/platform/http/actor.ts'
import { expectEventually } from '#test/eventually.ts'
import { createFileMaking, type FileMaking } from './making.ts'
import type { Asked } from './testing/maker.ts'

let files: FileMaking
const folder = mkdtempSync(join(tmpdir(), 'probant-files-'))
const MAKER = new URL('./testing/maker.ts', import.meta.url)
afterEach(() => files.close())
afterAll(() => rmSync(folder, { recursive: true }))

describe('a costly file', () => {
  it('is made in another process, of pieces that cross over as they are', async () => {
    files = createFileMaking({ folder })
    const [, pid] = (await text(await made('tellProcess'))).split(' ')
    expect(Number(pid)).not.toBe(process.pid)
    expect(files.processIds()).toEqual([Number(pid)])

    const at = new Date('2026-11-17T10:00:00Z')
    const told = await text(await made('tellPieces', aTeacher(), [at, Buffer.alloc(70_000), { a: [1] }]))
    expect(told).toBe('begun 2026-11-17T10:00:00.000Z70000 bytes {"a":[1]}')
    expect(await text(await made('tellFirst', aTeacher(), [{ a: 1 }, { b: 2 }]))).toBe('begun {"a":1}')
    await expectNothingLeft()
  })

  it('comes for one person while another’s hangs, and what else they wait for is not even gathered', async () => {
    files = createFileMaking({ folder, workersMax: 2, memoryMb: 256 })
    const [greedy, other] = [aTeacher(), aTeacher()]
    let gatheredCount = 0
    const gathering = {
      async *[Symbol.asyncIterator]() {
        gatheredCount += 1
        yield 'a piece'
      },
    }
    const gone = new AbortController()
    const waiting = { actor: greedy, signal: gone.signal }
    const order = { maker: MAKER, input: 'hang', pieces: gathering }
    const theirs = [1, 2, 3].map(() => files.make(order, waiting).catch((error) => error.refusal))

    expect(await text(await made('tellProcess', other))).toMatch(/^begun \d+$/)
    expect(gatheredCount).toBe(1)

    gone.abort()
    expect(await Promise.all(theirs)).toEqual(['invalidRequest', 'invalidRequest', 'invalidRequest'])
    await expectNothingLeft()
  })

  it('that can’t be made, or takes too long, is refused before a byte of it is sent, and the next one is made', async () => {
    files = createFileMaking({ folder })
    await expect(made('fail')).rejects.toMatchObject({ refusal: 'serviceUnavailable' })
    await files.close()

    files = createFileMaking({ folder, longestMs: 1 })
    await expect(made('hang')).rejects.toMatchObject({ refusal: 'serviceUnavailable' })
    await files.close()

    files = createFileMaking({ folder })
    expect(await text(await made('tellProcess'))).toMatch(/^begun/)
    await expectNothingLeft()
  })

  it('leaves no worker behind that holds much memory after it, and one that holds little for the next', async () => {
    files = createFileMaking({ folder, wornMb: 1 })
    await text(await made('tellProcess'))
    expect(files.processIds()).toEqual([])
    await files.close()

    files = createFileMaking({ folder, wornMb: 10_000 })
    const [first, second] = [await text(await made('tellProcess')), await text(await made('tellProcess'))]
    expect(first).toBe(second)
  })

  it('is removed when nobody takes it to its end', async () => {
    files = createFileMaking({ folder })
    const content = await made('tellProcess')
    content.destroy()
    await expectNothingLeft()
  })
})

function made(input: Asked, actor = aTeacher(), pieces: unknown[] = []) {
  const waiting = { actor, signal: new AbortController().signal }
  return files.make({ maker: MAKER, input, pieces: each(pieces) }, waiting)
}

async function* each(pieces: unknown[]) {
  yield* pieces
}

function aTeacher() {
  return { userId: randomUUID(), isEmailVerified: true } as Actor
}

const expectNothingLeft = () => expectEventually(async () => readdirSync(folder).length === 0)
