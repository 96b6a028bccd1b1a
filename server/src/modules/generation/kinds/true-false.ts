import type { KeptContent } from '@probant/kinds'
import { fill, wrongAnswers } from '@probant/knowledge'
import { z } from 'zod'
import type { Candidate } from '../provider.ts'
import type { GeneratedKind } from './kind.ts'

type Made = Extract<Candidate, { type: 'true_false' }>
type Kept = Extract<KeptContent, { type: 'true_false' }>

export const trueFalse: GeneratedKind<Made, Kept> = {
  fields: { isTrue: z.boolean() },
  told: {
    en: 'true_false: "title" is one plain statement, "isTrue" says whether it holds. No trick and no double negation; true ones and false ones in the order that is asked for.',
    fr: 'true_false\u00a0: «\u00a0title\u00a0» est une affirmation simple, «\u00a0isTrue\u00a0» dit si elle est vraie. Ni piège ni double négation\u00a0; les vraies et les fausses dans l’ordre demandé.',
  },

  truthIn: ({ isTrue }) => isTrue,
  blind: ({ isTrue }) => ({
    form: 'truth',
    below: '',
    right: [String(isTrue)],
    agrees: ([given = '']) => (isTrue ? /^\W*(true|vrai)/i : /^\W*(false|faux)/i).test(given),
  }),
  written: ({ isTrue }) => ({ isTrue }),

  // True, or false by the value of another fact of the same kind.
  fromFact({ relation, entity, value, alike }, { random, isTrue = random.next() < 0.5 }) {
    const wrong = wrongAnswers(value, alike, random)
    const claimed = isTrue || !wrong ? value : random.pick(wrong)
    return {
      title: fill(relation.statement, { entity, value: claimed }, relation),
      isTrue: claimed === value,
    }
  },
  fromExercise: ({ claim, answer }, { isTrue, wrong, random }) => ({
    title: claim(isTrue ? answer : random.pick(wrong)),
    isTrue,
  }),
  fromChoice({ entity }, { source, locale, isTrue, right, wrong, random }) {
    const value = isTrue ? right : random.pick(wrong)
    return { title: fill(source.statement[locale], { entity: entity[locale], value }, { locale }), isTrue }
  },
}
