import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Log } from '#server/platform/log.ts'
import { renderInlineMarkdown, renderMarkdown } from './render.ts'
import { createMarkdownRenderer, type MarkdownRenderer } from './renderer.ts'

let renderer: MarkdownRenderer
afterEach(() => renderer.close())

const PICTURE = '00000000-0000-4000-8000-000000000001'
const pictures = new Map([[PICTURE, { src: '/there', width: 4, height: 3 }]])

describe('rendering in a thread of its own', () => {
  it('makes the same of every text and line, with its pictures', async () => {
    renderer = createMarkdownRenderer()
    const texts = ['# One\n\n- $x^2$', `![A map](picture:${PICTURE})`, '']
    const lines = ['**bold**', '- no list']

    const html = await renderer.render({ texts, lines, pictures }, { person: 'ada' })

    const options = { picture: (id: string) => pictures.get(id) }
    expect(html).toEqual({
      texts: texts.map((text) => renderMarkdown(text, options)),
      lines: lines.map((line) => renderInlineMarkdown(line, options)),
    })
    expect(html.texts[1]).toContain('/there')
  })

  it('shows a text that hangs as it was written, and goes on with the next one', async () => {
    const warn = vi.fn()
    renderer = createMarkdownRenderer({ longestMs: 1, log: { warn } as unknown as Log })
    const job = { texts: ['*a* <b>'], lines: ['*c*'], pictures }

    expect(await renderer.render(job, { person: 'ada' })).toEqual({
      texts: ['<p>*a* &lt;b&gt;</p>'],
      lines: ['*c*'],
    })
    expect(warn).toHaveBeenCalledOnce()
    await renderer.close()

    renderer = createMarkdownRenderer()
    const [first, second] = await Promise.all([
      renderer.render(job, { person: 'ada' }),
      renderer.render(job, { person: 'eve' }),
    ])
    expect(first).toEqual({ texts: ['<p><em>a</em> &#x3C;b></p>'], lines: ['<em>c</em>'] })
    expect(second).toEqual(first)
  })
})
