import { makeTryoutQuestions, previewTryout, suggestTryoutSubjects } from '@probant/contract/tryout'
import { keepTryout } from '@probant/contract/tryout-keeping'
import { leavingOf } from '#server/platform/http/leaving.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Tryout } from './index.ts'

export function tryoutRoutes(serve: Serve, tryout: Tryout) {
  serve(suggestTryoutSubjects, ({ querystring, caller }) => tryout.subjects(querystring, caller))
  serve(makeTryoutQuestions, ({ body, caller, reply }) => tryout.make(body, caller, leavingOf(reply)))
  serve(previewTryout, ({ body, caller, reply }) => tryout.preview(body, caller, leavingOf(reply)))
  serve(keepTryout, ({ actor, body }) => tryout.keep(actor, body))
}
