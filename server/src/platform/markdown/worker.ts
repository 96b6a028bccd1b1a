import { parentPort } from 'node:worker_threads'
import type { Picture } from './elements.ts'
import { renderInlineMarkdown, renderMarkdown } from './render.ts'

/** Texts become paragraphs; lines stay lines. */
export interface RenderJob {
  texts: string[]
  lines: string[]
  pictures: ReadonlyMap<string, Picture>
}

export interface Rendered {
  texts: string[]
  lines: string[]
}

parentPort?.on('message', ({ texts, lines, pictures }: RenderJob) => {
  const options = { picture: (id: string) => pictures.get(id) }
  const rendered: Rendered = {
    texts: texts.map((text) => renderMarkdown(text, options)),
    lines: lines.map((line) => renderInlineMarkdown(line, options)),
  }
  parentPort?.postMessage(rendered)
})
