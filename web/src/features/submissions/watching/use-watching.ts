import { useEffect, useEffectEvent } from 'react'
import { type WatchedKind, type WatchOptions, watchForIncidents } from './watch-for-incidents.ts'

interface Watching extends Omit<WatchOptions, 'document' | 'isSuspended'> {
  /** From the start until it is over. */
  isOn: boolean
  isSuspended: boolean
}

/** Watches the page for as long as somebody takes a quiz on it. */
export function useWatching(watching: Watching): void {
  const { isOn, preventsCopying, requiresFullScreen } = watching
  const exemptions = watching.exemptions.join()
  const onIncident = useEffectEvent((kind: WatchedKind) => watching.onIncident(kind))
  const isSuspended = useEffectEvent(() => watching.isSuspended)
  const start = useEffectEvent(() =>
    watchForIncidents({
      ...watching,
      isSuspended: () => isSuspended(),
      onIncident: (kind) => onIncident(kind),
    }),
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the rules are decides about a new beginning.
  useEffect(() => (isOn ? start() : undefined), [isOn, preventsCopying, requiresFullScreen, exemptions])
}
