import { setImmediate } from 'node:timers/promises'
import type { Db } from '#server/database/client.ts'
import { SECOND } from '#server/platform/clock.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { AttemptKeys, Attempts } from '#server/platform/security/attempts/service.ts'
import type { Rendering } from './rendering.ts'

interface Dependencies {
  db: Db
  attempts: Attempts
  rendering: Rendering
}

/** What a question will look like, while its author is still writing it. */
export function createQuestionPreview({ db, attempts, rendering }: Dependencies) {
  return {
    /** Texts as paragraphs, then lines as the answers are kept: the HTML of each, in this order. */
    async render(actor: Actor, { texts, lines = [] }: Written): Promise<{ html: string[] }> {
      await attempts.begin(previewKey(actor))
      const { block, inline } = await rendering.markdownFor(db, [...texts, ...lines])
      const written = [
        ...texts.map((text) => ({ text, toHtml: block })),
        ...lines.map((text) => ({ text, toHtml: inline })),
      ]
      const html: string[] = []
      for (const { text, toHtml } of written) {
        html.push(toHtml(text))
        // Rendering holds up everybody else: they get their turn between two texts.
        await setImmediate()
      }
      return { html }
    },
  }
}

interface Written {
  texts: string[]
  lines?: string[]
}

export type QuestionPreview = ReturnType<typeof createQuestionPreview>

/** Every pause in typing asks for one; after very many there is one a second. */
function previewKey({ userId }: Actor): AttemptKeys {
  return { tried: { key: `preview:${userId}`, rule: { free: 600, longestMs: SECOND } } }
}
