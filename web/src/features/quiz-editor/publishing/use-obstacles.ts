import type { Obstacle } from '@probant/contract/quizzes/readiness'
import { useDeferredValue, useMemo, useState } from 'react'
import { useNow } from '#web/lib/use-now.ts'
import type { QuizDocument } from '../document/document.ts'
import { obstaclesIn } from '../document/plan.ts'

/** What stands in the way of publishing; the same list for as long as nothing of it changes. */
export function useObstacles(document: QuizDocument): Obstacle[] {
  const now = useNow()
  const calm = useDeferredValue(document)
  const found = useMemo(() => obstaclesIn(calm, now), [calm, now])
  const [shown, setShown] = useState(found)
  if (shown === found || JSON.stringify(shown) === JSON.stringify(found)) return shown
  setShown(found)
  return found
}
