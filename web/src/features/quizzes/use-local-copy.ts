import { useEffect, useEffectEvent, useRef } from 'react'
import type { QuizDocument } from './editing/document.ts'
import { dropOwnCopy, keepCopy } from './local-copy.ts'

interface Kept {
  /** Of the copy, in this browser. */
  name: string
  document: QuizDocument
  revision: number | null
  /** Of a quiz that was never saved. */
  newId: () => string | undefined
  isDirty: boolean
}

const PAUSE_MS = 300

/** Keeps in this browser what is not saved; answers whether that works. */
export function useLocalCopy({ name, document, revision, newId, isDirty }: Kept): () => boolean {
  const isKept = useRef(true)
  /** Where this form has written: what another has left there is not its to drop. */
  const written = useRef<string>(undefined)
  const keep = useEffectEvent(() => {
    if (isDirty) {
      const copy = { document, revision, newId: newId(), keptAt: new Date().toISOString() }
      isKept.current = keepCopy(name, copy)
      written.current = name
    } else if (written.current === name) dropOwnCopy(name)
  })

  // What was restored is this form's from now on, however soon it is saved.
  useEffect(() => keep(), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever one of these has changed
  useEffect(() => {
    const timer = setTimeout(keep, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [name, document, revision, isDirty])

  // The last moment at which a page that is closed can still do something.
  useEffect(() => {
    const onPageHide = () => keep()
    window.addEventListener('pagehide', onPageHide)
    return () => window.removeEventListener('pagehide', onPageHide)
  }, [])

  return () => isKept.current
}
