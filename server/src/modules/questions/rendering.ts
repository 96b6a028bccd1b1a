import type { DbOrTx } from '#server/database/client.ts'
import { renderInlineMarkdown, renderMarkdown } from '#server/platform/markdown/render.ts'
import type { Markdown } from './kinds/index.ts'
import type { PictureService } from './pictures/service.ts'

/** Makes safe HTML of what authors write, with their pictures in it. */
export function createRendering({ pictures }: { pictures: PictureService }) {
  return {
    /** For these texts: their pictures are looked up once. */
    async markdownFor(tx: DbOrTx, texts: string[]): Promise<Markdown> {
      const found = await pictures.namedIn(tx, texts)
      const options = { picture: (id: string) => found.get(id) }
      return {
        block: (text) => renderMarkdown(text, options),
        inline: (text) => renderInlineMarkdown(text, options),
      }
    },
  }
}

export type Rendering = ReturnType<typeof createRendering>
