import { ANSWER_MAX } from '@probant/contract/limits'
import type { KeptContent } from '@probant/kinds'
import { areDistinctAnswers } from '@probant/kinds/fields'
import { capitalised, fill, type Random, type ToldFact, wrongAnswers } from '@probant/knowledge'
import { z } from 'zod'
import { filled, whyWrong } from '../model/fields.ts'
import type { Candidate } from '../provider.ts'
import { amongOptions } from './blind.ts'
import type { GeneratedKind } from './kind.ts'

type Made = Extract<Candidate, { type: 'multiple_choice' }>
type Kept = Extract<KeptContent, { type: 'multiple_choice' }>

export const multipleChoice: GeneratedKind<Made, Kept> = {
  fields: { correct: filled(ANSWER_MAX), wrong: z.array(filled(ANSWER_MAX)), whyWrong },
  told: {
    en: 'multiple_choice: "title" is the question, "correct" the one right answer, "wrong" exactly three wrong ones. All four are different, alike in length, grammar and kind; the wrong ones are plausible to somebody who has not learnt it, and clearly wrong to somebody who has. Never "all of the above", "none of the above" or the like.',
    fr: 'multiple_choice\u00a0: «\u00a0title\u00a0» est la question, «\u00a0correct\u00a0» la seule bonne réponse, «\u00a0wrong\u00a0» exactement trois mauvaises. Les quatre sont différentes, semblables par la longueur, la grammaire et la nature\u00a0; les mauvaises sont plausibles pour qui n’a pas appris, et clairement fausses pour qui a appris. Jamais «\u00a0toutes les réponses\u00a0», «\u00a0aucune de ces réponses\u00a0» ou l’équivalent.',
  },

  malformation(made) {
    const answers = answersOf(made)
    if (answers.length !== 4 || answers.some((answer) => !answer.trim())) return 'malformed'
    return areDistinctAnswers(answers) ? undefined : 'answers_not_distinct'
  },
  answersOf,
  // As a word of its own, and no wrong one does.
  givesItselfAway: ({ title, correct, wrong }, isWithin) =>
    isWithin(correct, title) && !wrong.some((answer) => isWithin(answer, title)),
  rightOf: ({ correct }) => [correct],
  rightIn: ({ answers }) => answers.filter(({ isCorrect }) => isCorrect).map(({ text }) => text),

  isBetterOfFacts: true,

  blind: ({ correct, wrong }, random) => ({
    form: 'letter',
    ...amongOptions(
      [correct, ...wrong].map((text, index) => ({ text, isRight: index === 0 })),
      random,
    ),
  }),

  written({ correct, wrong }, { markdown, dealPlace }) {
    const answers = wrong.map((text) => ({ text: markdown(text), isCorrect: false }))
    answers.splice(dealPlace(), 0, { text: markdown(correct), isCorrect: true })
    return { answers }
  },

  fromFact: (fact, { random }) => choiceAbout(fact, random),
  fromExercise: ({ question, answer }, { wrong }) => ({ title: question, correct: answer, wrong }),
  fromChoice: ({ entity }, { source, locale, right, wrong }) => ({
    title: fill(source.question[locale], { entity: entity[locale] }, { locale }),
    correct: capitalised(right),
    wrong: wrong.map(capitalised),
  }),
}

function answersOf({ correct, wrong }: Pick<Made, 'correct' | 'wrong'>): string[] {
  return [correct, ...wrong]
}

function choiceAbout({ relation, entity, name, value, alike }: ToldFact, random: Random) {
  const forward = { title: relation.forward, asked: 'value', correct: value, pool: alike }
  const reverse = relation.reverse && {
    title: relation.reverse,
    asked: 'entity',
    correct: name,
    pool: relation.names,
  }
  const { title, asked, correct, pool } = reverse && random.next() < 0.5 ? reverse : forward
  const wrong = wrongAnswers(correct, pool, random)
  const shown = (answer: string) => (relation.verbatim.includes(asked) ? answer : capitalised(answer))
  return (
    wrong && {
      title: fill(title, { entity, value }, relation),
      correct: shown(correct),
      wrong: wrong.map(shown),
    }
  )
}
