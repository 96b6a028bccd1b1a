import { Box, Group, Skeleton, Title } from '@mantine/core'
import type { Result } from '@probant/contract/results/list'
import type { Review } from '@probant/contract/submissions/review'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { PageFooter, PageMargins } from '#web/components/layout/page-footer.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { ReviewSheet } from '#web/features/submissions/review/pages/review-sheet.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { useFigures } from '../../figures.ts'
import { resultQuery, submissionQuery } from '../../queries.ts'
import { useResultPerson } from '../../use-result-person.ts'
import { useTheirWords } from '../../use-their-words.ts'
import classes from './print.module.css'
import { ResultDesk } from './result-desk.tsx'

const route = getRouteApi('/dashboard/view/$quizId/results/$submissionId/print')

/** What came of one submission, on paper: to hand back, or to keep. */
export function PrintResultPage() {
  const { t } = useTranslation('results')
  const { quizId, submissionId } = route.useParams()
  const result = useQuery(resultQuery(quizId, submissionId))
  const review = useQuery(submissionQuery(quizId, submissionId))
  const person = useResultPerson()
  const isReady = result.data !== undefined && review.data !== undefined
  const failed = [result, review].find(({ error, data }) => error && !data)
  // A browser offers it as the name of the file.
  usePageTitle(
    isReady
      ? t('sheet.pageTitle', { person: person(result.data), title: review.data.paper.title })
      : t('sheet.printTitle'),
  )
  return (
    <ResultDesk quizId={quizId} title={t('sheet.printTitle')} isReady={isReady}>
      {isReady && <ResultSheet result={result.data} review={review.data} />}
      {failed?.error && (
        <LoadFailure title={t('sheet.failed')} error={failed.error} onRetry={() => void failed.refetch()} />
      )}
      {!isReady && !failed && <Skeleton height={1000} radius="sm" aria-hidden="true" />}
    </ResultDesk>
  )
}

function ResultSheet({ result, review }: { result: Result; review: Review }) {
  const { t } = useTranslation('results')
  const locale = useLocale()
  const figures = useFigures()
  const person = useResultPerson()
  return (
    <div className={classes.sheet} data-mantine-color-scheme="light" style={ON_PAPER}>
      <PageMargins />
      <PageFooter words={`${person(result)} · ${review.paper.title}`} />
      <Box component="header" mb="lg">
        <Title order={2} size="h3">
          {person(result)}
        </Title>
        <Group component="dl" gap="4px 32px" mt="xs">
          <div>
            <dt className="note">{t('sheet.handedIn')}</dt>
            <dd>{formatDateTime(locale, result.finishedAt)}</dd>
          </div>
          <div>
            <dt className="note">{t('sheet.time')}</dt>
            <dd>{figures.time(result.ms)}</dd>
          </div>
        </Group>
      </Box>
      <ReviewSheet review={review} words={useTheirWords()} />
    </div>
  )
}

const ON_PAPER = { background: '#ffffff', color: '#1a2233' }
