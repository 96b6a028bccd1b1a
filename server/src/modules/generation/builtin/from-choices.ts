import type { Locale } from '@probant/contract/locales'
import {
  type Choice,
  type ChoiceSource,
  capitalised,
  fill,
  type Random,
  wrongAnswers,
} from '@probant/knowledge'
import type { Candidate } from '../provider.ts'
import type { Deal } from './deal.ts'

/** One of the right answers beside wrong ones, or a claim; each choice is asked once. */
export function dealChoices(source: ChoiceSource, locale: Locale, random: Random): Deal {
  const left = new Set(random.shuffled(source.choices))
  return ({ type, difficulty, isTrue = random.next() < 0.5 }) => {
    for (const choice of left) {
      if (choice.difficulty !== difficulty) continue
      const question =
        type === 'multiple_choice' || type === 'true_false' ? ask(choice, type, isTrue) : undefined
      if (!question) continue
      left.delete(choice)
      return question
    }
  }

  function ask(
    choice: Choice,
    type: 'multiple_choice' | 'true_false',
    isTrue: boolean,
  ): Candidate | undefined {
    const right = random.pick(choice.right)[locale]
    const others = choice.wrong.map((name) => name[locale])
    const wrong = wrongAnswers(right, others, random)
    if (!wrong) return undefined
    const entity = choice.entity[locale]
    const base = {
      difficulty: choice.difficulty,
      explanation: fill(source.statement[locale], { entity, value: right }, { locale }),
      source: 'builtin:facts',
      sourceSentence: null,
      fact: `${source.id}/${choice.key}`,
    }
    if (type === 'multiple_choice') {
      const title = fill(source.question[locale], { entity }, { locale })
      return { ...base, type, title, correct: capitalised(right), wrong: wrong.map(capitalised) }
    }
    const value = isTrue ? right : random.pick(wrong)
    return { ...base, type, title: fill(source.statement[locale], { entity, value }, { locale }), isTrue }
  }
}
