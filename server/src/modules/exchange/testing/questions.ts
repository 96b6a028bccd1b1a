import { randomUUID } from 'node:crypto'
import { questionFormSchema } from '@probant/contract/questions/form'
import { shape } from '@probant/kinds/spots/testing/shapes'
import fc from 'fast-check'
import type { BlockContent, PhrasingContent, Root } from 'mdast'
import { markdownOf } from '#server/platform/markdown/written.ts'
import type { OutgoingPicture } from '../formats/format.ts'
import { pictureNamed } from '../formats/pictures.ts'

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
const words = fc
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

const common = {
  subject: fc.constantFrom('Biology', 'Œuvres & co', 'easy', 'a/b', 'Mathématiques', '#1: {x}'),
  language: fc.constantFrom('en' as const, 'fr' as const),
  difficulty: fc.constantFrom('easy' as const, 'medium' as const, 'tough' as const),
  title: someText.map((text) => `Which of these, ${text}`),
  explanation: fc.option(someText, { nil: '' }),
}

const points = fc.integer({ min: 1, max: 400 }).map((quarters) => quarters / 4)

const decimals = (min: number, max: number) =>
  fc.tuple(fc.integer({ min, max }), fc.constantFrom(1, 100, 1e4)).map(([digits, by]) => digits / by)
const value = decimals(-1e7, 1e7)
const size = decimals(0, 1e4)
const someAccepted = fc.oneof(
  fc.record({ within: fc.constantFrom('amount' as const, 'percent' as const), value, tolerance: size }),
  fc.record({ within: fc.constant('digits' as const), value, digits: fc.integer({ min: 1, max: 6 }) }),
  fc.tuple(value, decimals(1, 1e4)).map(([from, more]) => ({
    within: 'range' as const,
    from,
    to: Number((from + more).toFixed(4)),
  })),
)
const UNITS = [
  { name: 'm', factor: 1 },
  { name: 'cm', factor: 0.01 },
  { name: 'km', factor: 1000 },
  { name: 'pouce', factor: 0.0254 },
]
const someNumbers = fc
  .record({
    values: fc.tuple(
      someAccepted,
      fc.array(fc.tuple(someAccepted, fc.constantFrom(0.5, 0.25, 0.8)), { maxLength: 3 }),
    ),
    unitUse: fc.constantFrom('none' as const, 'shown' as const, 'optional' as const, 'required' as const),
    units: fc.constantFrom(UNITS.slice(0, 1), UNITS),
    unitPenalty: fc.constantFrom(0, 0.1, 0.5, 1),
  })
  .map(({ values: [first, others], unitUse, units, unitPenalty }) => ({
    values: [first, ...others.map(([one, share]) => ({ ...one, share }))],
    ...(unitUse === 'none' ? { units: [], unitUse, unitPenalty: 1 } : { units, unitUse, unitPenalty }),
  }))

const weight = fc.integer({ min: 1, max: 10 })
const someGap = fc.oneof(
  fc.record({
    kind: fc.constant('typed' as const),
    accepted: fc.uniqueArray(words, { minLength: 1, maxLength: 3 }),
    ignoresAccents: fc.boolean(),
    weight,
  }),
  fc.record({ kind: fc.constant('number' as const), number: someAccepted, weight }),
  fc
    .tuple(fc.uniqueArray(words, { minLength: 2, maxLength: 4 }), fc.nat(), weight)
    .map(([choices, right, weight]) => ({
      kind: 'list' as const,
      choices,
      right: right % choices.length,
      weight,
    })),
)

/** In any order of their numbers. */
export const someGaps = fc
  .tuple(fc.array(fc.tuple(someLine, someGap), { minLength: 1, maxLength: 4 }), fc.boolean())
  .map(([all, isTurned]) => {
    const numbers = all.map((_, index) => (isTurned ? all.length - index : index + 1))
    return {
      gapText: all.map(([text], index) => `x ${text} [[${numbers[index]}]] y`).join('\n\n'),
      gaps: all.map(([, gap]) => gap),
    }
  })

/**
 * From 2 to 10, one or several right. Four with one right are another kind in most files, and that one right answer is
 * shared makes no difference.
 */
export function choicesOf(line: fc.Arbitrary<string>) {
  return fc
    .record({
      texts: fc.array(line, { minLength: 2, maxLength: 10 }),
      rights: fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
      isSingle: fc.boolean(),
      partial: fc.boolean(),
    })
    .map(({ texts, rights, isSingle, partial }) => {
      // The first one is right, the last one wrong; of those between, any.
      const options = texts.map((text, place) => ({
        text: `${'abcdefghij'[place]} ${text}`,
        isCorrect: place === 0 || (!isSingle && place < texts.length - 1 && rights[place] === true),
      }))
      const count = options.filter(({ isCorrect }) => isCorrect).length
      return { options, isSingle, partial: partial && count > 1 }
    })
    .filter(({ options }) => options.length !== 4 || options.filter(({ isCorrect }) => isCorrect).length > 1)
}

/** Any question that could be in a bank, of every kind. */
export const someQuestion = fc
  .oneof(
    fc.record({
      ...common,
      type: fc.constant('multiple_choice' as const),
      content: fc
        .tuple(fc.array(someLine, { minLength: 4, maxLength: 4 }), fc.nat(3))
        .map(([texts, right]) => ({
          answers: texts.map((text, index) => ({
            text: `${'abcd'[index]} ${text}`,
            isCorrect: index === right,
          })),
        })),
    }),
    fc.record({ ...common, type: fc.constant('choices' as const), content: choicesOf(someLine) }),
    fc.record({
      ...common,
      type: fc.constant('true_false' as const),
      content: fc.record({ isTrue: fc.boolean() }),
    }),
    fc.record({
      ...common,
      type: fc.constant('fill_in' as const),
      content: fc.record({
        accepted: fc.uniqueArray(words, { minLength: 1, maxLength: 4 }),
        ignoresAccents: fc.boolean(),
      }),
    }),
    fc.record({ ...common, type: fc.constant('numeric' as const), content: someNumbers }),
    fc.record({
      ...common,
      type: fc.constant('matching' as const),
      content: fc
        .tuple(
          fc.array(someLine, { minLength: 6, maxLength: 6 }),
          fc.array(fc.nat(2), { minLength: 3, maxLength: 3 }),
        )
        .map(([texts, luck]) => {
          const [lefts, answers] = [texts.slice(0, 3), texts.slice(3)].map((some, half) =>
            some.map((text, index) => `${'abcdef'[half * 3 + index]} ${text}`),
          )
          const pairs = (lefts ?? []).map((left, index) => ({
            left,
            right: answers?.[luck[index] ?? 0] ?? '',
          }))
          const others = answers?.filter((answer) => pairs.every(({ right }) => right !== answer))
          return { pairs, others: others?.length === 2 ? [] : (others ?? []) }
        }),
    }),
    fc.record({
      ...common,
      type: fc.constant('gaps' as const),
      content: someGaps,
    }),
    fc.record({
      ...common,
      type: fc.constant('ordering' as const),
      content: fc
        .tuple(fc.array(someLine, { minLength: 3, maxLength: 10 }), fc.boolean())
        .map(([texts, strict]) => ({
          items: texts.map((text, index) => ({ text: `${'jaibhcgdfe'[index]} ${text}` })),
          strict,
        })),
    }),
    fc.record({
      ...common,
      type: fc.constant('spots' as const),
      content: fc
        .record({
          alt: words,
          spotsShown: fc.boolean(),
          isLabelled: fc.boolean(),
          shapes: fc.array(shape, { minLength: 2, maxLength: 5 }),
          texts: fc.array(fc.oneof(someLine, fc.constant(`![A cat](picture:${PICTURE.id})`)), {
            minLength: 4,
            maxLength: 4,
          }),
          luck: fc.array(fc.nat(2), { minLength: 5, maxLength: 5 }),
          hasOthers: fc.boolean(),
        })
        .map(({ alt, spotsShown, isLabelled, shapes, texts, luck, hasOthers }) => {
          const labels = texts.map((text, index) =>
            text.startsWith('![A') ? text : `${'abcd'[index]} ${text}`,
          )
          const isPlain = !spotsShown && !isLabelled
          return {
            spotsPicture: pictureNamed(`A ${alt}`, `picture:${PICTURE.id}`),
            spotsShown,
            spots: shapes.map((shape, index) => ({
              shape,
              label: isPlain ? '' : (labels[luck[index] ?? 0] ?? ''),
            })),
            spotOthers: hasOthers && !isPlain ? labels.slice(3) : [],
          }
        }),
    }),
    fc.record({
      ...common,
      type: fc.constant('open' as const),
      content: fc.record({ maxScore: points, guidance: fc.option(someText, { nil: '' }) }),
    }),
  )
  .map((question) => questionFormSchema.safeParse(question))
  .filter((parsed) => parsed.success)
  .map(({ data }) => data)

export const somePoints = points

export function anId(): string {
  return randomUUID()
}
