import { useEffect } from 'react'
import { tellOpening } from './mutations.ts'

const KEY = 'opened-links'
/** Older ones are forgotten. */
const MOST = 50

/** Counted once for this browser: it remembers by itself that it was, and tells nobody who it is. */
export function useOpeningCounted(token: string, quizId: string | undefined): void {
  useEffect(() => {
    if (quizId && isFirst(quizId)) void tellOpening(token).catch(() => {})
  }, [token, quizId])
}

/** Not where nothing can be remembered: it would be counted each time. */
function isFirst(quizId: string): boolean {
  try {
    const known = opened()
    if (known.includes(quizId)) return false
    localStorage.setItem(KEY, JSON.stringify([...known, quizId].slice(-MOST)))
    return true
  } catch {
    return false
  }
}

function opened(): string[] {
  const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
}
