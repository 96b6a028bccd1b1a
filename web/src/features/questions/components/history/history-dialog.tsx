import { Modal, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { useLast } from '#web/lib/use-last.ts'
import { questionQuery, revisionsQuery } from '../../queries.ts'
import classes from './history.module.css'
import { Version } from './version.tsx'

interface HistoryDialogProps {
  /** Closed where there is none. */
  questionId: string | undefined
  onClose: () => void
  /** Begin an edit with an earlier version. */
  onUse: (questionId: string, revision: number) => void
}

/** Who changed a question when, and what it was before. */
export function HistoryDialog({ questionId, onClose, onUse }: HistoryDialogProps) {
  const { t } = useTranslation(['questions', 'common'])
  const shown = useLast(questionId)
  return (
    <Modal
      opened={questionId !== undefined}
      onClose={onClose}
      size={720}
      title={t('history.title')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      {shown && <History questionId={shown} onUse={(revision) => onUse(shown, revision)} />}
    </Modal>
  )
}

function History({ questionId, onUse }: { questionId: string; onUse: (revision: number) => void }) {
  const { t } = useTranslation('questions')
  const { data: question } = useQuery(questionQuery(questionId))
  const { data: revisions, error, refetch } = useQuery(revisionsQuery(questionId))
  if (error) return <LoadFailure title={t('history.failed')} error={error} onRetry={() => refetch()} />
  if (!revisions || !question) return <Skeleton height={320} radius="lg" />
  return (
    <>
      {revisions.length <= 1 && <p className={classes.note}>{t('history.onlyOne')}</p>}
      <ol className={classes.versions}>
        {revisions.map((version) => (
          <Version
            key={version.revision}
            version={version}
            isCurrent={version.revision === question.revision}
            onUse={question.can.edit ? () => onUse(version.revision) : undefined}
          />
        ))}
      </ol>
    </>
  )
}
