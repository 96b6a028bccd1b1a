import type { Question } from '@probant/contract/questions/question'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { generationQuery } from '#web/features/generation/queries.ts'

interface Watched {
  /** `new`, or the generation whose questions lie on the desk; none where the desk is closed. */
  generationId: string | undefined
  onKept: (questions: Question[]) => void
  /** So many were kept in the last moment: the desk is closed by now. */
  onLate: (count: number) => void
}

const NOT_STARTED = 'new'

/** Whatever is kept on the desk goes onto the paper, once; also where the answer comes after the desk was closed. */
export function useKeptQuestions({ generationId, onKept, onLate }: Watched) {
  const [watched, setWatched] = useState<string[]>([])
  if (generationId && generationId !== NOT_STARTED && !watched.includes(generationId)) {
    setWatched([...watched, generationId])
  }
  const kept = useQueries({
    // The dialog asks for them.
    queries: watched.map((id) => ({ ...generationQuery(id), refetchOnMount: false })),
    combine: keptIn,
  })
  const seen = useRef(new Set<string>())
  const count = useRef(0)

  const take = useEffectEvent((questions: Question[]) => {
    const fresh = questions.filter(({ id }) => !seen.current.has(id))
    if (fresh.length === 0) return
    for (const { id } of fresh) seen.current.add(id)
    onKept(fresh)
    if (generationId) count.current += fresh.length
    else onLate(fresh.length)
  })
  useEffect(() => take(kept), [kept])

  return {
    /** How many there were since this was asked for last. */
    takeCount: () => {
      const taken = count.current
      count.current = 0
      return taken
    },
  }
}

interface Result {
  data: { deliveries: { isKept: boolean; question: Question }[] } | undefined
}

function keptIn(results: Result[]): Question[] {
  const deliveries = results.flatMap(({ data }) => data?.deliveries ?? [])
  return deliveries.flatMap(({ isKept, question }) => (isKept ? question : []))
}
