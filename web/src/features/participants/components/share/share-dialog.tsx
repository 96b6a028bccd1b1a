import { Modal, Skeleton, Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { isOwnEscape } from '#web/components/feedback/own-escape.ts'
import { shareLinkQuery } from '../../queries.ts'
import { SharePanel } from './share-panel.tsx'

interface ShareDialogProps {
  quiz: Quiz
  isOpen: boolean
  showLimit: (error: unknown) => boolean
  onClose: () => void
}

/** One address for a whole room: off until somebody says who may come by it. */
export function ShareDialog({ quiz, isOpen, showLimit, onClose }: ShareDialogProps) {
  const { t } = useTranslation(['participants', 'common'])
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size={680}
      fullScreen={isNarrow}
      title={t('share.title')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
      closeOnEscape={false}
      onKeyDown={(event) => isOwnEscape(event) && onClose()}
    >
      <Loaded quiz={quiz} showLimit={showLimit} />
    </Modal>
  )
}

function Loaded({ quiz, showLimit }: Pick<ShareDialogProps, 'quiz' | 'showLimit'>) {
  const { t } = useTranslation(['participants', 'common'])
  const { data: link, error, isFetchedAfterMount, refetch } = useQuery(shareLinkQuery(quiz.id))
  if (error && !link) {
    return <LoadFailure title={t('share.failed')} error={error} onRetry={() => refetch()} />
  }
  if (!link || !isFetchedAfterMount) {
    return (
      <Stack role="status" aria-label={t('common:loading')}>
        <Skeleton height={48} radius="md" />
        <Skeleton height={80} radius="md" />
        <Skeleton height={120} radius="md" />
      </Stack>
    )
  }
  return <SharePanel quiz={quiz} link={link} showLimit={showLimit} />
}
