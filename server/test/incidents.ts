import { type Incident, type IncidentKind, reportIncidents } from '@probant/contract/submissions/incidents'
import type { TestPage } from './taking.ts'

/** What a page reports, each line an act of its own, a minute after the one before. */
export function reportingOf(page: TestPage) {
  let acts = 0
  function incident(kind: IncidentKind): Incident {
    acts += 1
    const { number } = page.entry('', null)
    return { number, kind, elapsedMs: acts * 60_000, questionId: null }
  }

  function report(...given: (Incident | IncidentKind)[]) {
    const incidents = given.map((one) => (typeof one === 'string' ? incident(one) : one))
    const body = { browserId: page.browserId, attempt: page.attempt, incidents }
    return page.browser.call(reportIncidents, { params: { quizId: page.quizId }, body })
  }

  /** The second violation ends it. */
  async function terminate(): Promise<void> {
    const { body } = await report('tab_switch', 'warning_confirmed', 'copy_paste')
    if (body.receipt?.ending !== 'terminated') throw new Error(JSON.stringify(body))
  }

  return { incident, report, terminate }
}
