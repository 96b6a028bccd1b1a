import { type BoardChange, watchBoard } from '@probant/contract/live/board'
import { listMessages } from '@probant/contract/live/messages'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { readEvents } from '#web/lib/event-stream.ts'

/** The whole board first, then what changes. */
export async function* boardChanges(quizId: string, signal: AbortSignal): AsyncGenerator<BoardChange> {
  for await (const { event, data } of readEvents(watchBoard, { params: { quizId }, signal }))
    if (event === 'change') yield JSON.parse(data)
}

export const messageKeys = { of: (quizId: string) => ['messages', quizId] } as const

/** What those at work were told so far. */
export const messagesQuery = (quizId: string) =>
  queryOptions({
    queryKey: messageKeys.of(quizId),
    queryFn: ({ signal }) => request(listMessages, { params: { quizId }, signal }),
    staleTime: 0,
  })
