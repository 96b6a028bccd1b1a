import { instantSchema } from '@probant/contract/fields'
import { generationSchema } from '@probant/contract/generation'
import { TRYOUT_KEPT_MAX } from '@probant/contract/limits'
import { questionSchema } from '@probant/contract/questions/question'
import { quizFormSchema } from '@probant/contract/quizzes/form'
import { z } from 'zod'
import { newId } from '#web/lib/new-id.ts'

/** A question as the demo keeps it; where it is used, and what may be done with it, is worked out. */
const keptQuestionSchema = questionSchema.omit({ quizCount: true, creator: true, can: true, whyNot: true })
export type KeptQuestion = z.infer<typeof keptQuestionSchema>

const keptGenerationSchema = z.object({
  generation: generationSchema.omit({ delivered: true, status: true }),
  /** The visitor's own, to ask about once more. */
  text: z.string(),
  isCancelled: z.boolean(),
  deliveries: z.array(z.object({ number: z.number().int(), questionId: z.uuid(), isKept: z.boolean() })),
  dropped: z.array(z.object({ number: z.number().int(), question: keptQuestionSchema })),
  /** What was replaced: it doesn't come again. */
  replaced: z.array(z.object({ title: z.string(), basis: z.string() })),
})
export type KeptGeneration = z.infer<typeof keptGenerationSchema>

const keptQuizSchema = z.object({
  id: z.uuid(),
  form: quizFormSchema,
  instructionsHtml: z.string(),
  revision: z.number().int(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
})
export type KeptQuiz = z.infer<typeof keptQuizSchema>

const contentsSchema = z.object({
  /** Of this demo: what the forms keep besides in this browser goes by it. */
  visitorId: z.uuid(),
  questions: z.array(keptQuestionSchema),
  generations: z.array(keptGenerationSchema),
  /** The one that was worked on last stands last. */
  quizzes: z.array(keptQuizSchema),
})
/** All that a visitor has made: one plain document. */
export type Contents = z.infer<typeof contentsSchema>

const NAME = 'demo'
/** Of the generations nobody comes back to more than the last few. */
const GENERATIONS_MAX = 8

/** The throw-away workspace of this tab: it outlives a reload, and goes with the tab. */
export function createWorkspace(storage: () => Storage = () => sessionStorage) {
  let contents = read()
  const listeners = new Set<() => void>()

  /** What can't be understood is thrown away: it was never promised to last. */
  function read(): Contents {
    try {
      const known = contentsSchema.safeParse(JSON.parse(storage().getItem(NAME) ?? 'null')).data
      if (known) return known
    } catch {
      // Neither is what is no JSON, or can't be read at all.
    }
    return { visitorId: newId(), questions: [], generations: [], quizzes: [] }
  }

  function tell(): void {
    for (const listener of listeners) listener()
  }

  return {
    contents: () => contents,

    change(change: (contents: Contents) => Partial<Contents>): void {
      const changed = { ...contents, ...change(contents) }
      contents = { ...changed, generations: changed.generations.slice(-GENERATIONS_MAX) }
      try {
        storage().setItem(NAME, JSON.stringify(contents))
      } catch {
        // The browser may keep nothing: then it lasts for as long as the page does.
      }
      tell()
    },

    /** It is somebody's by now, or nobody wants it. */
    clear(): void {
      try {
        storage().removeItem(NAME)
      } catch {
        // Where nothing can be kept there is nothing to forget.
      }
      contents = read()
      tell()
    },

    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type Workspace = ReturnType<typeof createWorkspace>

/** How many more questions the demo takes. */
export function capacityLeftIn({ questions }: Pick<Contents, 'questions'>): number {
  return Math.max(0, TRYOUT_KEPT_MAX - questions.length)
}

/** Is there something that somebody might want to have? */
export function isWorthKeeping({ questions, quizzes }: Contents): boolean {
  return questions.length + quizzes.length > 0
}
