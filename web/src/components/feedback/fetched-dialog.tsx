import { type ReactNode, Suspense, useEffect, useState } from 'react'

interface FetchedDialogProps {
  isOpen: boolean
  /** A dialog by `lazy`. It stays once it is there, so that it can close as it opened. */
  children: (isOpen: boolean) => ReactNode
}

/** A dialog whose code is fetched when it is first opened: few pages open with one. */
export function FetchedDialog({ isOpen, children }: FetchedDialogProps) {
  const [isWanted, setIsWanted] = useState(isOpen)
  if (isOpen && !isWanted) setIsWanted(true)
  return (
    isWanted && (
      <Suspense>
        <Fetched isOpen={isOpen}>{children}</Fetched>
      </Suspense>
    )
  )
}

/** Closed at first: a dialog that is born open does not know where the focus was before it. */
function Fetched({ isOpen, children }: FetchedDialogProps) {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => setIsThere(true), [])
  return children(isOpen && isThere)
}
