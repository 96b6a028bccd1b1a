import { SECOND } from '#server/platform/clock.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { AttemptKeys, Attempts } from '#server/platform/security/attempts/service.ts'
import type { Rendering, WrittenTexts } from './rendering.ts'

interface Dependencies {
  attempts: Attempts
  rendering: Rendering
}

/** What a question will look like, while its author is still writing it. */
export function createQuestionPreview({ attempts, rendering }: Dependencies) {
  return {
    /** Texts as paragraphs, then lines as the answers are kept: the HTML of each, in this order. */
    async preview(actor: Actor, written: WrittenTexts, signal: AbortSignal): Promise<{ html: string[] }> {
      await attempts.begin(previewKey(actor))
      return { html: await rendering.preview(actor.userId, written, { signal }) }
    },
  }
}

/** Every pause in typing asks for one; after very many there is one a second. */
function previewKey({ userId }: Actor): AttemptKeys {
  return { tried: { key: `preview:${userId}`, rule: { free: 600, longestMs: SECOND } } }
}
