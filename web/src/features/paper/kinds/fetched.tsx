import { Skeleton } from '@mantine/core'
import type { Shapes } from '@probant/kinds'
import { lazy, Suspense } from 'react'
import type { TakenKind } from './kind.ts'

type Drawing<S extends Shapes> = Pick<TakenKind<S>, 'Answer' | 'Given'>

/**
 * What draws a kind that few papers ask, as a file of its own: the page of a quiz stays small for all others. A paper
 * waits for it before it is shown (`fetchDrawings`), so that going offline afterwards does no harm.
 */
export function fetched<S extends Shapes>(
  load: () => Promise<Drawing<S>>,
): Drawing<S> & Required<Pick<TakenKind<S>, 'fetch'>> {
  let loading: Promise<Drawing<S>> | undefined
  const fetch = () => {
    loading ??= load().catch((error: unknown) => {
      // The next one tries again.
      loading = undefined
      throw error
    })
    return loading
  }
  const Answer = lazy(async () => ({ default: (await fetch()).Answer }))
  const Given = lazy(async () => ({ default: (await fetch()).Given }))
  return {
    fetch,
    Answer: (props) => (
      <Suspense fallback={<Skeleton height={160} />}>
        <Answer {...props} />
      </Suspense>
    ),
    Given: (props) => (
      <Suspense fallback={<Skeleton height={160} />}>
        <Given {...props} />
      </Suspense>
    ),
  }
}
