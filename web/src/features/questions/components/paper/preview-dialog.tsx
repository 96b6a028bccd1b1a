import { Modal, Skeleton, Switch } from '@mantine/core'
import type { Question } from '@probant/contract/questions/question'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { QuestionPaper } from '#web/features/paper/question-paper.tsx'
import { shownOf } from '#web/features/paper/shown-question.ts'
import { useLast } from '#web/lib/use-last.ts'
import { questionQuery } from '../../queries.ts'
import { SourceSentence } from './question-source.tsx'

interface PreviewDialogProps {
  /** Said above the paper: what the one who looks may want to know first. */
  note?: (question: Question) => ReactNode
  /** Closed where there is none. */
  questionId: string | undefined
  onClose: () => void
}

/** The paper alone first; what the author knows on demand. */
export function PreviewDialog({ questionId, note, onClose }: PreviewDialogProps) {
  const { t } = useTranslation(['questions', 'common'])
  const shown = useLast(questionId)
  return (
    <Modal
      opened={questionId !== undefined}
      onClose={onClose}
      size={720}
      title={t('preview.title')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      {shown && <Preview key={shown} questionId={shown} note={note} />}
    </Modal>
  )
}

function Preview({ questionId, note }: { questionId: string } & Pick<PreviewDialogProps, 'note'>) {
  const { t } = useTranslation('questions')
  const [withAnswer, setWithAnswer] = useState(false)
  const { data: question, error, refetch } = useQuery(questionQuery(questionId))
  if (error) return <LoadFailure title={t('failedOne')} error={error} onRetry={() => refetch()} />
  if (!question) return <Skeleton height={280} radius="lg" />
  return (
    <>
      {note?.(question)}
      <QuestionPaper question={shownOf(question)} withAnswer={withAnswer} />
      {withAnswer && <SourceSentence question={question} />}
      <Switch
        mt="lg"
        checked={withAnswer}
        onChange={(event) => setWithAnswer(event.currentTarget.checked)}
        label={t('preview.showAnswer')}
      />
    </>
  )
}
