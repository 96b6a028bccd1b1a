import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
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
import { quizAnswerKeyQuery, quizPaperQuery } from '../queries.ts'
import { type PrintSearch, paperQueryOf } from '../search.ts'
import { PrintChoices } from './print-choices.tsx'
import { PrintSheets } from './print-sheets.tsx'

const route = getRouteApi('/dashboard/view/$quizId/print')

export function PrintQuizPage() {
  const { t } = useTranslation('quiz-view')
  const { quizId } = route.useParams()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const sheets = useRef<HTMLDivElement>(null)
  const print = usePrint(sheets)
  const { version = 'written', key = 'none' } = search

  const paper = useQuery(quizPaperQuery(quizId, paperQueryOf(version)))
  const withKey = key !== 'none'
  const answerKey = useQuery({ ...quizAnswerKeyQuery(quizId, paperQueryOf(version)), enabled: withKey })
  const variant = version === 'written' ? undefined : version
  // A browser offers it as the name of the file.
  const title = paper.data?.title ?? t('print.title')
  const failed = [paper, answerKey].find(({ error }) => error)
  const isMissing = isQuizMissing(failed?.error)
  usePageTitle(isMissing ? t('notFound.title') : variant ? `${title} ${variant}` : title)
  if (isMissing) {
    return (
      <BarePage>
        <QuizNotFound />
      </BarePage>
    )
  }
  const change = (changed: PrintSearch) =>
    void navigate({ search: { ...search, ...changed }, replace: true, resetScroll: false })
  const isThere = paper.data && (!withKey || answerKey.data)
  return (
    <PrintDesk
      choices={
        <PrintChoices
          quizId={quizId}
          search={search}
          onChange={change}
          onPrint={isThere && paper.data.questionCount > 0 ? print : undefined}
        />
      }
    >
      {content()}
    </PrintDesk>
  )

  function content() {
    if (isThere && paper.data.questionCount === 0) return <NothingToPrint />
    if (isThere) {
      return (
        <PrintSheets
          ref={sheets}
          paper={key === 'only' ? undefined : paper.data}
          answerKey={withKey ? answerKey.data : undefined}
          head={paper.data}
          variant={variant}
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
