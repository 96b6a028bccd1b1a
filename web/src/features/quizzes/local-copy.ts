import { instantSchema } from '@probant/contract/fields'
import { localeSchema } from '@probant/contract/locales'
import { quizOptionsSchema } from '@probant/contract/quizzes/form'
import { quizQuestionSchema } from '@probant/contract/quizzes/quiz'
import { z } from 'zod'
import type { QuizDocument } from './editing/document.ts'
import { THIS_PAGE } from './new-id.ts'

/** What was written and not saved yet: it outlives a reload and a closed tab. */
export interface LocalCopy {
  document: QuizDocument
  /** The save that it went on from; none where there was none yet. */
  revision: number | null
  keptAt: string
  /** The id that a quiz which was never saved will have: saved twice, it is still one. */
  newId?: string | undefined
}

/** Whose it is stands in its name: nobody else at this browser is shown it. */
export function copyName(userId: string, slot: string): string {
  return `${PREFIX}${userId}:${slot}`
}

export function readCopy(name: string, storage: Storage = localStorage): LocalCopy | undefined {
  const stored = storedIn(storage, name)
  if (!stored) return undefined
  const { writer: _page, ...copy } = stored
  return copy
}

/** Answers whether it is kept: the browser may have no room, or not let us. */
export function keepCopy(name: string, copy: LocalCopy, storage: Storage = localStorage): boolean {
  const text = JSON.stringify({ ...copy, writer: THIS_PAGE })
  try {
    storage.setItem(name, text)
    return true
  } catch {
    return false
  }
}

export function dropCopy(name: string, storage: Storage = localStorage): void {
  try {
    storage.removeItem(name)
  } catch {
    // Where nothing can be kept there is nothing to drop.
  }
}

/** What waits for a decision gets a name of its own; answers whether that worked. */
export function moveCopy(from: string, to: string, storage: Storage = localStorage): boolean {
  try {
    const text = storage.getItem(from)
    if (text === null) return false
    // Both at once may be more than there is room for.
    storage.removeItem(from)
    try {
      storage.setItem(to, text)
      return true
    } catch {
      storage.setItem(from, text)
    }
  } catch {
    // Where nothing can be kept there is nothing to move.
  }
  return false
}

/** Leaves alone what another tab has written under the same name. */
export function dropOwnCopy(name: string, storage: Storage = localStorage): void {
  if (storedIn(storage, name)?.writer === THIS_PAGE) dropCopy(name, storage)
}

/** Nobody comes back for these any more. */
export function dropOldCopies(now: Date, storage: Storage = localStorage): void {
  for (const name of namesIn(storage)) {
    const keptAt = storedIn(storage, name)?.keptAt
    if (!keptAt || now.getTime() - Date.parse(keptAt) > KEPT_MS) dropCopy(name, storage)
  }
}

const PREFIX = 'quiz-copy:'
const KEPT_MS = 30 * 86_400_000

const blockSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('section'),
    key: z.string(),
    title: z.string(),
    draw: z.number().nullable(),
  }),
  z.object({
    kind: z.literal('question'),
    key: z.string(),
    points: z.number(),
    question: quizQuestionSchema.omit({ number: true, points: true }),
  }),
])

/** Another version of this page may have written it: what it doesn't understand is no copy. */
const storedSchema = z.object({
  document: z.object({
    title: z.string(),
    language: localeSchema,
    startsAt: instantSchema.nullable(),
    endsAt: instantSchema.nullable(),
    timeZone: z.string(),
    durationMinutes: z.union([z.number(), z.literal('')]),
    instructions: z.string(),
    blocks: z.array(blockSchema).refine(([first]) => first?.kind === 'section'),
    options: quizOptionsSchema,
  }),
  revision: z.number().nullable(),
  keptAt: instantSchema,
  newId: z.uuid().optional(),
  writer: z.string(),
})

function storedIn(storage: Storage, name: string): z.infer<typeof storedSchema> | undefined {
  try {
    return storedSchema.safeParse(JSON.parse(storage.getItem(name) ?? 'null')).data
  } catch {
    return undefined
  }
}

/** Of every copy in this browser. */
export function namesIn(storage: Storage): string[] {
  try {
    return Object.keys(storage).filter((name) => name.startsWith(PREFIX))
  } catch {
    return []
  }
}
