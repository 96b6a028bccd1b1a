import { getReport } from '@probant/contract/results/report'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Results } from './index.ts'

export function resultRoutes(serve: Serve, { reports }: Results) {
  serve(getReport, ({ actor, params }) => reports.get(actor, params.quizId))
}
