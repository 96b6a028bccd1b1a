import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { ApiError } from '#web/lib/api-error.ts'
import { usePublishQuiz } from '../../mutations.ts'
import { fieldsOf, isChangedMeanwhile } from '../../save-outcome.ts'
import type { QuizDraftState } from '../../use-quiz-draft.ts'

interface PublicationOptions {
  draft: QuizDraftState
  onClose: () => void
  onPublished: (quizId: string) => void
}

/** Saves, then publishes what was saved: exactly what its creator has in front of them. */
export function usePublication({ draft, onClose, onPublished }: PublicationOptions) {
  const { t } = useTranslation(['quiz-form', 'messages'])
  const { mutateAsync } = usePublishQuiz()
  const [isPending, setIsPending] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function publish(): Promise<void> {
    setIsPending(true)
    setRefusal(undefined)
    try {
      const saved = await draft.flush()
      if (!saved) return setRefusal(t('publish.notSaved'))
      await mutateAsync(saved)
      toast.success(t('publish.done'))
      onPublished(saved.id)
    } catch (error) {
      refuse(error)
    } finally {
      setIsPending(false)
    }
  }

  function refuse(error: unknown): void {
    if (isChangedMeanwhile(error)) {
      draft.interrupt({ kind: 'stopped', why: 'conflict', message: t('save.conflict') })
      onClose()
    } else setRefusal(error instanceof ApiError ? wordsOf(error) : t('messages:operationFailed'))
  }

  return { publish, isPending, refusal }
}

function wordsOf(error: ApiError): string {
  return Object.values(fieldsOf(error)).join(' ') || error.message
}
