import { useEffect, useState } from 'react'

/** When a request was taken, the focus goes to the desk: what comes next comes there. */
export function useFocusOnStart({ openId, deskId }: { openId: string | undefined; deskId: string }) {
  const [startedId, setStartedId] = useState<string>()
  const hasStarted = startedId !== undefined && startedId === openId

  useEffect(() => {
    if (hasStarted) document.getElementById(deskId)?.focus()
  }, [hasStarted, deskId])
  return setStartedId
}
