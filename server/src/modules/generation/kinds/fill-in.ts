import { ANSWER_MAX } from '@probant/contract/limits'
import type { KeptContent } from '@probant/kinds'
import { ACCEPTED_MAX } from '@probant/kinds/limits'
import { fill } from '@probant/knowledge'
import { z } from 'zod'
import { filled } from '../model/fields.ts'
import type { Candidate } from '../provider.ts'
import { typed } from './blind.ts'
import type { GeneratedKind } from './kind.ts'

type Made = Extract<Candidate, { type: 'fill_in' }>
type Kept = Extract<KeptContent, { type: 'fill_in' }>

export const fillIn: GeneratedKind<Made, Kept> = {
  fields: { accepted: z.array(filled(ANSWER_MAX)) },
  told: {
    en: 'fill_in: "title" is a question, or a sentence with one gap written ____, that one word or a short expression answers; "accepted" lists every spelling that should count as right.',
    fr: 'fill_in\u00a0: «\u00a0title\u00a0» est une question, ou une phrase avec un seul trou écrit ____, à laquelle répond un mot ou une expression courte\u00a0; «\u00a0accepted\u00a0» énumère toutes les graphies à compter comme justes.',
  },

  malformation: ({ accepted }) =>
    accepted.length > 0 && accepted.every((answer) => answer.trim()) ? undefined : 'malformed',
  answersOf: ({ accepted }) => accepted,
  givesItselfAway: ({ title, accepted }, isWithin) => accepted.some((answer) => isWithin(answer, title)),
  rightOf: ({ accepted }) => accepted,
  rightIn: ({ accepted }) => accepted,

  blind: (made) => ({
    form: 'text',
    ...typed(made, made.accepted.slice(0, 1), ([text = '']) => ({ type: 'fill_in', text })),
  }),

  written: ({ accepted }, { plain }) => ({
    accepted: [...new Set(accepted.map(plain))].slice(0, ACCEPTED_MAX),
    ignoresAccents: false,
  }),

  fromFact({ relation, entity, name, value, accepts }) {
    const { typed, forward, reverse = '' } = relation
    const [asked, answer] = typed === 'value' ? [forward, value] : [reverse, name]
    if (!typed || !asked || OFFERS.test(asked)) return undefined
    return { title: fill(asked, { entity, value }, relation), accepted: variants(answer, accepts) }
  },
  fromExercise: ({ question, answer, accepts = [] }) => ({
    title: question,
    accepted: [...new Set([answer, ...accepts])],
  }),
}

/** Where one types, there are none of these to choose from. */
const OFFERS = /\b(?:of these|of the following|de ces|parmi)\b/i

/** With and without the article: both are right. */
function variants(answer: string, accepts: readonly string[]): string[] {
  const bare = answer.replace(/^(the |an? |le |la |les |l’|une? |des )/i, '')
  return [...new Set([answer, bare, ...accepts])]
}
