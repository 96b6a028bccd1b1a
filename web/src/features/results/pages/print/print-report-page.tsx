import { Skeleton } from '@mantine/core'
import type { ItemReport, Report } from '@probant/contract/results/report'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { RichText } from '#web/components/text/rich-text.tsx'
import { quizQuery } from '#web/features/quizzes/queries.ts'
import { Distribution } from '../../components/distribution.tsx'
import { Headline } from '../../components/headline.tsx'
import { Reliability } from '../../components/reliability.tsx'
import { useFigures } from '../../figures.ts'
import { reportQuery } from '../../queries.ts'
import { Part, SharedPoints } from '../report-parts.tsx'
import classes from './print.module.css'
import { ResultDesk } from './result-desk.tsx'

const route = getRouteApi('/dashboard/view/$quizId/results/print')

/** The report on paper, or as a file that a browser makes of it. */
export function PrintReportPage() {
  const { t } = useTranslation('results')
  const { quizId } = route.useParams()
  const quiz = useQuery(quizQuery(quizId))
  const report = useQuery(reportQuery(quizId))
  const failed = [quiz, report].find(({ error, data }) => error && !data)
  const isReady = quiz.data !== undefined && report.data !== undefined
  usePageTitle(quiz.data ? t('report.pageTitle', { title: quiz.data.title }) : t('report.printTitle'))
  return (
    <ResultDesk quizId={quizId} title={t('report.printTitle')} isReady={isReady}>
      {isReady && <ReportSheet title={quiz.data.title} language={quiz.data.language} report={report.data} />}
      {failed?.error && (
        <LoadFailure title={t('failed')} error={failed.error} onRetry={() => void failed.refetch()} />
      )}
      {!isReady && !failed && <Skeleton height={1000} radius="sm" aria-hidden="true" />}
    </ResultDesk>
  )
}

function ReportSheet({ title, language, report }: { title: string; language: string; report: Report }) {
  const { t } = useTranslation('results')
  return (
    <div className={classes.sheet} data-mantine-color-scheme="light" style={ON_PAPER}>
      <header className={classes.head}>
        <h2 lang={language}>{title}</h2>
      </header>
      <Headline report={report} />
      <Part title={t('distribution.heading')}>
        <Distribution distribution={report.distribution} />
      </Part>
      <Part title={t('shares.heading')} sentence={t('shares.sentence')}>
        <SharedPoints report={report} />
      </Part>
      <Part title={t('items.heading')}>
        <PrintedItems items={report.questions} />
      </Part>
      <Part title={t('reliability.heading')}>
        <Reliability report={report} isOnPaper />
      </Part>
    </div>
  )
}

const COLUMNS = ['facility', 'discrimination', 'efficiency', 'time'] as const

function PrintedItems({ items }: { items: ItemReport[] }) {
  const { t } = useTranslation('results')
  const figures = useFigures()
  return (
    <table className={classes.items}>
      <thead>
        <tr>
          <th scope="col">{t('items.number')}</th>
          <th scope="col">{t('items.question')}</th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className={classes.figure}>
              {t(`items.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map(
          ({ questionId, number, titleHtml, language, scoring, statistics, averageSpentMs, hints }) => (
            <tr key={questionId}>
              <td>{number}</td>
              <td>
                <RichText html={titleHtml} lang={language} />
                {scoring !== 'normal' && <em>{t(`items.${scoring}`)}</em>}
                {hints.map((hint) => t(`hints.${hint}.mark`)).join(', ')}
              </td>
              <Figure column="facility">{figures.percent(statistics?.facility)}</Figure>
              <Figure column="discrimination">{figures.index(statistics?.discrimination)}</Figure>
              <Figure column="efficiency">{figures.index(statistics?.efficiency)}</Figure>
              <Figure column="time">{figures.time(averageSpentMs)}</Figure>
            </tr>
          ),
        )}
      </tbody>
    </table>
  )
}

/** Called by its name where there is no room for a head. */
function Figure({ column, children }: { column: (typeof COLUMNS)[number]; children: ReactNode }) {
  const { t } = useTranslation('results')
  return (
    <td className={classes.figure} data-name={t(`items.${column}`)}>
      {children}
    </td>
  )
}

const ON_PAPER = { background: '#ffffff', color: '#1a2233' }
