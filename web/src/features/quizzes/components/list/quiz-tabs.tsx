import { Tabs } from '@mantine/core'
import type { QuizOverview } from '@probant/contract/quizzes/life'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { QUIZ_SHELVES, type QuizShelf, shelfCounts } from '../../queries.ts'
import classes from './quiz-tabs.module.css'

interface QuizTabsProps {
  shelf: QuizShelf
  onShelf: (shelf: QuizShelf) => void
  overview: QuizOverview | undefined
  children: ReactNode
}

/** The three shelves, with how many stand on each. */
export function QuizTabs({ shelf, onShelf, overview, children }: QuizTabsProps) {
  const { t } = useTranslation('quizzes')
  const locale = useLocale()
  const counts = overview && shelfCounts(overview)
  return (
    <Tabs
      value={shelf}
      onChange={(chosen) => onShelf(chosen as QuizShelf)}
      classNames={{ tab: classes.tab, tabLabel: classes.label, list: classes.tabs }}
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
  return <span className={classes.count}>{children}</span>
}
