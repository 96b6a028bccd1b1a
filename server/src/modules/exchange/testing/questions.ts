import { questionFormSchema } from '@probant/contract/questions/form'
import { shape } from '@probant/kinds/spots/testing/shapes'
import fc from 'fast-check'
import { pictureNamed } from '../formats/pictures.ts'
import { PICTURE, someLine, someText, words } from './texts.ts'

const common = {
  subject: fc.constantFrom('Biology', 'Œuvres & co', 'easy', 'a/b', 'Mathématiques', '#1: {x}'),
  language: fc.constantFrom('en' as const, 'fr' as const),
  difficulty: fc.constantFrom('easy' as const, 'medium' as const, 'tough' as const),
  title: someText.map((text) => `Which of these, ${text}`),
  explanation: fc.option(someText, { nil: '' }),
}

const asking = <Type extends string, Content>(type: Type, content: fc.Arbitrary<Content>) =>
  fc.record({ ...common, type: fc.constant(type), content })

export const somePoints = fc.integer({ min: 1, max: 400 }).map((quarters) => quarters / 4)

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
    asking(
      'multiple_choice',
      fc.tuple(fc.array(someLine, { minLength: 4, maxLength: 4 }), fc.nat(3)).map(([texts, right]) => ({
        answers: texts.map((text, index) => ({
          text: `${'abcd'[index]} ${text}`,
          isCorrect: index === right,
        })),
      })),
    ),
    asking('choices', choicesOf(someLine)),
    asking('true_false', fc.record({ isTrue: fc.boolean() })),
    asking(
      'fill_in',
      fc.record({
        accepted: fc.uniqueArray(words, { minLength: 1, maxLength: 4 }),
        ignoresAccents: fc.boolean(),
      }),
    ),
    asking('numeric', someNumbers),
    asking(
      'matching',
      fc
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
    ),
    asking('gaps', someGaps),
    asking(
      'ordering',
      fc.tuple(fc.array(someLine, { minLength: 3, maxLength: 10 }), fc.boolean()).map(([texts, strict]) => ({
        items: texts.map((text, index) => ({ text: `${'jaibhcgdfe'[index]} ${text}` })),
        strict,
      })),
    ),
    asking(
      'spots',
      fc
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
    ),
    asking('open', fc.record({ maxScore: somePoints, guidance: fc.option(someText, { nil: '' }) })),
  )
  .map((question) => questionFormSchema.safeParse(question))
  .filter((parsed) => parsed.success)
  .map(({ data }) => data)
