import { compareResults } from '@probant/contract/results/comparison'
import { listEarlierRuns } from '@probant/contract/results/earlier'
import { exportResults } from '@probant/contract/results/export'
import { getResult, listResults } from '@probant/contract/results/list'
import { getResultOverview } from '@probant/contract/results/overview'
import { getReport } from '@probant/contract/results/report'
import { putOnShortlist, takeOffShortlist } from '@probant/contract/results/shortlist'
import { attachment } from '#server/platform/http/attachment.ts'
import { leavingOf } from '#server/platform/http/leaving.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Results } from './index.ts'

export function resultRoutes(serve: Serve, results: Results) {
  const { reports, earlierRuns, shortlist } = results

  serve(getResultOverview, ({ actor, workspace }) => results.overview(actor, workspace))
  serve(listResults, ({ actor, params, querystring }) => results.list(actor, params.quizId, querystring))
  serve(compareResults, ({ actor, params, querystring: { people, blind } }) =>
    results.compare(actor, params.quizId, { people, isBlind: blind === 'yes' }),
  )
  serve(getResult, ({ actor, params }) => results.get(actor, params))
  serve(putOnShortlist, ({ actor, params, body }) => shortlist.put(actor, params, body.note))
  serve(takeOffShortlist, ({ actor, params }) => shortlist.takeOff(actor, params))
  serve(exportResults, async ({ actor, params, querystring, caller, reply }) => {
    const asked = { ...querystring, locale: caller.locale }
    const waiting = { actor, signal: leavingOf(reply) }
    const file = await results.openExport(waiting, params.quizId, asked)
    reply.header('content-disposition', attachment(file.fileName)).type(file.mediaType)
    return file.content
  })
  serve(getReport, ({ actor, params, caller }) => reports.get(actor, params.quizId, caller.locale))
  serve(listEarlierRuns, ({ actor, params }) => earlierRuns.list(actor, params.quizId))
}
