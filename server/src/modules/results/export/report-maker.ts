import { guidanceOf } from '@probant/contract/results/guidance'
import type { ItemReport, Report } from '@probant/contract/results/report'
import { sayPassed } from '@probant/contract/scale/saying'
import { plainText } from '@probant/kinds/text/plain-text'
import type { FileHead } from '#server/modules/branding/index.ts'
import type { Maker } from '#server/platform/files/maker.ts'
import { createDocument, PAGE_WIDTH } from '#server/platform/pdf/document.ts'
import { SOFT } from '#server/platform/pdf/pen.ts'
import type { PresentedResult } from '../list.ts'
import { type Figures, figuresFor, type Reader } from './report-figures.ts'
import { REPORT_WORDS, type ReportWords } from './report-words.ts'
import { WORDS, type Words } from './words.ts'

export interface Asked extends Reader {
  title: string
  creatorName: string
  now: Date
  /** Whose name stands at its head; null: the product's alone. */
  brand?: FileHead | null
}

/** First the report, then everybody's result, page by page. */
export type Piece = { report: Report } | { results: PresentedResult[] }

/** The report as a PDF file, to keep, or to hand on to somebody without an account. Written in a worker. */
export const make: Maker<Asked, Piece>['make'] = async function* (asked, pieces) {
  const { title, locale: language, creatorName, now, brand } = asked
  const words = REPORT_WORDS[language]
  const document = createDocument({ title, language, missing: words.missing, brand })
  const sheet: Sheet = { document, words, names: WORDS[language], figures: figuresFor(asked) }
  const { figures } = sheet

  document.title(title)
  document.line(words.origin(creatorName, figures.moment(now, 'long'), figures.zone(now)), { color: SOFT })
  let people: ReturnType<typeof writePeople> | undefined
  for await (const piece of pieces) {
    if ('report' in piece) writeReport(piece.report, sheet)
    else {
      people ??= writePeople(sheet)
      for (const result of piece.results) people(result)
    }
  }
  document.end()
  yield* document.content
}

interface Sheet {
  document: ReturnType<typeof createDocument>
  words: ReportWords
  /** What all exported files call things. */
  names: Words
  figures: Figures
}

function writeReport(report: Report, sheet: Sheet): void {
  writeHead(report, sheet)
  writeDistribution(report, sheet)
  writeShares(report, sheet)
  writeItems(report.questions, sheet)
  writeReliability(report, sheet)
}

/** First the sentence, then the three figures that one asks for first. */
function writeHead(report: Report, { document, words, figures }: Sheet): void {
  const known = report.subjects.flatMap(({ subject, percent }) =>
    percent === null ? [] : { subject, percent },
  )
  const weakest = known.toSorted((one, other) => one.percent - other.percent)[0]
  const doubtful = report.questions.filter(({ hints }) => hints.length > 0).length
  const sentences = [
    report.medianPercent !== null && words.median(figures.percent(report.medianPercent)),
    known.length > 1 && weakest?.subject && words.weakest(weakest.subject, figures.percent(weakest.percent)),
    doubtful > 0 && words.doubtful(doubtful),
    report.ungradedCount > 0 && words.ungraded(report.ungradedCount),
    report.counting && words.counting[report.counting],
  ].filter(Boolean)
  document.gap()
  if (sentences.length > 0) document.line(sentences.join(' '), { size: 11 })
  document.gap()
  const { handedInCount, participantCount, gradedCount, passing } = report
  const passedPercent = passing && gradedCount > 0 ? (100 * passing.passedCount) / gradedCount : null
  document.figures([
    {
      name: words.average,
      value: figures.percent(report.averagePercent),
      note: words.averageOf(report.gradedCount),
    },
    {
      name: words.completion,
      value: figures.percent(report.completionPercent),
      note: words.completionOf(figures.number(handedInCount), figures.number(participantCount)),
    },
    ...(passing
      ? [
          {
            name: words.passed,
            value: figures.percent(passedPercent),
            note: words.passedOf(
              figures.number(passing.passedCount),
              figures.number(gradedCount),
              figures.percent(passing.passPercent),
            ),
          },
        ]
      : []),
    { name: words.time, value: figures.time(report.averageMs), note: words.timeOf },
  ])
}

function writeDistribution({ distribution }: Report, { document, words, figures }: Sheet): void {
  document.heading(words.distribution)
  document.columns(
    distribution.map((count) => ({ name: figures.number(count), value: count })),
    Array.from({ length: distribution.length + 1 }, (_, index) =>
      figures.percent((100 * index) / distribution.length),
    ),
  )
}

function writeShares({ subjects, difficulties }: Report, { document, words, names, figures }: Sheet): void {
  const shares = {
    bySubject: subjects.map(({ subject, ...share }) => ({ name: subject || words.unnamed, ...share })),
    byDifficulty: difficulties.map(({ difficulty, ...share }) => ({
      name: names.difficulties[difficulty],
      ...share,
    })),
  }
  for (const by of ['bySubject', 'byDifficulty'] as const) {
    document.heading(words[by])
    document.bars(
      shares[by].map(({ name, questionCount, percent }) => ({
        name,
        note: words.questionCount(questionCount),
        percent: percent ?? 0,
        value: figures.percent(percent),
      })),
    )
  }
}

/** Where too few were asked for anything more, it says how many of them were right. */
function writeItems(items: readonly ItemReport[], { document, words, names, figures }: Sheet): void {
  const hasStatistics = items.some(({ statistics }) => statistics)
  const widths = { facility: 62, discrimination: 76, efficiency: 62, right: 80, time: 54 }
  const columns = hasStatistics
    ? (['facility', 'discrimination', 'efficiency', 'time'] as const)
    : (['right', 'time'] as const)
  const room = PAGE_WIDTH - 30 - columns.reduce((total, name) => total + widths[name], 0)
  document.heading(words.questions)
  const table = document.table([
    { heading: words.item.number, width: 30 },
    { heading: words.item.question, width: room },
    ...columns.map((name) => ({ heading: words.item[name], width: widths[name], isFigure: true })),
  ])
  for (const item of items) {
    const { statistics, scoring } = item
    const remarks = [
      ...(scoring === 'normal' ? [] : [names[scoring]]),
      ...item.hints.map((hint) => names.hints[hint]),
    ]
    const counts = scoring === 'dropped' ? '–' : countsOf(item)
    const cells = {
      facility: statistics ? figures.percent(statistics.facility) : counts,
      discrimination: figures.index(statistics?.discrimination),
      efficiency: figures.index(statistics?.efficiency),
      right: counts,
      time: figures.time(item.averageSpentMs),
    }
    table.row([
      String(item.number),
      [plainText(item.title), ...(remarks.length > 0 ? [remarks.join(', ')] : [])],
      ...columns.map((name) => cells[name]),
    ])
  }

  function countsOf({ rightCount, partlyCount, askedCount }: ItemReport): string[] {
    const right = words.rightOf(figures.number(rightCount), figures.number(askedCount))
    const named = hasStatistics ? [right, words.item.right.toLowerCase()] : [right]
    return partlyCount > 0 ? [...named, words.partly(partlyCount)] : named
  }
}

function writeReliability(report: Report, { document, words, figures }: Sheet): void {
  const { reliability } = report
  document.heading(words.reliability)
  if (!reliability) {
    document.line(words.few)
    return
  }
  const table = document.table([{ width: PAGE_WIDTH - 100 }, { width: 100, isFigure: true }])
  for (const name of ['consistency', 'errorRatio', 'standardError', 'standardDeviation'] as const)
    table.row([words[name], figures.percent(reliability[name])])
  for (const name of ['skewness', 'kurtosis'] as const)
    table.row([words[name], figures.number(reliability[name])])
  document.gap()
  for (const guidance of guidanceOf(report)) document.line(words.guidance[guidance])
}

function writePeople({ document, words, names, figures }: Sheet): (result: PresentedResult) => void {
  const widths = { score: 76, time: 64, finished: 116, violations: 62 }
  const room = PAGE_WIDTH - Object.values(widths).reduce((total, width) => total + width, 0)
  document.heading(words.participants)
  const { name, score, time, finished, violations } = words.person
  const table = document.table([
    { heading: name, width: room },
    { heading: score, width: widths.score, isFigure: true },
    { heading: time, width: widths.time, isFigure: true },
    { heading: finished, width: widths.finished, isFigure: true },
    { heading: violations, width: widths.violations, isFigure: true },
  ])

  /** On its scale, and below it what the scale leaves out. */
  function scoreLines(scaled: PresentedResult['scaled'], percent: number | null): string | string[] {
    if (!scaled) return figures.percent(percent)
    const beside = [
      scaled.kind === 'percent' ? '' : figures.percent(percent),
      scaled.kind === 'passed' ? '' : sayPassed(scaled.isPassed, names.locale),
    ].filter(Boolean)
    const shown = figures.score(scaled)
    return beside.length > 0 ? [shown, beside.join(' · ')] : shown
  }

  return (result) => {
    const { isGone, email, percent, scaled, ungradedCount, ms, finishedAt, ending, violationCount } = result
    const person = isGone ? [names.gone] : [result.name, email].filter(Boolean)
    table.row([
      person,
      // No figure before all is graded: it would be read as the score.
      ungradedCount > 0 ? words.provisional : scoreLines(scaled, percent),
      figures.time(ms),
      [figures.moment(finishedAt, 'medium'), ...(ending === 'handed_in' ? [] : [words.endings[ending]])],
      figures.number(violationCount),
    ])
  }
}
