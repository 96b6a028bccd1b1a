import { EXPLANATION_MAX } from '@probant/contract/limits'
import type { KeptContent } from '@probant/kinds'
import { fill } from '@probant/knowledge'
import { z } from 'zod'
import { optional } from '../model/fields.ts'
import type { Candidate } from '../provider.ts'
import { type GeneratedKind, MAX_SCORES } from './kind.ts'

type Made = Extract<Candidate, { type: 'open' }>
type Kept = Extract<KeptContent, { type: 'open' }>

export const open: GeneratedKind<Made, Kept> = {
  fields: { maxScore: z.int().min(1).max(100), guidance: optional(EXPLANATION_MAX) },
  told: {
    en: 'open: "title" asks for a few sentences of one’s own, "maxScore" is between 2 and 10, "guidance" tells the grader what earns the points.',
    fr: 'open\u00a0: «\u00a0title\u00a0» demande quelques phrases personnelles, «\u00a0maxScore\u00a0» est compris entre 2 et 10, «\u00a0guidance\u00a0» dit au correcteur ce qui rapporte les points.',
  },

  malformation: ({ maxScore }) => (maxScore >= 1 ? undefined : 'malformed'),
  besides: ({ guidance }) => [guidance],

  written: ({ maxScore, guidance }, { markdown }) => ({ maxScore, guidance: markdown(guidance) }),

  fromFact({ relation, entity, value, difficulty }, { explanation }) {
    if (relation.open === undefined) return undefined
    const title = fill(relation.open, { entity, value }, relation)
    return { title, maxScore: MAX_SCORES[difficulty], guidance: explanation }
  },
  fromExercise: (exercise, { difficulty, solution }) => ({
    title: exercise.open,
    maxScore: MAX_SCORES[difficulty],
    guidance: solution,
  }),
}
