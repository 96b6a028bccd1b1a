import type { Locale } from '@probant/contract/locales'
import type { Report } from '@probant/contract/results/report'
import type { Maker } from '#server/platform/files/maker.ts'
import { createDocument } from '#server/platform/pdf/document.ts'
import { difficultyCells, itemCells, subjectCells } from './report-cells.ts'
import { REPORT_WORDS } from './report-words.ts'
import { WORDS } from './words.ts'

/** The widths of the columns of questions, in points: as wide as the page together. */
const WIDTHS = [28, 201, 52, 46, 46, 52, 74]

export interface Asked {
  title: string
  creatorName: string
  timeZone: string
  locale: Locale
  now: Date
}

/** The report as a PDF file, to keep, or to hand on to somebody without an account. Written in a worker. */
export const make: Maker<Asked, Report>['make'] = async function* (asked, reports) {
  for await (const report of reports) yield* pagesOf(asked, report)
}

function pagesOf(
  { title, creatorName, timeZone, locale, now }: Asked,
  report: Report,
): AsyncIterable<Uint8Array> {
  const words = REPORT_WORDS[locale]
  const document = createDocument({ title, language: locale, missing: words.missing })
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const number = (value: number | null) => (value === null ? '–' : format.format(value))
  const percent = (value: number | null) => (value === null ? '–' : `${format.format(value)}\u00a0%`)
  const named = (name: string, value: string) => document.line(words.named(name, value))

  document.heading(title, 20)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(now)
  document.line(words.origin(creatorName, `${day} (${timeZone})`))
  document.gap()
  named(words.average, percent(report.averagePercent))
  named(words.completion, percent(report.completionPercent))
  named(words.time, number(report.averageMs === null ? null : report.averageMs / 60_000))
  named(words.median, percent(report.medianPercent))
  named(words.handedIn, `${report.handedInCount} / ${report.participantCount}`)
  named(words.graded, String(report.gradedCount))

  document.heading(words.distribution, 14)
  const most = Math.max(1, ...report.distribution)
  for (const [index, count] of report.distribution.entries())
    document.bar({
      name: `${index * 10}–${percent(index * 10 + 10)}`,
      percent: (100 * count) / most,
      value: String(count),
    })

  const shares = { bySubject: subjectCells(report), byDifficulty: difficultyCells(report, WORDS[locale]) }
  for (const by of ['bySubject', 'byDifficulty'] as const) {
    document.heading(words[by], 14)
    for (const [name, , reached] of shares[by]) {
      const value = typeof reached === 'number' ? reached : null
      document.bar({ name: String(name), percent: value ?? 0, value: percent(value) })
    }
  }

  document.heading(words.reliability, 14)
  const { reliability } = report
  if (!reliability) document.line(words.few)
  else {
    for (const name of ['consistency', 'errorRatio', 'standardError', 'standardDeviation'] as const)
      named(words[name], percent(reliability[name]))
    for (const name of ['skewness', 'kurtosis'] as const) named(words[name], number(reliability[name]))
  }

  document.heading(words.questions, 14)
  const table = document.table(words.columns, WIDTHS)
  for (const item of report.questions) {
    const [order, question, , , , , , facility, , discrimination, efficiency, seconds, remarks] = itemCells(
      item,
      WORDS[locale],
    )
    const figures = [facility, discrimination, efficiency, seconds].map((cell) =>
      number(typeof cell === 'number' ? cell : null),
    )
    table.row([String(order), String(question), ...figures, String(remarks)])
  }
  document.end()
  return document.content
}
