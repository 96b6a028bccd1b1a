import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { someLine, someText } from '#server/modules/exchange/testing/texts.ts'
import { markdownFromHtml, markdownFromText } from './from-html.ts'
import { renderPortable } from './portable.ts'
import { renderInlineMarkdown, renderMarkdown } from './render.ts'

const pictures = { picture: (id: string) => ({ src: `/${id}` }) }
const read = { picture: (src: string) => `picture:${src.slice(1)}` }

const normal = (html: string) =>
  html
    .replace(/\s+/g, ' ')
    .replace(/ ?(<[^>]+>) ?/g, '$1')
    .trim()

describe('a text that went out as HTML and came back', () => {
  it.each(['tex', 'mathml'] as const)('looks as it did, with formulas as %s', (dialect) => {
    fc.assert(
      fc.property(someText, (text) => {
        const back = markdownFromHtml(renderPortable(text, dialect, pictures), read)
        expect(normal(renderMarkdown(back, pictures))).toBe(normal(renderMarkdown(text, pictures)))
      }),
      { numRuns: 100 },
    )
    fc.assert(
      fc.property(someLine, (line) => {
        const html = renderPortable(line, dialect, { ...pictures, isInline: true })
        const back = markdownFromHtml(html, { ...read, isInline: true })
        expect(normal(renderInlineMarkdown(back, pictures))).toBe(
          normal(renderInlineMarkdown(line, pictures)),
        )
      }),
      { numRuns: 100 },
    )
  })

  it('means what it says, where it was only text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const words = text
          .replace(/\s+/g, ' ')
          .replace(/\p{Cc}/gu, '')
          .trim()
        expect(renderPortable(markdownFromText(words), 'plain', pictures).replace(/\s+/g, ' ')).toBe(words)
      }),
      { numRuns: 100 },
    )
  })
})

describe('somebody else’s HTML', () => {
  it.each([
    ['H<sub>2</sub>O and x<sup>2</sup>', 'H₂O and x²'],
    ['<script>alert(1)</script><p onclick="x()">Safe</p><iframe src="http://evil.example"></iframe>', 'Safe'],
    ['<a href="javascript:alert(1)">Press</a>', 'Press'],
    ['<img src="x.png" alt="A cat">', 'A cat'],
    ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
    ['<img class="equation_image" data-equation-content="a^2" src="/eq">', '$a^2$'],
    ['<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>', '$\\frac{1}{2}$'],
    ['<p>Line<br>break</p>', 'Line\\\nbreak'],
  ])('%s is %s', (html, markdown) => {
    expect(markdownFromHtml(html, { picture: () => undefined })).toBe(markdown)
  })

  const elements = Array.from({ length: 500 }, (_one, at) => `<b a=${at}>`).join('')
  it.each([
    ['nested deeper than anybody writes', `${'<div>'.repeat(20_000)}Word`],
    ['opened by every paragraph anew', `${elements}${'<p>Word '.repeat(500)}`],
  ])('is only its words where it is %s', (_what, html) => {
    expect(markdownFromHtml(html, { picture: () => undefined })).toMatch(/^(?:Word\s*)+$/)
  })
})
