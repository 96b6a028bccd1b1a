import { useState } from 'react'
import { dropCopy, keepCopy, type LocalCopy } from './local-copy.ts'
import { type LocalNotice, type Waiting, waitingName } from './waiting-copies.ts'

/** What this browser has kept and nobody has decided on: said one after the other, the newest first. */
export function useLocalNotices(found: LocalNotice[]) {
  const [notices, setNotices] = useState(found)
  const remove = ({ name, kind }: LocalNotice) =>
    setNotices((all) => all.filter((one) => one.name !== name || one.kind !== kind))

  return {
    notices,
    /** Answers whether it is kept: otherwise nothing may take its place. */
    putAside: (base: string, kind: Waiting, copy: LocalCopy): boolean => {
      const { document, keptAt, newId } = copy
      const name = waitingName(base, keptAt)
      if (!keepCopy(name, copy)) return false
      setNotices((all) => [{ kind, name, document, keptAt, newId }, ...all])
      return true
    },
    /** It is in the form, or not wanted. */
    drop: (notice: LocalNotice) => {
      dropCopy(notice.name)
      remove(notice)
    },
    /** It has been read. */
    hide: remove,
  }
}
