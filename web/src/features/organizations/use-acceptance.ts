import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAcceptInvitation } from './mutations.ts'

export type Acceptance =
  | { status: 'verifying' }
  | { status: 'joined'; organizationName: string }
  | { status: 'refused'; error: Error }

/** Accepts on arrival, once, also where React mounts twice; a refused attempt can be made again. */
export function useAcceptance(organizationId: string) {
  const accept = useAcceptInvitation(organizationId)
  const [acceptance, setAcceptance] = useState<Acceptance>({ status: 'verifying' })
  const hasBegun = useRef(false)

  async function attempt(): Promise<void> {
    setAcceptance({ status: 'verifying' })
    try {
      const { organizationName } = await accept.mutateAsync()
      setAcceptance({ status: 'joined', organizationName })
    } catch (error) {
      setAcceptance({ status: 'refused', error: error as Error })
    }
  }

  const onArrival = useEffectEvent(attempt)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void onArrival()
  }, [])

  return { acceptance, retry: () => void attempt() }
}
