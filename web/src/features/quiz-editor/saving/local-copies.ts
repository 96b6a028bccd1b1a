import { instantSchema } from '@probant/contract/fields'
import { localeSchema } from '@probant/contract/locales'
import { quizOptionsSchema } from '@probant/contract/quizzes/form'
import { quizQuestionSchema } from '@probant/contract/quizzes/quiz'
import { z } from 'zod'
import type { QuizDocument } from '../document/document.ts'
import type { Known } from './sender.ts'
import { THIS_PAGE } from './tabs.ts'

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

/** It need not be right yet, but it is a document. */
const documentSchema = z.object({
  title: z.string(),
  language: localeSchema,
  startsAt: instantSchema.nullable(),
  endsAt: instantSchema.nullable(),
  timeZone: z.string(),
  durationMinutes: z.union([z.number(), z.literal('')]),
  instructions: z.string(),
  blocks: z.array(blockSchema).refine(([first]) => first?.kind === 'section'),
  options: quizOptionsSchema,
})

const copySchema = z.object({
  document: documentSchema,
  /** The save that it went on from; none where there was none yet. */
  revision: z.number().nullable(),
  keptAt: instantSchema,
  /** The id that a quiz which was never saved will have: saved twice, it is still one. */
  newId: z.uuid().optional(),
  /** The page that has written it. */
  writer: z.string(),
})

/** What was written and not saved yet, in this browser: it outlives a reload and a closed tab. */
export type LocalCopy = Omit<z.infer<typeof copySchema>, 'writer'>

/** What is written now, to be kept. */
export function copyOf({ id, quiz, document }: Known & { document: QuizDocument }): LocalCopy {
  const keptAt = new Date().toISOString()
  return { document, keptAt, revision: quiz?.revision ?? null, newId: quiz ? undefined : id }
}

const PREFIX = 'quiz-copy:'
const KEPT_MS = 30 * 86_400_000

/** Whose it is stands in its name: nobody else at this browser is shown it. */
export function copyName(owner: string, slot: string): string {
  return `${PREFIX}${owner}:${slot}`
}

/** Of every copy in this browser. */
export function copyNames(): string[] {
  return Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))
}

/** Another version of this page may have written it: what this one doesn't understand is none. */
export function readCopy(name: string): z.infer<typeof copySchema> | undefined {
  try {
    return copySchema.safeParse(JSON.parse(localStorage.getItem(name) ?? 'null')).data
  } catch {
    return undefined
  }
}

/** Answers whether it is kept: the browser may have no room, or not let us. */
export function keepCopy(name: string, copy: LocalCopy): boolean {
  try {
    localStorage.setItem(name, JSON.stringify({ ...copy, writer: THIS_PAGE }))
    return true
  } catch {
    return false
  }
}

export function dropCopy(name: string): void {
  localStorage.removeItem(name)
}

/** Leaves alone what another tab has written under the same name. */
export function dropOwnCopy(name: string): void {
  if (readCopy(name)?.writer === THIS_PAGE) dropCopy(name)
}

/** Nobody comes back for these any more. */
export function dropOldCopies(now: Date): void {
  for (const name of copyNames()) {
    const keptAt = readCopy(name)?.keptAt
    if (!keptAt || now.getTime() - Date.parse(keptAt) > KEPT_MS) dropCopy(name)
  }
}

/** What waits for a decision gets a name of its own. */
export function moveCopy(from: string, to: string): void {
  const copy = readCopy(from)
  if (!copy) return
  // Both at once may be more than there is room for.
  dropCopy(from)
  if (!keepCopy(to, copy)) keepCopy(from, copy)
}
