import { Box } from '@mantine/core'
import type { QuizSummary } from '@probant/contract/quizzes/quiz'
import { PERSONAL } from '@probant/contract/workspaces'
import { useTranslation } from 'react-i18next'
import type { Column } from '#web/components/data-table/data-table.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatAgo, formatDateTime } from '#web/lib/format.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { PhaseBadge, QuizPeople, QuizTitle, QuizWindow } from '../components/quiz-summary.tsx'
import { useDurationWords } from '../components/schedule.tsx'
import type { QuizShelf } from '../queries.ts'

/** What differs between the quizzes of a shelf: all drafts are drafts, and nobody takes part in one. */
export function useQuizColumns(shelf: QuizShelf): Column<QuizSummary>[] {
  const { t } = useTranslation('quizzes')
  const locale = useLocale()
  const now = useNow()
  const durationWords = useDurationWords()
  // Alone, one knows who wrote it.
  const isShared = useWorkspaceRef() !== PERSONAL
  const columns: (Column<QuizSummary> & { on?: QuizShelf[] })[] = [
    {
      key: 'quiz',
      header: t('list.quiz'),
      cell: (quiz) => (
        <Box miw={190}>
          <QuizTitle quiz={quiz} />
          {isShared && (
            <Box c="dimmed" fz="xs">
              {t('by', { name: quiz.creator.name })}
            </Box>
          )}
        </Box>
      ),
    },
    {
      key: 'phase',
      on: ['ongoing'],
      header: t('list.phase'),
      cell: ({ phase }) => <PhaseBadge phase={phase} />,
      nowrap: true,
    },
    { key: 'when', header: t('list.when'), cell: (quiz) => <QuizWindow quiz={quiz} /> },
    {
      key: 'questions',
      header: t('list.questions'),
      cell: ({ questionCount, durationMinutes }) => (
        <>
          {t('questions', { count: questionCount })}
          <Box c="dimmed" fz="xs">
            {durationWords(durationMinutes)}
          </Box>
        </>
      ),
      nowrap: true,
    },
    {
      key: 'people',
      on: ['ongoing', 'past'],
      header: t('list.people'),
      cell: (quiz) => <QuizPeople quiz={quiz} />,
    },
    {
      key: 'changed',
      on: ['drafts'],
      header: t('list.changed'),
      cell: ({ updatedAt }) => (
        <Box dateTime={updatedAt} title={formatDateTime(locale, updatedAt)} component="time" c="dimmed">
          {formatAgo(locale, updatedAt, now)}
        </Box>
      ),
      nowrap: true,
    },
  ]
  return columns.filter(({ on }) => !on || on.includes(shelf))
}
