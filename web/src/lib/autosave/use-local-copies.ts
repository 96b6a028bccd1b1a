import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type LocalNotice, type Waiting, waitingName } from './beginning.ts'
import type { LocalCopies, LocalCopy } from './local-copies.ts'

interface Kept<Document> {
  copies: LocalCopies<Document>
  /** Of the copy, in this browser. */
  name: string
  document: Document
  revision: number | null
  /** Of what was never saved. */
  newId: () => string | undefined
  isDirty: boolean
}

const KEEPING_PAUSE_MS = 300

/** Keeps in this browser what is not saved; answers whether that works. */
export function useLocalCopy<Document>(kept: Kept<Document>): () => boolean {
  const { copies, name, document, revision, newId, isDirty } = kept
  const isKept = useRef(true)
  /** Where this form has written: what another has left there is not its to drop. */
  const written = useRef<string>(undefined)
  const keep = useEffectEvent(() => {
    if (isDirty) {
      const copy = { document, revision, newId: newId(), keptAt: new Date().toISOString() }
      isKept.current = copies.keep(name, copy)
      written.current = name
    } else if (written.current === name) copies.dropOwn(name)
  })

  // What was restored is this form's from now on, however soon it is saved.
  useEffect(() => keep(), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever one of these has changed
  useEffect(() => {
    const timer = setTimeout(keep, KEEPING_PAUSE_MS)
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

/** What this browser has kept and nobody has decided on: said one after the other, the newest first. */
export function useLocalNotices<Document>(copies: LocalCopies<Document>, found: LocalNotice<Document>[]) {
  const [notices, setNotices] = useState(found)
  const remove = ({ name, kind }: LocalNotice<Document>) =>
    setNotices((all) => all.filter((one) => one.name !== name || one.kind !== kind))

  return {
    notices,
    /** Answers whether it is kept: otherwise nothing may take its place. */
    putAside: (base: string, kind: Waiting, copy: LocalCopy<Document>): boolean => {
      const { document, keptAt, newId } = copy
      const name = waitingName(base, keptAt)
      if (!copies.keep(name, copy)) return false
      setNotices((all) => [{ kind, name, document, keptAt, newId }, ...all])
      return true
    },
    /** It is in the form, or not wanted. */
    drop: (notice: LocalNotice<Document>) => {
      copies.drop(notice.name)
      remove(notice)
    },
    /** It has been read. */
    hide: remove,
  }
}
