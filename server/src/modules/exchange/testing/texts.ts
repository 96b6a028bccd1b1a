import fc from 'fast-check'
import type { BlockContent, PhrasingContent, Root } from 'mdast'
import { markdownOf } from '#server/platform/markdown/written.ts'
import type { OutgoingPicture } from '../formats/format.ts'

/** What formats escape, or forget to. */
const NASTY = [
  '~ = # { } :',
  '\\n',
  '\\',
  '{1:SHORTANSWER:=x}',
  '//',
  '::title::',
  '->',
  '%50%',
  '=',
  '~%-100%',
  ']]>',
  '<b>&amp;</b>',
  '&lt;script&gt;',
  '"',
  "'",
  'ANSWER: B',
  'A) x',
  'B. y',
  '$CATEGORY: z',
  '@@PLUGINFILE@@/x.png',
  '[html]',
  '[markdown]',
  '___',
  '#####',
  'T',
  'F',
  '=1+1',
  ';',
  ',',
  '\t',
  'œuvre',
  '« guillemets »',
  '数学',
  'مرحبا',
  '👩‍🏫',
  'e\u0301',
  '\\(x\\)',
  '\\[y\\]',
  '$$z$$',
  '\\\u2060(',
  '$5 and $10',
]

const word = fc.oneof(
  { weight: 3, arbitrary: fc.stringMatching(/^[a-zA-Zéà0-9]{1,9}$/) },
  { weight: 2, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 8 }) },
)
/** Of one line, and no Markdown. */
export const words = fc
  .array(word, { minLength: 1, maxLength: 6 })
  .map((all) => all.join(' ').replace(/\s+/g, ' ').trim() || 'x')

const formula = fc.constantFrom(
  'a<b',
  '\\frac{1}{2}',
  'x^2 + y_1 = 0',
  '\\{1, 2\\}',
  '\\sqrt{2} \\cdot 3',
  'f\\colon A \\to B',
)
const code = fc.constantFrom(
  'if (a < b && c) {}',
  'x = {1: 2}',
  '~/bin # no',
  'a\\nb',
  '::b',
  'echo $$ \\(y\\) \\[z\\]',
)

export const PICTURE: OutgoingPicture = {
  id: '01234567-89ab-4def-8123-456789abcdef',
  name: '01234567-89ab-4def-8123-456789abcdef.png',
  type: 'image/png',
  // One white point.
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
    'base64',
  ),
}

const inline: fc.Arbitrary<PhrasingContent> = fc.oneof(
  { weight: 8, arbitrary: words.map((value): PhrasingContent => ({ type: 'text', value })) },
  {
    weight: 1,
    arbitrary: words.map(
      (value): PhrasingContent => ({ type: 'strong', children: [{ type: 'text', value }] }),
    ),
  },
  {
    weight: 1,
    arbitrary: words.map(
      (value): PhrasingContent => ({ type: 'emphasis', children: [{ type: 'text', value }] }),
    ),
  },
  { weight: 1, arbitrary: code.map((value): PhrasingContent => ({ type: 'inlineCode', value })) },
  { weight: 1, arbitrary: formula.map((value): PhrasingContent => ({ type: 'inlineMath', value })) },
  {
    weight: 1,
    arbitrary: fc.constant<PhrasingContent>({ type: 'image', url: `picture:${PICTURE.id}`, alt: 'A cat' }),
  },
)
/** Pieces beside each other are parted by a space: emphasis within a word is another matter. */
const line: fc.Arbitrary<PhrasingContent[]> = fc
  .array(inline, { minLength: 1, maxLength: 4 })
  .map((nodes) =>
    nodes.flatMap((node, at): PhrasingContent[] =>
      at > 0 ? [{ type: 'text', value: ' · ' }, node] : [node],
    ),
  )

const block: fc.Arbitrary<BlockContent> = fc.oneof(
  { weight: 6, arbitrary: line.map((children): BlockContent => ({ type: 'paragraph', children })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(code, code)
      .map(([one, two]): BlockContent => ({ type: 'code', lang: 'js', value: `${one}\n\n  ${two}` })),
  },
  { weight: 1, arbitrary: formula.map((value) => ({ type: 'math', value }) as unknown as BlockContent) },
  {
    weight: 1,
    arbitrary: fc.array(line, { minLength: 1, maxLength: 3 }).map(
      (items): BlockContent => ({
        type: 'list',
        ordered: false,
        spread: false,
        children: items.map((children) => ({
          type: 'listItem',
          spread: false,
          children: [{ type: 'paragraph', children }],
        })),
      }),
    ),
  },
)

const blocks = fc
  .tuple(line, fc.array(block, { maxLength: 2 }))
  .map(
    ([first, rest]): Root => ({ type: 'root', children: [{ type: 'paragraph', children: first }, ...rest] }),
  )

/** Markdown of an author: paragraphs, lists, code, formulas, pictures, and signs that mean something elsewhere. */
export const someText = blocks.map(markdownOf)
export const someLine = line.map((children) =>
  markdownOf({ type: 'root', children: [{ type: 'paragraph', children }] }),
)
