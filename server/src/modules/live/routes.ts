import { watchBoard } from '@probant/contract/live/board'
import { grantExtraTime } from '@probant/contract/live/extra-time'
import { listMessages, sendMessage } from '@probant/contract/live/messages'
import { pauseQuiz, resumeQuiz } from '@probant/contract/live/pausing'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Live } from './index.ts'

export function liveRoutes(serve: Serve, { board, messages, pausing, extraTime }: Live) {
  serve(watchBoard, ({ actor, params, reply }) => board.watch(actor, params.quizId, reply))
  serve(pauseQuiz, ({ actor, params, body }) => pausing.pause(actor, { ...params, ...body }))
  serve(resumeQuiz, ({ actor, params, body }) => pausing.resume(actor, { ...params, ...body }))
  serve(grantExtraTime, ({ actor, params, body }) => extraTime.grantMore(actor, { ...params, ...body }))
  serve(sendMessage, ({ actor, params, body }) => messages.send(actor, params.quizId, body))
  serve(listMessages, ({ actor, params }) => messages.list(actor, params.quizId))
}
