import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { BlankSheetPicture } from '#web/components/pictures/blank-sheet-picture.tsx'

/** Invited already, but its creator has taken the quiz back, or not published it yet. */
export function QuizNotOpen({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('participation')
  usePageTitle(t('refused.quizNotActive.title'))
  return (
    <EmptyState
      order={1}
      picture={<BlankSheetPicture />}
      title={t('refused.quizNotActive.title')}
      sentence={t('refused.quizNotActive.sentence')}
      action={<Button onClick={onRetry}>{t('refused.quizNotActive.again')}</Button>}
    />
  )
}
