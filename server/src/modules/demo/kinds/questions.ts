import type { Difficulty, QuestionDraft } from '@probant/contract/questions/form'
import type { Shape } from '@probant/kinds/spots/shapes'

type WithoutQuiz<Draft> = Draft extends unknown
  ? Omit<Draft, 'subject' | 'language'> & { subject?: string }
  : never

/** A question, but for what its quiz says of all of them; a subject of its own goes before that of the quiz. */
export type DemoQuestion = WithoutQuiz<QuestionDraft>

interface Common {
  title: string
  subject?: string
  difficulty: Difficulty
  explanation: string
}

export function choice({ right, wrong, ...common }: Common & { right: string; wrong: string[] }) {
  const answers = wrong.map((text) => ({ text, isCorrect: false }))
  // Anywhere, but always the same: nobody wants to find every right answer at the top.
  answers.splice(common.title.length % 4, 0, { text: right, isCorrect: true })
  return { ...common, type: 'multiple_choice', content: { answers } } satisfies DemoQuestion
}

/** As many as one likes, in this order; those that are right share the points. */
export function choices({ right, all, ...common }: Common & { right: string[]; all: string[] }) {
  const options = all.map((text) => ({ text, isCorrect: right.includes(text) }))
  return {
    ...common,
    type: 'choices',
    content: { options, isSingle: false, partial: true },
  } satisfies DemoQuestion
}

export function statement({ isTrue, ...common }: Common & { isTrue: boolean }) {
  return { ...common, type: 'true_false', content: { isTrue } } satisfies DemoQuestion
}

export function gap({ accepted, ...common }: Common & { accepted: string[] }) {
  return { ...common, type: 'fill_in', content: { accepted, ignoresAccents: true } } satisfies DemoQuestion
}

type GapsContent = Extract<DemoQuestion, { type: 'gaps' }>['content']

/** `text` has `[[1]]` where the first of the gaps is. */
export function gaps({
  text: gapText,
  gaps,
  ...common
}: Common & { text: string; gaps: GapsContent['gaps'] }) {
  return { ...common, type: 'gaps', content: { gapText, gaps } } satisfies DemoQuestion
}

export function pairing({
  pairs,
  others = [],
  ...common
}: Common & { pairs: [string, string][]; others?: string[] }) {
  const content = { pairs: pairs.map(([left, right]) => ({ left, right })), others }
  return { ...common, type: 'matching', content } satisfies DemoQuestion
}

export function number({
  value,
  tolerance,
  unit,
  ...common
}: Common & { value: number; tolerance: number; unit: string }) {
  const content = {
    values: [{ within: 'amount' as const, value, tolerance }],
    units: [{ name: unit, factor: 1 }],
    unitUse: 'optional' as const,
    unitPenalty: 0.5,
  }
  return { ...common, type: 'numeric', content } satisfies DemoQuestion
}

/** `items` are in the right order. */
export function order({ items, ...common }: Common & { items: string[] }) {
  const content = { items: items.map((text) => ({ text })), strict: false }
  return { ...common, type: 'ordering', content } satisfies DemoQuestion
}

/** Regions to find on a picture, with their labels. */
export function places({
  picture: spotsPicture,
  spots,
  others: spotOthers = [],
  ...common
}: Common & { picture: string; spots: { label: string; shape: Shape }[]; others?: string[] }) {
  const content = { spotsPicture, spotsShown: false, spots, spotOthers }
  return { ...common, type: 'spots', content } satisfies DemoQuestion
}

export function open({ maxScore, guidance, ...common }: Common & { maxScore: number; guidance: string }) {
  return { ...common, type: 'open', content: { maxScore, guidance } } satisfies DemoQuestion
}
