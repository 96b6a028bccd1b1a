import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useEffect, useEffectEvent, useRef } from 'react'
import { copyOf, dropOwnCopy, keepCopy } from './local-copies.ts'
import type { createSaver } from './saver.ts'

const KEEPING_PAUSE_MS = 300

/** Keeps in this browser what is not saved; answers whether that works. */
export function useLocalCopy(
  { draft }: ReturnType<typeof createSaver>,
  nameOf: (quiz: Quiz | undefined) => string,
): () => boolean {
  const isKept = useRef(true)
  /** Where this form has written: what another has left there is not its to drop. */
  const written = useRef<string>(undefined)

  const keep = useEffectEvent(() => {
    const now = draft.get()
    const name = nameOf(now.quiz)
    if (now.isDirty) {
      isKept.current = keepCopy(name, copyOf(now))
      written.current = name
    } else if (written.current === name) dropOwnCopy(name)
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keepSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(keep, KEEPING_PAUSE_MS)
    }
    const keepNow = () => keep()
    // What was restored is this form's from now on, however soon it is saved.
    keepNow()
    const unsubscribe = draft.subscribe(keepSoon)
    // The last moment at which a page that is closed can still do something.
    window.addEventListener('pagehide', keepNow)
    return () => {
      clearTimeout(timer)
      unsubscribe()
      window.removeEventListener('pagehide', keepNow)
    }
  }, [draft])

  return () => isKept.current
}
