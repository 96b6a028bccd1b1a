import { useEffect, useEffectEvent, useRef } from 'react'
import { dropOwnCopy, keepCopy } from './local-copy.ts'
import type { QuizDocument } from './quiz-document.ts'

interface Kept {
  /** Of the copy, in this browser. */
  name: string
  document: QuizDocument
  revision: number | null
  isDirty: boolean
}

const PAUSE_MS = 300

/** Keeps in this browser what is not saved; answers whether that works. */
export function useLocalCopy({ name, document, revision, isDirty }: Kept): () => boolean {
  const isKept = useRef(true)
  const keep = useEffectEvent(() => {
    if (!isDirty) return dropOwnCopy(name)
    isKept.current = keepCopy(name, { document, revision, keptAt: new Date().toISOString() })
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever one of these has changed
  useEffect(() => {
    const timer = setTimeout(keep, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [name, document, isDirty])

  // The last moment at which a page that is closed can still do something.
  useEffect(() => {
    const onPageHide = () => keep()
    window.addEventListener('pagehide', onPageHide)
    return () => window.removeEventListener('pagehide', onPageHide)
  }, [])

  return () => isKept.current
}
