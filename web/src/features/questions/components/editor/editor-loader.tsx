import { Alert, Skeleton } from '@mantine/core'
import type { Question } from '@probant/contract/questions/question'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { questionQuery, revisionsQuery } from '../../queries.ts'
import type { QuestionActions } from '../../question-actions.ts'
import { valuesOf } from '../../question-values.ts'
import { QuestionEditor } from './question-editor.tsx'

interface EditorLoaderProps {
  questionId: string
  version?: number
  showLimit: QuestionActions['showLimit']
  onCancel: () => void
  onSaved: (question: Question) => void
}

/** Fetches what is edited as it is this moment, and the earlier version that the edit begins with. */
export function EditorLoader({ questionId, version, ...ends }: EditorLoaderProps) {
  const { t } = useTranslation('questions')
  const question = useQuery(questionQuery(questionId))
  const revisions = useQuery({ ...revisionsQuery(questionId), enabled: version !== undefined })
  const failed = [question, revisions].find(({ error }) => error)
  // Once the form is there, it stays: a later failure to refresh is not its concern.
  if (failed?.error && !failed.data) {
    return <LoadFailure title={t('failedOne')} error={failed.error} onRetry={() => failed.refetch()} />
  }
  const isThere = question.isFetchedAfterMount && (version === undefined || revisions.data)
  if (!question.data || !isThere) return <Skeleton height={480} radius="lg" />
  if (!question.data.can.edit) return <Alert color="yellow">{t('editor.notYours')}</Alert>

  const earlier = revisions.data?.find(({ revision }) => revision === version)
  const versionNote = earlier ? 'editor.versionUsed' : 'editor.versionGone'
  return (
    <QuestionEditor
      {...ends}
      question={question.data}
      values={valuesOf(earlier?.question ?? question.data)}
      note={version === undefined ? undefined : t(versionNote)}
    />
  )
}
