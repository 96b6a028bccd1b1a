import { describe, expect, it } from 'vitest'
import { renderInlineMarkdown, renderMarkdown } from './render.ts'

const KNOWN = '11111111-1111-4111-8111-111111111111'
const UNKNOWN = '22222222-2222-4222-8222-222222222222'
const options = {
  picture: (id: string) => (id === KNOWN ? { src: `/api/pictures/${id}`, width: 40, height: 30 } : undefined),
}
const NO_BREAK = '\u00a0'
const block = (text: string) => renderMarkdown(text, options)
const inline = (text: string) => renderInlineMarkdown(text, options)

describe('Markdown becomes HTML', () => {
  it('with emphasis, lists, tables and code', () => {
    expect(block('**bold** and ~~gone~~')).toBe('<p><strong>bold</strong> and <del>gone</del></p>')
    expect(block('3. a\n4. b')).toBe('<ol start="3">\n<li>a</li>\n<li>b</li>\n</ol>')
    expect(block('a|b\n-|:-:\n1|2')).toContain('<th align="center">b</th>')
    expect(block('```js\nif (a < b) {}\n```')).toBe(
      '<pre tabindex="0"><code class="language-js">if (a &#x3C; b) {}\n</code></pre>',
    )
  })

  it('with formulas as MathML, and nothing else of them', () => {
    const html = block('Solve $x^2 = 4$:\n\n$$\n\\frac{1}{2}\n$$')

    expect(html).toContain('<msup><mi>x</mi><mn>2</mn></msup>')
    expect(html).toContain('display="block"')
    expect(html).not.toMatch(/annotation|style=|katex-html/)
  })

  it('with the spaces of French at which no line ends, but not in code or formulas', () => {
    expect(block('Que dit « *Le Cid* » ?')).toBe(
      `<p>Que dit «${NO_BREAK}<em>Le Cid</em>${NO_BREAK}»${NO_BREAK}?</p>`,
    )
    expect(inline('Oui : non ; si !')).toBe(`Oui${NO_BREAK}: non${NO_BREAK}; si${NO_BREAK}!`)
    expect(block('`a ? b : c`')).toBe('<p><code>a ? b : c</code></p>')
    expect(block('$a : b$')).not.toContain(NO_BREAK)
  })

  it('leaves amounts of money alone', () => {
    expect(block('It costs $5 and not $10.')).toBe('<p>It costs $5 and not $10.</p>')
    expect(block('5 $ ou 10 $')).toBe('<p>5 $ ou 10 $</p>')
  })

  it('shows the source of a formula that can’t be set, or would never end', () => {
    expect(block('$\\frac{$')).toBe('<p><span class="katex-error">\\frac{</span></p>')
    expect(block('$\\def\\a{\\a\\a}\\a$')).toBe('<p><code>\\def\\a{\\a\\a}\\a</code></p>')
    expect(block(`$${'{'.repeat(500)}$`)).toContain('<code>')
  })

  it('sets the matrices that authors write, and shows the source of larger ones', () => {
    const matrix = (rows: number) => `\\begin{matrix}${Array(rows).fill('1&2&3').join('\\\\')}\\end{matrix}`

    expect(block(`$${matrix(10)}$`)).toContain('<mtable')
    expect(block(`$${matrix(80)}$`)).toMatch(/^<p><code>\\begin\{matrix\}/)
    expect(block(`$\\begin{matrix}${'&'.repeat(300)}\\end{matrix}$`)).toMatch(/^<p><code>/)
  })

  it('shows a picture that is there and described; of any other, its text', () => {
    expect(block(`![A map](picture:${KNOWN})`)).toBe(
      `<p><img alt="A map" loading="lazy" src="/api/pictures/${KNOWN}" width="40" height="30"></p>`,
    )
    expect(block(`![A map](picture:${UNKNOWN})`)).toBe('<p>A map</p>')
    expect(block(`![ ](picture:${KNOWN})`)).not.toContain('img')
    expect(block('![A map](https://example.org/spy.png)')).toBe('<p>A map</p>')
  })

  it('links to the web and to mailboxes, nowhere else', () => {
    expect(block('[a](https://example.org)')).toBe(
      '<p><a href="https://example.org" rel="noopener nofollow" target="_blank">a</a></p>',
    )
    expect(block('[a](javascript:alert(1)) [b](/admin) <data:text/html,x>')).not.toContain('<a')
  })

  it('takes headings for emphasis: the page has its own', () => {
    expect(block('# Title\n\nText')).toBe('<p><strong>Title</strong></p>\n<p>Text</p>')
  })

  it('shows HTML as the text it is', () => {
    expect(block('The tag <b>bold</b>, and <script>alert(1)</script>')).toBe(
      '<p>The tag &#x3C;b>bold&#x3C;/b>, and &#x3C;script>alert(1)&#x3C;/script></p>',
    )
  })
})

describe('a line of text', () => {
  it.each([
    ['- 5', '- 5'],
    ['1945. ', '1945. '],
    ['# 7', '# 7'],
    ['> 3', '> 3'],
    ['**yes**', '<strong>yes</strong>'],
    ['one\n\ntwo', 'one<br>two'],
  ])('%j has no blocks', (text, html) => {
    expect(inline(text).trimEnd()).toBe(html.trimEnd())
  })
})

describe('what authors write', () => {
  it.each([
    ['a long outline', nestedLists(4).repeat(40)],
    ['code with lists in it', `\`\`\`yaml\n${'    - name: a\n      run: b\n'.repeat(100)}\`\`\``],
  ])('%s: is rendered', (_name, text) => {
    expect(block(text)).toMatch(/<(ul|pre)/)
  })
})

describe('what no author writes', () => {
  it.each([
    ['hundreds of paragraphs', '**a**\n\n'.repeat(250)],
    ['hundreds of items', '- **a**\n'.repeat(500)],
    ['hundreds of tables', 'a|b\n-|-\n1|2\n\n'.repeat(120)],
    ['a list within a list, line by line', nestedLists(38)],
    ['lists within lists, again and again', nestedLists(10).repeat(40)],
    ['matrix after matrix', `$\\begin{matrix}${'&'.repeat(100)}\\end{matrix}$ `.repeat(6)],
  ])('%s: stays the text it is', (_name, text) => {
    expect(block(text)).toMatch(/^<p>[^<]*(?:<br>[^<]*)*<\/p>$/)
  })

  it.each([
    ['nested quotations', '>'.repeat(8000)],
    ['nested lists', '- '.repeat(4000)],
    ['lists in lists, line after line', `${'- '.repeat(20)}a\n`.repeat(195)],
    ['nested pictures', `${'!['.repeat(1500)}${'](a)'.repeat(1000)}`],
    ['endless emphasis', '*a_'.repeat(2600)],
    ['a table of a million cells', `${'|a'.repeat(1300)}\n${'|-'.repeat(1300)}\n${'|\n'.repeat(1300)}`],
    ['thousands of formulas', '$x$ '.repeat(2000)],
    ['a deep formula', `$${'\\sqrt'.repeat(380)}x$`],
    ['a text without end', 'word '.repeat(100_000)],
  ])('%s: comes to an end, within bounds', (_name, text) => {
    const html = block(text)

    expect(html.length).toBeLessThan(text.length * 12)
  })
})

/** Each opened on a line of its own, within the one before. */
function nestedLists(depth: number): string {
  return Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}- a\n`).join('')
}
