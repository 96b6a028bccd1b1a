import { Badge, Box, Button, Skeleton, Text } from '@mantine/core'
import type { QuestionRevision } from '@probant/contract/questions/history'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CardList, CardRow } from '#web/components/data-table/card-list.tsx'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { QuestionPaper } from '#web/features/paper/question-paper.tsx'
import { shownOf } from '#web/features/paper/shown-question.ts'
import { useKindName } from '#web/i18n/use-kind-name.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { useLast } from '#web/lib/use-last.ts'
import { questionQuery, revisionsQuery } from '../../queries.ts'

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
    <Dialog isOpen={questionId !== undefined} onClose={onClose} size={720} title={t('history.title')}>
      {shown && <History questionId={shown} onUse={(revision) => onUse(shown, revision)} />}
    </Dialog>
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
      {revisions.length <= 1 && (
        <Text mb="sm" c="dimmed">
          {t('history.onlyOne')}
        </Text>
      )}
      <CardList component="ol">
        {revisions.map((version) => (
          <Version
            key={version.revision}
            version={version}
            isCurrent={version.revision === question.revision}
            onUse={question.can.edit ? () => onUse(version.revision) : undefined}
          />
        ))}
      </CardList>
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
    <CardRow p={0}>
      <details open={isCurrent || undefined}>
        <Box component="summary" py="sm" px="md">
          <Box component="span" mx={8} fw={560}>
            {t('history.version', { number: revision })}
          </Box>
          <Box component="span" me="sm" c="dimmed" fz="xs">
            {t('history.by', {
              name: editor ?? t('history.someone'),
              when: formatDateTime(locale, at),
            })}
          </Box>
          {isCurrent && <Badge color="ink">{t('history.current')}</Badge>}
        </Box>
        <Box pt={4} pb="md" px="md">
          <Text c="dimmed" size="xs" mb="sm">
            {facts.join(' · ')}
          </Text>
          <QuestionPaper question={shownOf(question)} withAnswer />
          {!isCurrent && onUse && (
            <Button mt="md" variant="default" onClick={onUse}>
              {t('history.use')}
            </Button>
          )}
        </Box>
      </details>
    </CardRow>
  )
}
