import { useDebouncedValue } from '@mantine/hooks'
import type { SpotlightActionData } from '@mantine/spotlight'
import { IconFileText, IconZoomQuestion } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { quizListQuery } from '#web/features/quizzes/queries.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'

const FEWEST_LETTERS = 2
const MOST_QUIZZES = 5

/** What the workspace has by that name: its quizzes, and a way to its questions. */
export function useFoundActions(typed: string): SpotlightActionData[] {
  const { t } = useTranslation('dashboard')
  const navigate = useNavigate()
  const workspace = useWorkspaceRef()
  const search = typed.trim()
  const [settled] = useDebouncedValue(search, 150)
  const { data } = useQuery({
    ...quizListQuery(workspace, { search: settled, pageSize: MOST_QUIZZES }),
    enabled: settled.length >= FEWEST_LETTERS,
  })
  if (search.length < FEWEST_LETTERS) return []
  const quizzes = data?.items ?? []
  const found = [
    ...quizzes.map(({ id, title, phase }) => ({
      label: title,
      description: t(`navigation.phases.${phase}`),
      leftSection: <IconFileText size={20} stroke={1.5} aria-hidden="true" />,
      onClick: () => void navigate({ to: '/dashboard/view/$quizId', params: { quizId: id } }),
    })),
    {
      label: t('navigation.palette.searchQuestions', { search }),
      leftSection: <IconZoomQuestion size={20} stroke={1.5} aria-hidden="true" />,
      onClick: () => void navigate({ to: '/dashboard/questions', search: { search } }),
    },
  ]
  // Named by their place: the one that is chosen already stays the first when better ones arrive.
  return found.map((action, index) => ({ ...action, id: `found-${index}` }))
}
