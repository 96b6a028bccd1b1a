import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { pause } from '#web/lib/pause.ts'
import { type Connection, follow } from './follow.ts'
import { applied, type GenerationEvent, type GenerationView } from './generation-view.ts'
import { useForgetBank } from './mutations.ts'
import { generationEvents, generationKeys, generationQuery } from './queries.ts'

/** The open generation, if there is one, as it goes on until it ends; it is listened to only while somebody looks. */
export function useWatchedGeneration(openId: string | undefined) {
  const generationId = openId ?? ''
  const queryClient = useQueryClient()
  const forgetBank = useForgetBank()
  const {
    data: generation,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...generationQuery(generationId),
    enabled: openId !== undefined,
    // The dialog has asked when it was opened, and a new one is known from its start.
    refetchOnMount: false,
  })
  const [connection, setConnection] = useState<Connection>('live')
  const [refused, setRefused] = useState<{ generationId: string; error: Error }>()
  const refusal = refused?.generationId === generationId ? refused.error : undefined

  const take = useEffectEvent((event: GenerationEvent) => {
    queryClient.setQueryData<GenerationView>(
      generationKeys.one(generationId),
      (view) => view && applied(view, event),
    )
    if (event.name === 'state' && event.generation.status !== 'running') forgetBank()
  })

  // What is still being fetched would overwrite what the stream has told since.
  const isListening = generation?.status === 'running' && !isFetching && !refusal
  useEffect(() => {
    if (!isListening) return
    const leaving = new AbortController()
    const { signal } = leaving
    follow({
      connect: (until) => generationEvents(generationId, until),
      onEvent: (event) => take(event),
      onConnection: setConnection,
      pause,
      signal,
    }).catch((reason: Error) => !signal.aborted && setRefused({ generationId, error: reason }))
    return () => leaving.abort()
  }, [generationId, isListening])

  const retry = () => {
    setRefused(undefined)
    void refetch()
  }
  return { generation, error: refusal ?? error, isLost: isListening && connection === 'lost', retry }
}

export type WatchedGeneration = ReturnType<typeof useWatchedGeneration>
