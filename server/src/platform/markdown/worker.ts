import { parentPort } from 'node:worker_threads'
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
  try {
    return {
      rendered: {
        texts: texts.map((text) =>
          dialect ? renderPortable(text, dialect, options) : renderMarkdown(text, options),
        ),
        lines: lines.map((line) =>
          dialect
            ? renderPortable(line, dialect, { ...options, isInline: true })
            : renderInlineMarkdown(line, options),
        ),
      },
    }
  } catch (error) {
    return { fault: String(error) }
  }
}
