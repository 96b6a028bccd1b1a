import { getResult, listResults } from '@probant/contract/results/list'
import { getReport } from '@probant/contract/results/report'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Results } from './index.ts'

export function resultRoutes(serve: Serve, results: Results) {
  const { reports } = results

  serve(listResults, ({ actor, params, querystring }) => results.list(actor, params.quizId, querystring))
  serve(getResult, ({ actor, params }) => results.get(actor, params))
  serve(getReport, ({ actor, params }) => reports.get(actor, params.quizId))
}
