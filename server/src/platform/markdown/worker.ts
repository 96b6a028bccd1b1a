import { parentPort } from 'node:worker_threads'
import { type Contents, contentsOf } from './contents.ts'
import type { Picture } from './elements.ts'
import { type Dialect, renderPortable } from './portable.ts'
import { renderInlineMarkdown, renderMarkdown } from './render.ts'

/** Texts become paragraphs; lines stay lines. */
export interface RenderJob {
  texts: string[]
  lines: string[]
  pictures: ReadonlyMap<string, Picture>
  /** For which other program; missing for our own pages. */
  dialect?: Dialect
}

export interface Rendered {
  texts: string[]
  lines: string[]
  /** What all of them together have besides words; told where they become plain text. */
  contents?: Contents
}

/** The first one, with neither, says that it is ready. */
export interface WorkerMessage {
  rendered?: Rendered
  /** Why nothing could be made of these texts. */
  fault?: string
}

parentPort?.on('message', (job: RenderJob) => parentPort?.postMessage(answerTo(job)))
parentPort?.postMessage({} satisfies WorkerMessage)

function answerTo({ texts, lines, pictures, dialect }: RenderJob): WorkerMessage {
  const options = { picture: (id: string) => pictures.get(id) }
  const render = (text: string, isInline: boolean) => {
    if (dialect) return renderPortable(text, dialect, { ...options, isInline })
    return isInline ? renderInlineMarkdown(text, options) : renderMarkdown(text, options)
  }
  try {
    return {
      rendered: {
        texts: texts.map((text) => render(text, false)),
        lines: lines.map((line) => render(line, true)),
        contents: dialect === 'plain' ? contentsOfAll(texts, lines) : undefined,
      },
    }
  } catch (error) {
    return { fault: String(error) }
  }
}

function contentsOfAll(texts: string[], lines: string[]): Contents {
  const all = [
    ...texts.map((text) => contentsOf(text)),
    ...lines.map((line) => contentsOf(line, { isInline: true })),
  ]
  return {
    formatting: all.some(({ formatting }) => formatting),
    formulas: all.some(({ formulas }) => formulas),
    pictures: all.some(({ pictures }) => pictures),
  }
}
