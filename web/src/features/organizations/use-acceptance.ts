import { useWindowEvent } from '@mantine/hooks'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { holdsInvitationToken, keepInvitationToken } from './invitation-token.ts'
import { useAcceptInvitation } from './mutations.ts'

export type Acceptance =
  | { status: 'verifying' }
  | { status: 'joined'; organizationName: string }
  | { status: 'refused'; error: Error }

/** Accepts on arrival, once, also where React mounts twice; a refused attempt can be made again. */
export function useAcceptance(organizationId: string) {
  const accept = useAcceptInvitation(organizationId)
  const [acceptance, setAcceptance] = useState<Acceptance>({ status: 'verifying' })
  const attempts = useRef(0)

  async function attempt(): Promise<void> {
    attempts.current += 1
    const number = attempts.current
    // What an earlier link leads to is no longer asked for.
    const show = (outcome: Acceptance) => attempts.current === number && setAcceptance(outcome)
    show({ status: 'verifying' })
    try {
      const { organizationName } = await accept.mutateAsync()
      show({ status: 'joined', organizationName })
    } catch (error) {
      show({ status: 'refused', error: error as Error })
    }
  }

  const onArrival = useEffectEvent(attempt)
  useEffect(() => {
    if (attempts.current > 0) return
    void onArrival()
  }, [])

  // A newer link that is pasted into this tab differs behind the # only: the page stays, and must take it up.
  useWindowEvent('hashchange', ({ newURL }) => {
    if (!holdsInvitationToken(newURL)) return
    keepInvitationToken()
    void attempt()
  })

  return { acceptance, retry: () => void attempt() }
}
