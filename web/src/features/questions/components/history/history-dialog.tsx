import { Badge, Button, Modal, Skeleton } from '@mantine/core'
import type { QuestionRevision } from '@probant/contract/questions/history'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { QuestionPaper } from '#web/features/paper/question-paper.tsx'
import { shownOf } from '#web/features/paper/shown-question.ts'
import { useKindName } from '#web/i18n/use-kind-name.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { useLast } from '#web/lib/use-last.ts'
import { questionQuery, revisionsQuery } from '../../queries.ts'
import classes from './history.module.css'

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

interface VersionProps {
  version: QuestionRevision
  isCurrent: boolean
  /** Missing where the reader may not edit. */
  onUse?: () => void
}

/** One state of a question; the current one lies open, the others unfold. */
function Version({ version, isCurrent, onUse }: VersionProps) {
  const { t } = useTranslation('questions')
  const kindName = useKindName()
  const locale = useLocale()
  const { revision, editor, at, question } = version
  const facts = [question.subject, kindName(question.type), t(`difficulties.${question.difficulty}`)]
  return (
    <li className={classes.version}>
      <details open={isCurrent || undefined}>
        <summary className={classes.head}>
          <span className={classes.number}>{t('history.version', { number: revision })}</span>
          <span className={classes.who}>
            {t('history.by', {
              name: editor ?? t('history.someone'),
              when: formatDateTime(locale, at),
            })}
          </span>
          {isCurrent && <Badge color="ink">{t('history.current')}</Badge>}
        </summary>
        <div className={classes.body}>
          <p className={classes.facts}>{facts.join(' · ')}</p>
          <QuestionPaper question={shownOf(question)} withAnswer />
          {!isCurrent && onUse && (
            <Button mt="md" variant="default" onClick={onUse}>
              {t('history.use')}
            </Button>
          )}
        </div>
      </details>
    </li>
  )
}
