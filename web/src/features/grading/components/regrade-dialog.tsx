import { Skeleton } from '@mantine/core'
import type { Locale } from '@probant/contract/locales'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { useLast } from '#web/lib/use-last.ts'
import { markedQuestionQuery } from '../queries.ts'
import { RegradeForm } from './regrade-form.tsx'

interface RegradeDialogProps {
  quizId: string
  /** Closed where there is none. */
  questionId: string | undefined
  lang: Locale
  onClose: () => void
}

/** What is wrong about a question is put right after the quiz; wherever the question is looked at. */
export function RegradeDialog({ quizId, questionId, lang, onClose }: RegradeDialogProps) {
  const { t } = useTranslation(['results', 'common'])
  const shown = useLast(questionId)
  return (
    <Dialog isOpen={questionId !== undefined} onClose={onClose} size={640} title={t('regrading.title')}>
      {shown && <Loaded key={shown} quizId={quizId} questionId={shown} lang={lang} onDone={onClose} />}
    </Dialog>
  )
}

interface LoadedProps {
  quizId: string
  questionId: string
  lang: Locale
  onDone: () => void
}

function Loaded({ quizId, questionId, lang, onDone }: LoadedProps) {
  const { t } = useTranslation(['results', 'common'])
  const { data, error, refetch } = useQuery(markedQuestionQuery(quizId, questionId))
  if (error && !data)
    return <LoadFailure title={t('regrading.failed')} error={error} onRetry={() => refetch()} />
  if (!data) return <Skeleton height={240} radius="md" role="status" aria-label={t('common:loading')} />
  return <RegradeForm quizId={quizId} question={data} lang={lang} onDone={onDone} />
}
