import { pauseQuiz, resumeQuiz } from '@probant/contract/live/pausing'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Live } from './index.ts'

export function liveRoutes(serve: Serve, { pausing }: Live) {
  serve(pauseQuiz, ({ actor, params, body }) => pausing.pause(actor, { ...params, ...body }))
  serve(resumeQuiz, ({ actor, params, body }) => pausing.resume(actor, { ...params, ...body }))
}
