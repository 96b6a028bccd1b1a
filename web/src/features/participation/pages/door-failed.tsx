import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { TornSheetPicture } from '#web/components/pictures/torn-sheet-picture.tsx'

interface DoorFailedProps {
  title: string
  error: Error
  onRetry: () => void
}

/** The server did not say what is behind the door: there is nothing else on the page, so this is the page. */
export function DoorFailed({ title, error, onRetry }: DoorFailedProps) {
  const { t } = useTranslation()
  usePageTitle(title)
  return (
    <div role="alert">
      <EmptyState
        order={1}
        picture={<TornSheetPicture />}
        title={title}
        sentence={error.message}
        action={<Button onClick={onRetry}>{t('actions.retry')}</Button>}
      />
    </div>
  )
}
