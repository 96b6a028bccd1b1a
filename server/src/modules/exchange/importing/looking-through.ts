import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { ImportNote } from '@probant/contract/exchange/formats'
import { type QuestionDraft, questionFormSchema } from '@probant/contract/questions/form'
import type { Db } from '#server/database/client.ts'
import { picturesNamedIn, type Questions } from '#server/modules/questions/index.ts'
import type { Membership } from '#server/modules/workspaces/index.ts'
import type { Now } from '#server/platform/clock.ts'
import type { ReadItem } from '../formats/format.ts'
import { withPictures } from '../formats/pictures.ts'
import type { Finding } from '../reading/job.ts'
import { type Defaults, judge, refusalOf } from './intake.ts'
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
      membership: Membership,
      findings: string,
      defaults: Defaults,
    ): Promise<void> {
      const seen: Seen = { firstWith: new Map(), lost: new Map(), known: new Map() }
      let rows: Item[] = []
      let number = 0
      for await (const line of createInterface({ input: createReadStream(findings) })) {
        const finding: Finding = JSON.parse(line)
        if ('picture' in finding) {
          await keepPicture(membership, finding.picture, seen)
          continue
        }
        number += 1
        rows.push({ importId, number, ...(await itemOf(membership, finding.item, defaults, seen, number)) })
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
    membership: Membership,
    item: ReadItem,
    defaults: Defaults,
    { firstWith, lost, known }: Seen,
    number: number,
  ): Promise<Omit<Item, 'importId' | 'number'>> {
    const { line, file = null, section = 0 } = item
    const judged = judge(item, defaults)
    if ('fault' in judged) return { line, file, ...judged }
    const unkept = picturesNamedIn([JSON.stringify(judged.draft)]).filter((id) => lost.has(id))
    const kept = questionFormSchema.safeParse(withoutPictures(judged.draft, unkept))
    // Where everything is asked on a picture, nothing is left without it.
    if (!kept.success) return { line, file, ...refusalOf(judged.draft, kept.error) }
    const draft = withKnownPictures(kept.data, known)
    const { fingerprint, ...question } = await questions.prepare(membership, draft)
    const asked = `${fingerprint} ${JSON.stringify(question.content)}`
    const repeats = firstWith.get(asked) ?? null
    if (repeats === null) firstWith.set(asked, number)
    const notes: ImportNote[] = [...new Set([...judged.notes, ...unkept.flatMap((id) => lost.get(id) ?? [])])]
    return { line, file, section, question, fingerprint, repeats, points: judged.points, notes }
  }

  async function keepPicture(
    membership: Membership,
    { id, base64 }: SentPicture,
    { lost, known }: Seen,
  ): Promise<void> {
    const bytes = Buffer.from(base64, 'base64')
    const there = await questions.pictures.findInUse(membership, bytes)
    if (there !== undefined) {
      known.set(id, there)
      return
    }
    const why = await questions.pictures.keepRead(membership, { id, bytes })
    if (why) lost.set(id, why)
  }
}

type SentPicture = Extract<Finding, { picture: object }>['picture']

/**
 * What is known of the file so far: which number asked something first, which pictures could not be kept, and which are
 * in the bank under another name.
 */
interface Seen {
  firstWith: Map<string, number>
  lost: Map<string, 'pictureUnfit' | 'pictureRoomFull'>
  known: Map<string, string>
}

type Item = Partial<ItemRow> & Pick<ItemRow, 'importId' | 'number'>

/** Their descriptions stand in their place. */
function withoutPictures(draft: QuestionDraft, ids: readonly string[]): QuestionDraft {
  if (ids.length === 0) return draft
  return withPictures(draft, ({ whole, alt, id }) => (ids.includes(id) ? alt : whole))
}

/** A picture is known by what is to be seen: under the same name, the same question is the same. */
function withKnownPictures(draft: QuestionDraft, known: ReadonlyMap<string, string>): QuestionDraft {
  if (known.size === 0) return draft
  return withPictures(draft, ({ whole, id }) => whole.replace(NAMED_LAST, `(picture:${known.get(id) ?? id})`))
}

const NAMED_LAST = /\(picture:[0-9a-f-]{36}\)$/i

/** So many are written at once; after each portion somebody who waits sees how far it is. */
const PORTION = 50
