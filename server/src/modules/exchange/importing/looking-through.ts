import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { ImportNote } from '@probant/contract/exchange/formats'
import { type QuestionDraft, questionFormSchema } from '@probant/contract/questions/form'
import { writtenQuestionSchema } from '@probant/contract/questions/question'
import type { Db } from '#server/database/client.ts'
import { picturesNamedIn, type Questions } from '#server/modules/questions/index.ts'
import type { Membership } from '#server/modules/workspaces/index.ts'
import type { Now } from '#server/platform/clock.ts'
import type { ReadItem } from '../formats/format.ts'
import { withPictures } from '../formats/pictures.ts'
import type { Finding } from '../reading/job.ts'
import { type Defaults, judge, refusalOf, type UnfinishedDraft } from './intake.ts'
import { type ImportRow, type ItemRow, importRepository, type UnfinishedQuestion } from './repository.ts'

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
    seen: Seen,
    number: number,
  ): Promise<Omit<Item, 'importId' | 'number'>> {
    const { firstWith, lost, known } = seen
    const { line, file = null, section = 0 } = item
    const judged = judge(item, defaults)
    if ('fault' in judged) {
      const { unfinished, ...refused } = judged
      return { line, file, section, ...refused, question: await begun(membership, unfinished, seen) }
    }
    const unkept = picturesNamedIn([JSON.stringify(judged.draft)]).filter((id) => lost.has(id))
    const kept = questionFormSchema.safeParse(withoutPictures(judged.draft, unkept))
    // Where everything is asked on a picture, nothing is left without it.
    if (!kept.success) {
      const question = await begun(membership, judged.draft, seen)
      return { line, file, section, ...refusalOf(judged.draft, kept.error), points: judged.points, question }
    }
    const draft = withKnownPictures(kept.data, known)
    const { fingerprint, ...question } = await questions.prepare(membership, draft)
    const asked = `${fingerprint} ${JSON.stringify(question.content)}`
    const repeats = firstWith.get(asked) ?? null
    if (repeats === null) firstWith.set(asked, number)
    const notes: ImportNote[] = [...new Set([...judged.notes, ...unkept.flatMap((id) => lost.get(id) ?? [])])]
    return { line, file, section, question, fingerprint, repeats, points: judged.points, notes }
  }

  /** What its editor begins with; its texts alone where nothing can be made of the rest. */
  async function begun(
    membership: Membership,
    unfinished: UnfinishedDraft,
    { lost, known }: Seen,
  ): Promise<UnfinishedQuestion> {
    const unkept = picturesNamedIn([JSON.stringify(unfinished)]).filter((id) => lost.has(id))
    const draft = withKnownPictures(withoutPictures(unfinished, unkept), known)
    const texts = { ...draft, titleHtml: '', explanationHtml: '', content: null }
    if (draft.content === null) return texts
    try {
      const { fingerprint: _none, ...question } = await questions.prepare(membership, draft as QuestionDraft)
      return writtenQuestionSchema.safeParse(question).data ?? texts
    } catch {
      // It breaks more than a rule: something is missing that every question of its kind has.
      return texts
    }
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
function withoutPictures<T>(draft: T, ids: readonly string[]): T {
  if (ids.length === 0) return draft
  return withPictures(draft, ({ whole, alt, id }) => (ids.includes(id) ? alt : whole))
}

/** A picture is known by what is to be seen: under the same name, the same question is the same. */
function withKnownPictures<T>(draft: T, known: ReadonlyMap<string, string>): T {
  if (known.size === 0) return draft
  return withPictures(draft, ({ whole, id }) => whole.replace(NAMED_LAST, `(picture:${known.get(id) ?? id})`))
}

const NAMED_LAST = /\(picture:[0-9a-f-]{36}\)$/i

/** So many are written at once; after each portion somebody who waits sees how far it is. */
const PORTION = 50
