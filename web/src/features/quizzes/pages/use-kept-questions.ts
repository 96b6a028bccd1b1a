import type { Question } from '@probant/contract/questions/question'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { generationQuery } from '#web/features/generation/queries.ts'

interface Watched {
  /** `new`, or the generation whose questions lie on the desk. */
  generationId: string | undefined
  onKept: (questions: Question[]) => void
}

const NOT_STARTED = 'new'

/** Whatever is kept on the desk goes onto the paper, once. */
export function useKeptQuestions({ generationId = NOT_STARTED, onKept }: Watched) {
  const { data } = useQuery({
    ...generationQuery(generationId),
    enabled: generationId !== NOT_STARTED,
    // The dialog asks for it.
    refetchOnMount: false,
  })
  const seen = useRef(new Set<string>())
  const count = useRef(0)

  const take = useEffectEvent((questions: Question[]) => {
    const fresh = questions.filter(({ id }) => !seen.current.has(id))
    for (const { id } of fresh) seen.current.add(id)
    count.current += fresh.length
    if (fresh.length > 0) onKept(fresh)
  })
  const deliveries = data?.deliveries
  useEffect(() => {
    take(deliveries?.flatMap(({ isKept, question }) => (isKept ? question : [])) ?? [])
  }, [deliveries])

  return {
    /** How many there were since this was asked for last. */
    takeCount: () => {
      const taken = count.current
      count.current = 0
      return taken
    },
  }
}
