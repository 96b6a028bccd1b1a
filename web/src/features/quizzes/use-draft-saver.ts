import type { Quiz } from '@probant/contract/quizzes/quiz'
import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLocale } from '#web/i18n/i18n.ts'
import { createDraftSaver, type Outcome } from './draft-saver.ts'
import { isSame, type QuizDocument } from './editing/document.ts'
import { useCreateQuiz, useUpdateQuiz } from './mutations.ts'
import { quizQuery } from './queries.ts'
import { createQuizSender } from './quiz-sender.ts'
import { issuesOf, outcomeOf } from './save-outcome.ts'

interface DraftSaverOptions {
  document: QuizDocument
  /** What the server has, or what a new quiz begins with. */
  fresh: QuizDocument
  opened: Quiz | undefined
  /** The id of a quiz that was never saved. */
  newId: () => string
  showLimit: (error: unknown) => boolean
  onCreated: (quiz: Quiz) => void
}

/** The saver of one form, with the quiz as the server knows it by now. */
export function useDraftSaver({ document, fresh, opened, newId, showLimit, onCreated }: DraftSaverOptions) {
  const { t } = useTranslation('messages')
  const queryClient = useQueryClient()
  const { mutateAsync: create } = useCreateQuiz()
  const { mutateAsync: update } = useUpdateQuiz()
  const [quiz, setQuiz] = useState(opened)
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({})
  // The newest, also for a request that was on its way when it came.
  const known = useRef(opened)
  const learn = (newer: Quiz) => {
    const isNew = known.current === undefined
    known.current = newer
    setQuiz(newer)
    if (isNew) onCreated(newer)
  }

  const [save] = useState(() =>
    createQuizSender({
      known: () => known.current,
      learn,
      newId,
      create,
      update,
      read: (quizId) => queryClient.fetchQuery(quizQuery(quizId)),
    }),
  )
  const [saver] = useState(() =>
    createDraftSaver({
      document,
      saved: opened && fresh,
      baseline: fresh,
      isSame,
      isAutomatic: () => isDraft(known.current),
      failed: () => t('operationFailed'),
      send: async (sent) => {
        const outcome = await send(sent)
        setFieldErrors(outcome.kind === 'invalid' ? outcome.fields : {})
        return outcome
      },
    }),
  )
  const { status, isDirty } = useSyncExternalStore(saver.subscribe, saver.snapshot)
  useEffect(() => {
    saver.start()
    window.addEventListener('online', saver.retry)
    return () => {
      saver.stop()
      window.removeEventListener('online', saver.retry)
    }
  }, [saver])

  async function send(sent: QuizDocument): Promise<Outcome> {
    const fields = issuesOf(sent, currentLocale())
    if (Object.keys(fields).length > 0) return { kind: 'invalid', fields }
    // Otherwise it would wait in silence until there is a connection.
    if (!onlineManager.isOnline()) return { kind: 'unreachable', message: t('unreachable'), isOffline: true }
    try {
      await save(sent)
      return { kind: 'saved' }
    } catch (error) {
      return outcomeOf(error, { showLimit, otherwise: t('operationFailed') })
    }
  }

  /** What was wrong with a field is forgotten once it is changed. */
  const forgetErrors = useCallback(
    (names: string[]) => setFieldErrors((errors) => withoutFields(errors, names)),
    [],
  )

  return { saver, status, isDirty, quiz, known, learn, fieldErrors, forgetErrors }
}

export function isDraft(quiz: Pick<Quiz, 'status'> | undefined): boolean {
  return quiz === undefined || quiz.status === 'draft'
}

function withoutFields(errors: Record<string, string>, changed: string[]): Record<string, string> {
  const names = changed.map((name) => (name === 'blocks' ? 'sections' : name))
  const left = Object.entries(errors).filter(([path]) => !names.includes(path.split('.')[0] ?? path))
  return left.length === Object.keys(errors).length ? errors : Object.fromEntries(left)
}
