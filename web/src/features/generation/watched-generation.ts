import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { isRefusal, pause, pauseAfter } from '#web/lib/reconnecting.ts'
import type { ServerEvent } from '#web/lib/server-events.ts'
import { applied, type GenerationEvent, type GenerationView, readEvent } from './generation-view.ts'
import { useForgetBank } from './mutations.ts'
import { generationEvents, generationKeys, generationQuery } from './queries.ts'

export type Connection = 'live' | 'lost'

interface Following {
  connect: (signal: AbortSignal) => AsyncIterable<ServerEvent>
  onEvent: (event: GenerationEvent) => void
  onConnection: (connection: Connection) => void
  /** Waits, or until there is a reason to hope again. */
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>
  signal: AbortSignal
}

/**
 * Listens until the generation has ended, and connects again by itself where the connection is lost: the server tells
 * everything from the beginning. That it ended is passed on last, when all its questions are here.
 */
export async function follow({ connect, onEvent, onConnection, pause, signal }: Following): Promise<void> {
  for (let failures = 0; !signal.aborted; failures++) {
    let ended: GenerationEvent | undefined
    try {
      for await (const raw of connect(signal)) {
        if (signal.aborted) return
        failures = 0
        onConnection('live')
        const event = readEvent(raw)
        if (event && isEnd(event)) ended = event
        else if (event) onEvent(event)
      }
    } catch (error) {
      if (isRefusal(error)) throw error
    }
    if (signal.aborted) return
    if (ended) {
      onEvent(ended)
      return
    }
    onConnection('lost')
    await pause(pauseAfter(failures), signal)
  }
}

function isEnd(event: GenerationEvent): boolean {
  return event.name === 'state' && event.generation.status !== 'running'
}

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
