import fc from 'fast-check'
import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { describe, expect, it } from 'vitest'
import { renderInlineMarkdown, renderMarkdown } from './render.ts'

const PICTURE = '11111111-1111-4111-8111-111111111111'
const options = { picture: (id: string) => (id === PICTURE ? { src: `/api/pictures/${id}` } : undefined) }

/** Written down apart from the renderer's own list, by what a browser would make of each. */
const ELEMENTS = new Set(
  (
    'p br hr strong em del code pre blockquote ul ol li a img table thead tbody tr th td span math menclose mfrac mi mn mo ' +
    'mover mpadded mphantom mroot mrow mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover'
  ).split(' '),
)
const ATTRIBUTES = new Set(
  (
    'href rel target src alt width height loading tabIndex className start align xmlns display accent accentunder columnalign ' +
    'columnlines columnspacing depth displaystyle fence largeop linebreak linethickness lspace mathbackground mathcolor ' +
    'mathsize mathvariant maxsize minsize movablelimits notation rowlines rowspacing rspace scriptlevel separator ' +
    'stretchy voffset'
  ).split(' '),
)

describe('no text makes a page do anything', () => {
  const vectors = [
    '<script>alert(1)</script>',
    '<ScRiPt src=//evil.example></sCrIpT>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<math><annotation-xml encoding="text/html"><script>alert(1)</script></annotation-xml></math>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
    '<math href="javascript:alert(1)">x</math>',
    '<iframe srcdoc="<script>alert(1)</script>">',
    '<a href="javascript:alert(1)">x</a>',
    '<details open ontoggle=alert(1)>',
    '<style>@import "//evil.example"</style>',
    '<base href="//evil.example">',
    '<form action=javascript:alert(1)><button>x',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<!--><img src=x onerror=alert(1)>-->',
    '<![CDATA[<img src=x onerror=alert(1)>]]>',
    '<?php <img src=x onerror=alert(1)> ?>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java\tscript:alert(1))',
    '[x](<java\nscript:alert(1)>)',
    '[x](&#106;avascript:alert(1))',
    '[x](&#x6A&#x61;vascript&colon;alert(1))',
    '[x](\u0001javascript:alert(1))',
    '[x](\u00a0javascript:alert(1))',
    '[x](vbscript:x) [x](data:text/html;base64,PHNjcmlwdD4=) [x](file:///etc/passwd)',
    '[x](//evil.example) [x](\\\\evil.example) [x](https:javascript:alert(1))',
    '[x](https://a.example/"onmouseover="alert(1))',
    '[x](https://a.example "\\" onclick=alert(1) \\"")',
    '[x]: javascript:alert(1)\n\n[x]',
    '![x](javascript:alert(1)) ![x](data:image/svg+xml,<svg/onload=alert(1)>) ![x](//evil.example/a.png)',
    `![" onerror="alert(1)](picture:${PICTURE})`,
    `![x](picture:${PICTURE}"onerror=alert(1))`,
    `![x](picture:../../${PICTURE})`,
    '<javascript:alert(1)> <data:text/html,x>',
    'javascript:alert(1) www.a.example"onclick=alert(1)',
    '```"><img src=x onerror=alert(1)>\nx\n```',
    '~~~ language-math onload\n<\n~~~',
    '`</code><script>alert(1)</script>`',
    'a|b\n-|-\n<script>|"onclick=',
    '$\\href{javascript:alert(1)}{x}$ $\\url{javascript:alert(1)}$',
    '$\\includegraphics[alt="x" onerror=]{javascript:alert(1)}$',
    '$\\htmlData{x=y}{z}$ $\\htmlId{a}{b}$ $\\htmlClass{a}{b}$ $\\htmlStyle{background:url(//evil.example)}{x}$',
    '$\\text{<script>alert(1)</script>}$ $\\text{</mtext></math><img src=x onerror=alert(1)>}$',
    '$\\color{red"onclick="alert(1)}x$ $\\textcolor{javascript:alert(1)}{x}$',
    '$\\unicode{x3c}script$ $\\char"3C script\\char"3E$ $<img src=x onerror=alert(1)>$',
    '$$\n<annotation-xml encoding="text/html"><script>alert(1)</script></annotation-xml>\n$$',
    '$\\def\\x{<script>}\\x$ $\\gdef\\y{\\href{javascript:1}{a}}\\y$ $\\y$',
    '```math\n\\href{javascript:alert(1)}{x}\n```',
    '[^1]\n\n[^1]: <img src=x onerror=alert(1)>',
    '＜script＞alert(1)＜/script＞ \u2028<script>\u2029',
    // KaTeX gives what it takes for Chinese a class of its own, which leaves an empty list of classes behind.
    '$$一 "x"$$',
    '<a<b<c<script',
    '\\<script\\>alert(1)\\</script\\>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '"><svg onload=alert(1)>'.repeat(30),
    `${'>'.repeat(300)}<script>alert(1)</script>`,
  ]

  it.each(vectors)('%j', (text) => {
    expectSafe(renderMarkdown(text, options))
    expectSafe(renderInlineMarkdown(text, options))
  })

  it('whatever is put together of them', () => {
    const marks = [
      '\n',
      '\n\n',
      ' ',
      '> ',
      '- ',
      '1. ',
      '`',
      '```',
      '$',
      '$$',
      '|',
      '\n-|-\n',
      '**',
      '_',
      '~~',
      '#',
    ]
    const pieces = [
      '<',
      '>',
      '"',
      "'",
      '=',
      '&',
      '\\',
      '](',
      '![',
      '[',
      ')',
      '{',
      '}',
      '&lt;',
      '&#60;',
      '\u0000',
    ]
    const part = fc.oneof(
      fc.constantFrom(...vectors, ...marks, ...pieces),
      fc.constantFrom(
        'javascript:',
        'onerror=',
        '\\href{',
        '\\text{',
        '<math>',
        '<svg>',
        '</math>',
        '\\sqrt',
        '^',
      ),
      fc.string({ unit: 'binary', maxLength: 8 }),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
        const text = parts.join('')
        expectSafe(renderMarkdown(text, options))
        expectSafe(renderInlineMarkdown(text, options))
      }),
      { numRuns: 1500 },
    )
  })
})

function expectSafe(html: string): void {
  walk(fromHtml(html, { fragment: true }))
}

function walk(node: Nodes): void {
  if (node.type === 'element') expectHarmless(node)
  else expect(['root', 'text']).toContain(node.type)
  if ('children' in node) node.children.forEach(walk)
}

function expectHarmless({ tagName, properties }: Element): void {
  expect(ELEMENTS, tagName).toContain(tagName)
  for (const [name, value] of Object.entries(properties)) {
    expect(ATTRIBUTES, `${tagName} ${name}`).toContain(name)
    if (name === 'href') expect(new URL(String(value)).protocol).toMatch(/^(https?|mailto):$/)
    if (name === 'src') expect(value).toBe(`/api/pictures/${PICTURE}`)
    if (name === 'className')
      for (const one of value as string[])
        expect(one).toMatch(tagName === 'code' ? /^language-[\w+#.-]+$/ : /^katex(-error)?$/)
    if (!['href', 'src', 'alt', 'xmlns', 'className', 'rel'].includes(name))
      expect(String(value)).toMatch(/^[#\w.,%+\- ]*$/)
  }
  if (properties.href !== undefined) expect(properties.rel).toEqual(['noopener', 'nofollow'])
}
