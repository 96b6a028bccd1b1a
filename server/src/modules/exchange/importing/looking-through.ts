import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { ImportNote } from '@probant/contract/exchange/formats'
import type { Db } from '#server/database/client.ts'
import type { Questions } from '#server/modules/questions/index.ts'
import type { Place } from '#server/modules/workspaces/index.ts'
import type { Now } from '#server/platform/clock.ts'
import type { Finding } from '../reading/job.ts'
import { type Defaults, judge } from './intake.ts'
import { type ImportRow, type ItemRow, importRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  questions: Questions
}

/** Looks at what was found in a file, one after the other, and keeps what becomes of each for its owner to see. */
export function createLookingThrough({ db, now, questions }: Dependencies) {
  return {
    async run(
      { id: importId }: ImportRow,
      place: Place,
      findings: string,
      defaults: Defaults,
    ): Promise<void> {
      const firstWith = new Map<string, number>()
      let rows: Item[] = []
      let number = 0
      for await (const line of createInterface({ input: createReadStream(findings) })) {
        const finding: Finding = JSON.parse(line)
        number += 1
        rows.push({ importId, number, ...(await itemOf(place, finding, defaults, firstWith, number)) })
        if (rows.length < PORTION) continue
        await keep(importId, rows, number)
        rows = []
      }
      await keep(importId, rows, number)
    },
  }

  async function keep(importId: string, rows: Item[], lookedAtCount: number): Promise<void> {
    await db.transaction(async (tx) => {
      await importRepository(tx).addItems(rows)
      await importRepository(tx).update(importId, { lookedAtCount, aliveAt: now() })
    })
  }

  async function itemOf(
    place: Place,
    { item, pictures }: Finding,
    defaults: Defaults,
    firstWith: Map<string, number>,
    number: number,
  ): Promise<Omit<Item, 'importId' | 'number'>> {
    const { line, file = null } = item
    const judged = judge(item, defaults)
    if ('fault' in judged) return { line, file, ...judged }
    const lost = await keepPictures(place, pictures)
    const { fingerprint, ...question } = await questions.prepare(place, withoutPictures(judged.draft, lost))
    const repeats = firstWith.get(fingerprint) ?? null
    if (repeats === null) firstWith.set(fingerprint, number)
    const notes: ImportNote[] = [...new Set([...judged.notes, ...lost.values()])]
    return { line, file, question, fingerprint, repeats, points: judged.points, notes }
  }

  /** Those that can't be kept, and why. */
  async function keepPictures(place: Place, pictures: Finding['pictures']) {
    const lost = new Map<string, 'pictureUnfit' | 'pictureRoomFull'>()
    for (const { id, base64 } of pictures) {
      const why = await questions.pictures.keepRead(place, { id, bytes: Buffer.from(base64, 'base64') })
      if (why) lost.set(id, why)
    }
    return lost
  }
}

type Item = Partial<ItemRow> & Pick<ItemRow, 'importId' | 'number'>

/** Their descriptions stand in their place. */
function withoutPictures<T>(draft: T, lost: ReadonlyMap<string, unknown>): T {
  if (lost.size === 0) return draft
  const text = JSON.stringify(draft)
  return JSON.parse(
    text.replace(/!\[([^\]]*)\]\(picture:([0-9a-f-]{36})\)/g, (whole, alt: string, id: string) =>
      lost.has(id) ? alt : whole,
    ),
  )
}

/** So many are written at once; after each portion somebody who waits sees how far it is. */
const PORTION = 50
