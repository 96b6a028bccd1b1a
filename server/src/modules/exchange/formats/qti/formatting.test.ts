import { describe, expect, it } from 'vitest'
import { unpack } from '#server/platform/archive/unpack.ts'
import { faultsOf, schemasIn } from '#test/exchange-schemas.ts'
import { type Asked, expectSame, fileOf, itemsOf } from '../../testing/round-trip.ts'
import { PICTURE } from '../../testing/texts.ts'
import { commonCartridgeReader } from '../common-cartridge/read.ts'
import { commonCartridgeWriter } from '../common-cartridge/write.ts'
import type { Reader, Writer } from '../format.ts'
import { qti21Writer } from '../qti-2/write.ts'
import { qti30Writer } from '../qti-3/write.ts'
import { qtiReader } from './read.ts'

const TEXTS = {
  'struck words': 'All of ~~this~~ that, and ~~**even** `this`~~',
  'a table': '| left | middle | right |\n| :- | :-: | -: |\n| $a<b$ | `a|b` | ~~c~~ |',
  'a table of nothing but a header': '| one | two |\n| --- | --- |',
  'lists in lists': '- one\n  1. first\n  2. second\n     - deep\n- two',
  'a list that begins later': '3. three\n4. four',
  'a list of paragraphs': '- one\n\n  more\n\n- two',
  'a quotation': '> Said **somebody**\n>\n> - and more\n>\n> $$\n> x^2\n> $$',
  'a link': 'See [the map](https://example.org/a?b=1&c=2).',
  'code in a language': '```python\nif a < b and c > d:\n    print("&amp;")\n```',
  'code of nobody': '    indented <b>',
  'a line': 'above\n\n---\n\nbelow',
  'a broken line': 'above\\\nbelow',
  'a picture with a strange name': `![a < b & "c"](picture:${PICTURE.id})`,
  'formulas of many kinds':
    '$\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}$, $\\vec{x}$, $\\underbrace{a+b}_{c}$, $\\overline{z}$, $\\mathbb{R}$, $\\text{if } x$, $\\cancel{x}$, $\\boxed{y}$, $\\sum_{i=1}^n i$, $\\color{red}x$, $\\left\\{\\begin{array}{l|r}a&b\\\\\\hline c&d\\end{array}\\right.$, $a\\!b\\quad c$, $\\phantom{x}$, $\\xrightarrow{f}$',
  'a formula that is none': '$\\foo{$ and $x^$',
  'what other programs take for a formula': 'Write \\\\(x\\\\) or \\$\\$y\\$\\$',
}
/** Browsers follow them; by the rules they are none. */
const ODD_ADDRESSES =
  'http://www.example.org\\*[l and <https://example.org/100%/{a}|b#c#d> and https://example.org/é'
const PACKAGES: [string, Writer, Reader][] = [
  ['QTI 2.1', qti21Writer, qtiReader],
  ['QTI 3.0', qti30Writer, qtiReader],
  ['Common Cartridge', commonCartridgeWriter, commonCartridgeReader],
]

describe.each(PACKAGES)('%s', (_name, writer, reader) => {
  it.each(Object.entries(TEXTS))('keeps %s', async (_what, text) => {
    const asked = asking(text)
    const [item] = await itemsOf(reader, await fileOf(writer, [asked]))
    expectSame(item, asked, [])
  })
})

it.skipIf(!schemasIn('qti21'))(
  'writes all of it as the schema of QTI 2.1 has it (skipped where that is missing)',
  async () => {
    const archive = unpack(await fileOf(qti21Writer, [...Object.values(TEXTS), ODD_ADDRESSES].map(asking)), {
      maxBytes: 1e8,
    })
    const files = archive.names
      .filter((name) => name.endsWith('.xml') && name !== 'imsmanifest.xml')
      .map((name) => ({ name, xml: archive.read(name).toString() }))
    expect(files).toHaveLength(Object.keys(TEXTS).length + 2)
    const schemas = { 'http://www.imsglobal.org/xsd/imsqti_v2p1': 'qtiv2p1/imsqti_v2p1.xsd' }
    expect(await faultsOf(files, { folder: schemasIn('qti21') ?? '', schemas })).toEqual([])
  },
)

function asking(text: string): Asked {
  return {
    draft: {
      type: 'open',
      title: `Consider this:\n\n${text}`,
      explanation: text,
      content: { maxScore: 4, guidance: text },
      subject: 'Biology',
      difficulty: 'easy',
      language: 'fr',
    },
    points: 4,
  }
}
