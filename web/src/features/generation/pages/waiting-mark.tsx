import { Badge } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { openGenerationsQuery } from '../queries.ts'

/** In the bank, beside a question that was made for somebody who has not decided on it yet. */
export function WaitingMark({ questionId }: { questionId: string }) {
  const { t } = useTranslation('questions')
  const { data: isWaiting } = useQuery({
    ...openGenerationsQuery(useWorkspaceRef()),
    select: (generations) => generations.some(({ waiting }) => waiting.includes(questionId)),
  })
  return isWaiting && <Badge color="yellow">{t('generation.notice.toReview')}</Badge>
}
