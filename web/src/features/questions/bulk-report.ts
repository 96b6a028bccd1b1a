import type { ResponseOf } from '@probant/contract/endpoint'
import type { changeQuestions } from '@probant/contract/questions/bank'
import type { Chosen } from './selection.ts'

type Report = ResponseOf<typeof changeQuestions>

/** The refused questions that share a reason. */
export interface RefusedGroup {
  message: string
  questions: Chosen[]
}

/** One sentence for all that were refused for the same reason, the largest group first. */
export function refusedGroups({ refused }: Report, chosen: readonly Chosen[]): RefusedGroup[] {
  const groups = new Map<string, Chosen[]>()
  for (const { questionId, message } of refused) {
    const question = chosen.find(({ id }) => id === questionId)
    if (question) groups.set(message, [...(groups.get(message) ?? []), question])
  }
  return [...groups]
    .map(([message, questions]) => ({ message, questions }))
    .sort((one, other) => other.questions.length - one.questions.length)
}
