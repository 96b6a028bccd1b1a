import { Box, Tabs } from '@mantine/core'
import type { QuizOverview } from '@probant/contract/quizzes/life'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import tabs from '#web/components/layout/page-tabs.module.css'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { MINUTE_MS } from '#web/lib/use-now.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { CreateQuizButton } from '../components/create-quiz-button.tsx'
import { openingShelf, QUIZ_SHELVES, type QuizShelf, quizOverviewQuery, shelfCounts } from '../queries.ts'
import { type QuizzesSearch, shelfOf } from '../search.ts'
import { QuizList } from './quiz-list.tsx'

const route = getRouteApi('/_shell/dashboard/quiz')

export function QuizzesPage() {
  const { t } = useTranslation('quizzes')
  const asked = route.useSearch()
  const navigate = route.useNavigate()
  const overview = useQuery({ ...quizOverviewQuery(useWorkspaceRef()), refetchInterval: MINUTE_MS })
  const [opening, setOpening] = useState<QuizShelf>()
  // Decided once: a shelf that empties later does not take the page from under one's eyes.
  if (!opening && overview.data) setOpening(openingShelf(overview.data))
  const search = { ...asked, show: asked.show ?? opening }
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

interface QuizTabsProps {
  shelf: QuizShelf
  onShelf: (shelf: QuizShelf) => void
  overview: QuizOverview | undefined
  children: ReactNode
}

/** The three shelves, with how many stand on each. */
function QuizTabs({ shelf, onShelf, overview, children }: QuizTabsProps) {
  const { t } = useTranslation('quizzes')
  const locale = useLocale()
  const counts = overview && shelfCounts(overview)
  return (
    <Tabs
      value={shelf}
      onChange={(chosen) => onShelf(chosen as QuizShelf)}
      classNames={tabs}
      keepMounted={false}
    >
      <Tabs.List aria-label={t('title')}>
        {QUIZ_SHELVES.map((candidate) => (
          <Tabs.Tab
            key={candidate}
            value={candidate}
            rightSection={counts && <Count>{formatNumber(locale, counts[candidate])}</Count>}
          >
            {t(`shelves.${candidate}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {QUIZ_SHELVES.map((candidate) => (
        <Tabs.Panel key={candidate} value={candidate} tabIndex={-1}>
          {children}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

function Count({ children }: { children: string }) {
  return (
    <Box
      component="span"
      className="tabular"
      miw={22}
      py={1}
      px={6}
      bdrs="sm"
      bg="color-mix(in srgb, var(--ink) 7%, transparent)"
      c="dimmed"
      fz="xs"
      ta="center"
    >
      {children}
    </Box>
  )
}
