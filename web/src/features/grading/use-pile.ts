import type { OpenAnswer } from '@probant/contract/grading/grading'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { wantMore } from './pile.ts'
import { type Pile, pileQuery } from './queries.ts'

/** A pile of answers, and the way to those of them that don't lie on the desk yet. */
export function usePile(quizId: string, pile: Pile, isBlind: boolean) {
  const queryClient = useQueryClient()
  const options = pileQuery(quizId, pile, isBlind)
  const { data, error, isFetching, refetch } = useQuery(options)
  return {
    pile: data,
    error,
    /** More of it is on its way; not where only what lies there is looked at again. */
    isReading: isFetching && data !== undefined && data.answers.length < Math.min(data.wanted, data.total),
    readAgain: () => void refetch(),
    async readOn(): Promise<readonly OpenAnswer[]> {
      queryClient.setQueryData(options.queryKey, wantMore)
      return (await refetch()).data?.answers ?? []
    },
  }
}
