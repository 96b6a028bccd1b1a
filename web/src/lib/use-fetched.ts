import { useEffect, useEffectEvent, useState } from 'react'

interface Wanted<Part> {
  load: () => Promise<Part>
  isWanted: boolean
  /** It stops being wanted, so that it can be wanted anew. */
  onFailed: () => void
}

/**
 * Code that few visits need, fetched when it is wanted. Where there is no network for it the page stays as it is, which
 * `lazy` would take down with all that was typed.
 */
export function useFetched<Part>({ load, isWanted, onFailed }: Wanted<Part>): Part | undefined {
  const [fetched, setFetched] = useState<{ part: Part }>()
  const begin = useEffectEvent(load)
  const fail = useEffectEvent(onFailed)
  const isMissing = isWanted && !fetched

  useEffect(() => {
    if (!isMissing) return
    let isGone = false
    begin().then(
      (part) => !isGone && setFetched({ part }),
      () => !isGone && fail(),
    )
    return () => {
      isGone = true
    }
  }, [isMissing])

  return fetched?.part
}
