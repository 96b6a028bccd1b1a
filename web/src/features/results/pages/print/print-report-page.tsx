import { Box, Skeleton, Text, Title } from '@mantine/core'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import type { Result } from '@probant/contract/results/list'
import type { Report } from '@probant/contract/results/report'
import { withUnbrokenSigns } from '@probant/kinds/text/unbroken-signs'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Wordmark } from '#web/components/brand/wordmark.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { PageFooter, PageMargins } from '#web/components/layout/page-footer.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { quizQuery } from '#web/features/quizzes/queries.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatZone } from '#web/lib/day-and-time.ts'
import { formatted } from '#web/lib/format.ts'
import { readerZone } from '#web/lib/reader-zone.ts'
import { Distribution } from '../../components/distribution.tsx'
import { Headline } from '../../components/headline.tsx'
import { Reliability } from '../../components/reliability.tsx'
import { everyResultQuery, reportQuery } from '../../queries.ts'
import { Part, SharedPoints } from '../report-parts.tsx'
import classes from './print.module.css'
import { PrintedItems } from './printed-items.tsx'
import { PrintedResults } from './printed-results.tsx'
import { ResultDesk } from './result-desk.tsx'

const route = getRouteApi('/dashboard/view/$quizId/results/print')

/** The report on paper, or as a file that a browser makes of it. */
export function PrintReportPage() {
  const { t } = useTranslation('results')
  const { quizId } = route.useParams()
  const quiz = useQuery(quizQuery(quizId))
  const report = useQuery(reportQuery(quizId))
  const results = useQuery(everyResultQuery(quizId))
  const failed = [quiz, report, results].find(({ error, data }) => error && !data)
  const isReady = quiz.data !== undefined && report.data !== undefined && results.data !== undefined
  usePageTitle(quiz.data ? t('report.pageTitle', { title: quiz.data.title }) : t('report.printTitle'))
  return (
    <ResultDesk quizId={quizId} title={t('report.printTitle')} isReady={isReady}>
      {isReady && <ReportSheet quiz={quiz.data} report={report.data} results={results.data} />}
      {failed?.error && (
        <LoadFailure title={t('failed')} error={failed.error} onRetry={() => void failed.refetch()} />
      )}
      {!isReady && !failed && <Skeleton height={1000} radius="sm" aria-hidden="true" />}
    </ResultDesk>
  )
}

interface ReportSheetProps {
  quiz: Quiz
  report: Report
  results: Result[]
}

/** As the report is as a file: the same parts in the same order. */
function ReportSheet({ quiz: { title, language, creator }, report, results }: ReportSheetProps) {
  const { t } = useTranslation('results')
  const locale = useLocale()
  const [now] = useState(() => new Date())
  const moment = formatted(locale, now, { dateStyle: 'long', timeStyle: 'short' })
  const zone = formatZone(locale, now, readerZone())
  return (
    <div className={classes.sheet} data-mantine-color-scheme="light" style={ON_PAPER}>
      <PageMargins />
      <PageFooter words={title} />
      <Box component="header" mb="lg">
        <Wordmark />
        <Title order={2} size="h3" mt="md" mb={4} lang={language}>
          {withUnbrokenSigns(title)}
        </Title>
        <Text c="dimmed">{t('report.origin', { name: creator.name, moment, zone })}</Text>
      </Box>
      {report.ungradedCount > 0 && <Text c="dimmed">{t('ungraded', { count: report.ungradedCount })}</Text>}
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
      {results.length > 0 && (
        <Part title={t('list.heading')}>
          <PrintedResults results={results} />
        </Part>
      )}
    </div>
  )
}

const ON_PAPER = { background: '#ffffff', color: '#1a2233' }
