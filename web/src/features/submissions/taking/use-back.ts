import { useEffect, useEffectEvent } from 'react'
import { guardBack } from './back-guard.ts'

/** What the browser's Back does while the paper is open. */
export function useBack(onBack: () => void): void {
  const back = useEffectEvent(onBack)
  useEffect(() => guardBack(() => back()), [])
}
