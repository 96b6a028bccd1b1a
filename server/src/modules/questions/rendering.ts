import type { Markdown } from '@probant/kinds'
import type { Contents } from '#server/platform/markdown/contents.ts'
import type { Picture } from '#server/platform/markdown/elements.ts'
import type { Dialect } from '#server/platform/markdown/portable.ts'
import type { MarkdownRenderer } from '#server/platform/markdown/renderer.ts'
import { areWords, portableWords } from '#server/platform/markdown/words.ts'
import type { PictureService } from './pictures/service.ts'

interface Dependencies {
  pictures: PictureService
  renderer: MarkdownRenderer
}

/** What somebody wrote: texts become paragraphs, lines such as answers stay lines. */
export interface WrittenTexts {
  texts: string[]
  lines?: string[]
}

interface PreviewOptions {
  signal: AbortSignal
  /** Somebody without an account: what they name needs not be there for them. */
  isStranger?: boolean
}

interface Portable {
  dialect: Dialect
  /** By id. */
  pictures: ReadonlyMap<string, Picture>
}

/**
 * Makes safe HTML of what authors write, with their pictures in it. It takes its time, so it comes before the
 * transaction that keeps it, never within.
 */
export function createRendering({ pictures, renderer }: Dependencies) {
  return {
    /** Knows the HTML of just these texts, to be saved with them. */
    async markdownFor(person: string, { texts, lines = [] }: WrittenTexts): Promise<Markdown> {
      const html = await render({ texts, lines }, { person, isKept: true })
      return { block: lookUp(texts, html.texts), inline: lookUp(lines, html.lines) }
    },

    /** For another program, in which pictures stand where it looks for them; with what they have besides words. */
    async portableFor(person: string, { texts, lines = [] }: WrittenTexts, { dialect, pictures }: Portable) {
      const turn = { person: `export:${person}`, isKept: true }
      // Most are nothing but words, and what becomes of those is known.
      const job = { texts: texts.filter(isMore), lines: lines.filter(isMore), pictures, dialect }
      const html = await renderer.render(job, turn)
      const [block, inline] = [lookUp(job.texts, html.texts), lookUp(job.lines, html.lines)]
      const markdown: Markdown = {
        block: (text) => (isMore(text) ? block(text) : portableWords(text, dialect)),
        inline: (text) => (isMore(text) ? inline(text) : portableWords(text, dialect, { isInline: true })),
      }
      return { markdown, contents: html.contents ?? NOTHING }
    },

    /** For whoever is still writing: of theirs, only the newest few are worth it. */
    async preview(
      person: string,
      { texts, lines = [] }: WrittenTexts,
      { signal, isStranger = false }: PreviewOptions,
    ): Promise<string[]> {
      const asked = { person: `preview:${person}`, waitingMax: PREVIEWS_WAITING, signal }
      const html = await render({ texts, lines }, asked, { isStranger })
      return [...html.texts, ...html.lines]
    },
  }

  async function render(
    { texts, lines }: Required<WrittenTexts>,
    asked: Parameters<MarkdownRenderer['render']>[1],
    { isStranger = false } = {},
  ) {
    const found = await pictures.namedIn([...texts, ...lines], { areNeeded: !isStranger })
    return renderer.render({ texts, lines, pictures: found }, asked)
  }
}

export type Rendering = ReturnType<typeof createRendering>

const PREVIEWS_WAITING = 3
const isMore = (text: string) => !areWords(text)
const NOTHING: Contents = { formatting: false, formulas: false, pictures: false }

function lookUp(texts: string[], html: string[]): (text: string) => string {
  const known = new Map(texts.map((text, index) => [text, html[index] ?? '']))
  return (text) => {
    const found = known.get(text)
    if (found === undefined) throw new Error('a text was not rendered')
    return found
  }
}
