import { enterByLaunch } from '@probant/contract/lti/launch'
import {
  addLearningPlatform,
  changeLearningPlatform,
  getLearningPlatforms,
  removeLearningPlatform,
} from '@probant/contract/lti/platforms'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Lti } from './index.ts'

export function ltiRoutes(serve: Serve, { platforms, launches, launchCookie }: Lti) {
  serve(getLearningPlatforms, ({ actor, workspace }) => platforms.list(actor, workspace))
  serve(addLearningPlatform, ({ actor, workspace, body }) => platforms.add(actor, workspace, body))
  serve(changeLearningPlatform, ({ actor, params, body }) =>
    platforms.change(actor, params.learningPlatformId, body),
  )
  serve(removeLearningPlatform, ({ actor, params }) => platforms.remove(actor, params.learningPlatformId))

  serve(enterByLaunch, ({ body, request }) =>
    launches.enter(body.pass, (browserHash) => launchCookie.read(request, browserHash)),
  )
}
