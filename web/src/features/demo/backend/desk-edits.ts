import type { Question } from '@probant/contract/questions/question'
import type { Contents, KeptGeneration, KeptQuestion } from '../workspace.ts'
import { knownOf } from './desk.ts'

/** What is done with the questions on a desk, as changes of all that the visitor has made. */
type Edit = (contents: Contents) => Partial<Contents>

export function begin(generation: KeptGeneration, made: KeptQuestion[]): Edit {
  return ({ questions, generations }) => ({
    questions: [...questions, ...made],
    generations: [...generations, generation],
  })
}

/** What has not been laid down yet never will be. */
export function stopAfter(id: string, count: number): Edit {
  return (contents) => {
    const unseen = new Set(
      deliveriesOf(contents, id)
        .slice(count)
        .map(({ questionId }) => questionId),
    )
    return {
      questions: contents.questions.filter((question) => !unseen.has(question.id)),
      generations: changed(contents, id, (kept) => ({
        ...kept,
        isCancelled: true,
        deliveries: kept.deliveries.slice(0, count),
      })),
    }
  }
}

export function keep(id: string, isMeant: (questionId: string) => boolean): Edit {
  return (contents) => ({
    generations: changed(contents, id, (kept) => ({
      ...kept,
      deliveries: kept.deliveries.map((one) => ({ ...one, isKept: one.isKept || isMeant(one.questionId) })),
    })),
  })
}

export function drop(id: string, { number, question }: KeptGeneration['dropped'][number]): Edit {
  return (contents) => ({
    questions: contents.questions.filter((one) => one.id !== question.id),
    generations: changed(contents, id, (kept) => ({
      ...kept,
      deliveries: kept.deliveries.filter(({ questionId }) => questionId !== question.id),
      dropped: [...kept.dropped, { number, question }],
    })),
  })
}

/** In its place, as it was. */
export function takeBack(id: string, { number, question }: KeptGeneration['dropped'][number]): Edit {
  return (contents) => ({
    questions: [...contents.questions, question],
    generations: changed(contents, id, (kept) => ({
      ...kept,
      dropped: kept.dropped.filter((one) => one.question.id !== question.id),
      deliveries: [...kept.deliveries, { number, questionId: question.id, isKept: false }].sort(byNumber),
    })),
  })
}

/** Another one in its place. */
export function replace(id: string, old: Question, question: KeptQuestion): Edit {
  return (contents) => ({
    questions: contents.questions.map((one) => (one.id === old.id ? question : one)),
    generations: changed(contents, id, (kept) => ({
      ...kept,
      replaced: [...kept.replaced, knownOf(old)],
      deliveries: kept.deliveries.map((one) =>
        one.questionId === old.id ? { ...one, questionId: question.id, isKept: false } : one,
      ),
    })),
  })
}

function changed(
  { generations }: Contents,
  id: string,
  change: (kept: KeptGeneration) => KeptGeneration,
): KeptGeneration[] {
  return generations.map((kept) => (kept.generation.id === id ? change(kept) : kept))
}

function deliveriesOf({ generations }: Contents, id: string): KeptGeneration['deliveries'] {
  return generations.find(({ generation }) => generation.id === id)?.deliveries ?? []
}

function byNumber(one: { number: number }, other: { number: number }): number {
  return one.number - other.number
}
