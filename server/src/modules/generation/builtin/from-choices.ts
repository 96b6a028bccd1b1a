import type { Locale } from '@probant/contract/locales'
import type { QuestionType } from '@probant/contract/questions/form'
import { type Choice, type ChoiceSource, fill, type Random, wrongAnswers } from '@probant/knowledge'
import { generatedKind } from '../kinds/index.ts'
import type { Candidate } from '../provider.ts'
import type { Deal } from './deal.ts'

/** One of the right answers beside wrong ones, or a claim; each choice is asked once. */
export function dealChoices(source: ChoiceSource, locale: Locale, random: Random): Deal {
  const left = new Set(random.shuffled(source.choices))
  return ({ type, difficulty, isTrue = random.next() < 0.5 }) => {
    for (const choice of left) {
      if (choice.difficulty !== difficulty) continue
      const question = ask(choice, type, isTrue)
      if (!question) continue
      left.delete(choice)
      return question
    }
  }

  function ask(choice: Choice, type: QuestionType, isTrue: boolean): Candidate | undefined {
    const { fromChoice } = generatedKind({ type })
    if (!fromChoice) return undefined
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
    const asked = fromChoice(choice, { source, locale, isTrue, right, wrong, random })
    return asked && ({ ...base, type, ...asked } as Candidate)
  }
}
