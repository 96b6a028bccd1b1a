import { Skeleton } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { BarePage } from '#web/components/layout/bare-page.tsx'
import { PrintDesk } from '#web/components/layout/print-desk.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { BackLink } from '#web/components/navigation/back-link.tsx'
import { BlankSheetPicture } from '#web/components/pictures/blank-sheet-picture.tsx'
import { PrintChoices } from '#web/features/paper/print/print-choices.tsx'
import { PrintSheets } from '#web/features/paper/print/print-sheets.tsx'
import { usePrint } from '#web/features/paper/print/use-print.ts'
import { isQuizMissing, QuizNotFound } from '../components/quiz-not-found.tsx'
import type { PrintSearch } from '../search.ts'
import { usePrints } from './use-prints.ts'
import { VariantChoices } from './variant-choices.tsx'

const route = getRouteApi('/dashboard/view/$quizId/print')

export function PrintQuizPage() {
  const { t } = useTranslation('quiz')
  const { quizId } = route.useParams()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const sheets = useRef<HTMLDivElement>(null)
  const print = usePrint(sheets)

  const { title, prints, failed } = usePrints(quizId, search)
  const isEmpty = prints?.some(({ paper }) => paper.questionCount === 0)
  const isMissing = isQuizMissing(failed?.error)
  // A browser offers it as the name of the file.
  usePageTitle(isMissing ? t('notFound.title') : (title ?? t('print.title')))
  if (isMissing) {
    return (
      <BarePage>
        <QuizNotFound />
      </BarePage>
    )
  }
  const change = (changed: PrintSearch) =>
    void navigate({ search: { ...search, ...changed }, replace: true, resetScroll: false })
  return (
    <PrintDesk
      choices={
        <PrintChoices
          back={
            <BackLink to="/dashboard/view/$quizId" params={{ quizId }}>
              {t('print.back')}
            </BackLink>
          }
          look={search}
          onChange={change}
          onPrint={prints && !isEmpty ? print : undefined}
        >
          <VariantChoices variants={search.variants} onChange={change} />
        </PrintChoices>
      }
    >
      {content()}
    </PrintDesk>
  )

  function content() {
    if (isEmpty) return <NothingToPrint />
    if (prints) {
      return (
        <PrintSheets
          ref={sheets}
          prints={prints}
          withPapers={search.key !== 'only'}
          isLarge={search.large === 'yes'}
        />
      )
    }
    if (failed?.error) {
      const retry = () => void failed.refetch()
      return <LoadFailure title={t('print.failed')} error={failed.error} onRetry={retry} />
    }
    return <Skeleton height={1000} radius="sm" aria-hidden="true" />
  }
}

function NothingToPrint() {
  const { t } = useTranslation('quiz')
  return (
    <EmptyState
      picture={<BlankSheetPicture />}
      title={t('print.noQuestions')}
      sentence={t('print.noQuestionsSentence')}
    />
  )
}
