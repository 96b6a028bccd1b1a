import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { CreateQuizButton } from '../components/actions/create-quiz-button.tsx'
import { QuizList } from '../components/list/quiz-list.tsx'
import { QuizTabs } from '../components/list/quiz-tabs.tsx'
import { quizOverviewQuery } from '../queries.ts'
import { type QuizzesSearch, shelfOf } from '../quizzes-search.ts'

const route = getRouteApi('/dashboard/_shell/quiz')

const LIVE_MS = 60_000

export function QuizzesPage() {
  const { t } = useTranslation('quizzes')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const overview = useQuery({ ...quizOverviewQuery(useWorkspaceRef()), refetchInterval: LIVE_MS })
  const shelf = shelfOf(search)

  /** A filter that changes begins at the first page again. */
  const filter = (change: Partial<QuizzesSearch>) =>
    void navigate({ search: { ...search, page: undefined, ...change }, replace: true, resetScroll: false })
  return (
    <>
      <PageHeader title={t('title')} sentence={t('sentence')} actions={<CreateQuizButton />} />
      <QuizTabs
        shelf={shelf}
        onShelf={(show) =>
          void navigate({ search: { ...search, show, sort: undefined, page: undefined }, resetScroll: false })
        }
        overview={overview.data}
      >
        <QuizList search={search} onFilter={filter} emptyAction={toDrafts()} />
      </QuizTabs>
    </>
  )

  /** Where nothing runs, what could; the button for a new one stands above. */
  function toDrafts(): ReactNode {
    const count = overview.data?.draft ?? 0
    if (shelf !== 'ongoing' || count === 0) return null
    return (
      <ButtonLink to="/dashboard/quiz" search={{ show: 'drafts' }} variant="default">
        {t('empty.toDrafts', { count })}
      </ButtonLink>
    )
  }
}
