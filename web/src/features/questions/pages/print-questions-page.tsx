import { Flex, Skeleton, Text } from '@mantine/core'
import { writtenPaperOf } from '@probant/contract/quizzes/written-paper'
import { IconAlertTriangle } from '@tabler/icons-react'
import { getRouteApi, useLocation } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { PrintDesk } from '#web/components/layout/print-desk.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { BackLink } from '#web/components/navigation/back-link.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { BlankSheetPicture } from '#web/components/pictures/blank-sheet-picture.tsx'
import { PrintChoices } from '#web/features/paper/print/print-choices.tsx'
import { isWithKey, type PrintLook } from '#web/features/paper/print/print-search.ts'
import { PrintSheets } from '#web/features/paper/print/print-sheets.tsx'
import { usePrint } from '#web/features/paper/print/use-print.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { questionIdsIn } from '../components/print/chosen-questions.ts'
import { type PrintedQuestions, usePrintedQuestions } from '../queries.ts'
import { filterCount, filterPart, type QuestionsSearch } from '../questions-search.ts'

const route = getRouteApi('/dashboard/print')

/** Questions of the bank on paper, as a quiz is: those that were chosen, or all that a filter finds. */
export function PrintQuestionsPage() {
  const { t } = useTranslation('questions')
  const locale = useLocale()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const hash = useLocation({ select: (location) => location.hash })
  const sheets = useRef<HTMLDivElement>(null)
  const print = usePrint(sheets)

  const filter = filterPart(search)
  const questionIds = search.of === 'chosen' ? questionIdsIn(hash) : undefined
  const { data, error, refetch } = usePrintedQuestions(filter, questionIds)
  const isEmpty = data?.questions.length === 0
  // A browser offers it as the name of the file.
  usePageTitle(t('title'))
  const change = (changed: PrintLook) =>
    void navigate({ search: { ...search, ...changed }, hash: true, replace: true, resetScroll: false })
  return (
    <PrintDesk
      choices={
        <PrintChoices
          back={
            <BackLink to="/dashboard/questions" search={filter}>
              {t('print.back')}
            </BackLink>
          }
          look={search}
          onChange={change}
          onPrint={data && !isEmpty ? print : undefined}
        >
          {data && !isEmpty && <HowMany printed={data} areChosen={questionIds !== undefined} />}
        </PrintChoices>
      }
    >
      {content()}
    </PrintDesk>
  )

  function content() {
    if (isEmpty) return <NothingToPrint reason={whyNothing(search, questionIds)} />
    if (data) {
      const sections = [{ title: '', questions: data.questions }]
      const { paper, answerKey } = writtenPaperOf(sections, { title: t('title'), language: locale })
      return (
        <PrintSheets
          ref={sheets}
          prints={[{ letter: undefined, paper, answerKey: isWithKey(search) ? answerKey : undefined }]}
          withPapers={search.key !== 'only'}
          isLarge={search.large === 'yes'}
        />
      )
    }
    if (error) return <LoadFailure title={t('failed')} error={error} onRetry={() => void refetch()} />
    return <Skeleton height={1000} radius="sm" aria-hidden="true" />
  }
}

/** Whoever holds the paper in their hands would not notice what is missing. */
function HowMany({ printed, areChosen }: { printed: PrintedQuestions; areChosen: boolean }) {
  const { t } = useTranslation('questions')
  const locale = useLocale()
  const shown = printed.questions.length
  const missing = printed.total - shown
  const counted = (count: number) => ({ count, formatted: formatNumber(locale, count) })
  if (missing > 0 && !areChosen) {
    const numbers = { shown: formatNumber(locale, shown), total: formatNumber(locale, printed.total) }
    return <Warning>{t('print.cut', numbers)}</Warning>
  }
  return (
    <>
      <Text className="tabular" fw={600}>
        {t('print.count', counted(shown))}
      </Text>
      {missing > 0 && <Warning>{t('print.gone', counted(missing))}</Warning>}
    </>
  )
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <Flex component="p" className="tabular" gap={10} m={0} p="sm" bdrs="md" bg="var(--warning-wash)">
      <IconAlertTriangle size={20} stroke={1.5} aria-hidden="true" color="var(--warning)" />
      <span>{children}</span>
    </Flex>
  )
}

type Reason = 'bankEmpty' | 'noneFound' | 'noneChosen' | 'allGone'

function whyNothing(search: QuestionsSearch, questionIds: readonly string[] | undefined): Reason {
  if (!questionIds) return filterCount(search) > 0 ? 'noneFound' : 'bankEmpty'
  return questionIds.length === 0 ? 'noneChosen' : 'allGone'
}

function NothingToPrint({ reason }: { reason: Reason }) {
  const { t } = useTranslation('questions')
  return (
    <EmptyState
      picture={<BlankSheetPicture />}
      title={t('print.none')}
      sentence={t(`print.${reason}`)}
      action={<ButtonLink to="/dashboard/questions">{t('print.toQuestions')}</ButtonLink>}
    />
  )
}
