import { Skeleton } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { BarePage } from '#web/components/layout/bare-page.tsx'
import { PrintDesk } from '#web/components/layout/print-desk.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { BlankSheetPicture } from '#web/components/pictures/blank-sheet-picture.tsx'
import { isQuizMissing, QuizNotFound } from '../components/quiz-not-found.tsx'
import type { PrintSearch } from '../search.ts'
import { PrintChoices } from './print-choices.tsx'
import { PrintSheets } from './print-sheets.tsx'
import { usePrints } from './use-prints.ts'

const route = getRouteApi('/dashboard/view/$quizId/print')

export function PrintQuizPage() {
  const { t } = useTranslation('quiz-view')
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
          quizId={quizId}
          search={search}
          onChange={change}
          onPrint={prints && !isEmpty ? print : undefined}
        />
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
  const { t } = useTranslation('quiz-view')
  return (
    <EmptyState
      picture={<BlankSheetPicture />}
      title={t('print.noQuestions')}
      sentence={t('print.noQuestionsSentence')}
    />
  )
}

/** Prints once every picture is there: those below the fold are otherwise left for later. */
function usePrint(sheets: RefObject<HTMLElement | null>): () => void {
  useEffect(() => {
    for (const picture of picturesIn(sheets.current)) picture.loading = 'eager'
  })

  return () => {
    const pictures = picturesIn(sheets.current).map((picture) => picture.decode())
    // A picture that can't be shown on the screen can't be printed either.
    void Promise.allSettled(pictures).then(() => window.print())
  }
}

function picturesIn(sheets: HTMLElement | null): HTMLImageElement[] {
  return Array.from(sheets?.querySelectorAll('img') ?? [])
}
