import { Button, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { BarePage } from '#web/components/layout/bare-page.tsx'
import { PrintDesk } from '#web/components/layout/print-desk.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { BackLink } from '#web/components/navigation/back-link.tsx'
import { BlankSheetPicture } from '#web/components/pictures/blank-sheet-picture.tsx'
import { isQuizMissing, QuizNotFound } from '#web/features/quizzes/components/quiz-not-found.tsx'
import { quizQuery } from '#web/features/quizzes/queries.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { SlipSheets } from '../components/handing/slip-sheets.tsx'
import { isOnlyHere } from '../components/share/typed-address.ts'
import { slipsQuery } from '../queries.ts'

const route = getRouteApi('/dashboard/view/$quizId/slips')

/** A slip for everybody who can still come in, or for some of them, to be printed and cut. */
export function SlipsPage() {
  const { t } = useTranslation('participants')
  const locale = useLocale()
  const { quizId } = route.useParams()
  const { of } = route.useSearch()
  const { data: quiz, error: quizError } = useQuery(quizQuery(quizId))
  const { data, error, refetch } = useQuery(slipsQuery(quizId, of))
  usePageTitle(quiz ? t('handing.slips.title', { title: quiz.title }) : t('handing.slips.open'))
  if (isQuizMissing(quizError)) {
    return (
      <BarePage>
        <QuizNotFound />
      </BarePage>
    )
  }
  const counted = (count: number) => ({ count, formatted: formatNumber(locale, count) })
  const hasSlips = data !== undefined && data.slips.length > 0
  return (
    <PrintDesk
      choices={
        <Stack>
          <BackLink to="/dashboard/participants/$quizId" params={{ quizId }}>
            {t('handing.slips.back')}
          </BackLink>
          <Title order={1} size="h3">
            {quiz ? t('handing.slips.title', { title: quiz.title }) : t('handing.slips.open')}
          </Title>
          <Text>{t('handing.slips.lead')}</Text>
          {data && (
            <Text className="tabular" fw={600}>
              {t('handing.slips.count', counted(data.slips.length))}
            </Text>
          )}
          {data && data.withoutSlip > 0 && (
            <Text c="dimmed" size="xs">
              {t('handing.slips.withoutSlip', counted(data.withoutSlip))}
            </Text>
          )}
          {data && isOnlyHere(data.joinUrl) && (
            <Text c="dimmed" size="xs">
              {t('handing.slips.onlyHere')}
            </Text>
          )}
          {data?.isCut && (
            <Text c="dimmed" size="xs">
              {t('handing.slips.cut')}
            </Text>
          )}
          <Button
            leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden="true" />}
            disabled={!hasSlips}
            onClick={() => window.print()}
          >
            {t('handing.slips.print')}
          </Button>
        </Stack>
      }
    >
      {content()}
    </PrintDesk>
  )

  function content() {
    if (hasSlips && quiz) return <SlipSheets quiz={quiz} slips={data.slips} joinUrl={data.joinUrl} />
    const failure = error ?? quizError
    if (failure)
      return <LoadFailure title={t('handing.slips.failed')} error={failure} onRetry={() => refetch()} />
    if (!data || !quiz) return <Skeleton height={1000} radius="sm" aria-hidden="true" />
    return (
      <EmptyState
        picture={<BlankSheetPicture />}
        title={t('handing.slips.none')}
        sentence={t(data.withoutSlip > 0 ? 'handing.slips.noneReady' : 'handing.slips.noneSentence')}
      />
    )
  }
}
