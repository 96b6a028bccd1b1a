import { Skeleton } from '@mantine/core'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import type { Wording } from '@probant/contract/quizzes/wording-changes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { useLast } from '#web/lib/use-last.ts'
import { CorrectionForm } from './correction-form.tsx'
import { useCorrectInstructions, useCorrectWording } from './mutations.ts'
import { quizWordingQuery } from './queries.ts'
import { QuestionFields, wordingFlaws } from './question-fields.tsx'

/** What is corrected: the instructions, or one question by its id. */
export type Worded = 'instructions' | (string & {})

interface WordingDialogProps {
  quiz: Quiz
  /** Closed where there is nothing. */
  worded: Worded | undefined
  onClose: () => void
}

/** A typo in what is published, before anyone has started. */
export function WordingDialog({ quiz, worded, onClose }: WordingDialogProps) {
  const { t } = useTranslation(['quiz', 'common'])
  const shown = useLast(worded)
  const { data, error, refetch } = useQuery({ ...quizWordingQuery(quiz.id), enabled: worded !== undefined })
  const question = data?.questions.find(({ questionId }) => questionId === shown)
  return (
    <Dialog
      isOpen={worded !== undefined}
      onClose={onClose}
      size={640}
      title={
        shown === 'instructions'
          ? t('changes.wording.titleInstructions')
          : t('changes.wording.title', { number: question?.number ?? '' })
      }
    >
      {content()}
    </Dialog>
  )

  function content() {
    if (error && !data)
      return <LoadFailure title={t('changes.wording.failed')} error={error} onRetry={() => refetch()} />
    if (!data) return <Skeleton height={240} radius="md" role="status" aria-label={t('common:loading')} />
    if (shown === 'instructions') return <InstructionsForm quiz={quiz} onClose={onClose} />
    const { revision } = data
    return question && <QuestionForm key={question.questionId} {...{ quiz, revision, question, onClose }} />
  }
}

type FormProps = Pick<WordingDialogProps, 'quiz' | 'onClose'>

interface QuestionFormProps extends FormProps {
  revision: number
  question: { questionId: string; language: string; wording: Wording }
}

function QuestionForm({ quiz, onClose, ...given }: QuestionFormProps) {
  const correct = useCorrectWording(quiz.id)
  // As it was opened: what was corrected elsewhere meanwhile is not written over.
  const [{ revision, question }] = useState(given)
  const { questionId, language, wording: before } = question
  return (
    <CorrectionForm
      before={before}
      lang={language}
      flawsOf={(wording) => wordingFlaws(before, wording)}
      fields={(props) => <QuestionFields {...props} lang={language} />}
      hasBank
      isPending={correct.isPending}
      onCorrect={(wording, alsoInBank) => correct.mutateAsync({ questionId, revision, wording, alsoInBank })}
      onClose={onClose}
    />
  )
}

function InstructionsForm({ quiz, onClose }: FormProps) {
  const correct = useCorrectInstructions(quiz.id)
  // As it was opened, and of the same revision.
  const [{ revision, instructions }] = useState(quiz)
  const before = { title: instructions, answers: [], explanation: '' }
  return (
    <CorrectionForm
      before={before}
      lang={quiz.language}
      isOfInstructions
      flawsOf={() => ({})}
      fields={(props) => <QuestionFields {...props} lang={quiz.language} isOfInstructions />}
      isPending={correct.isPending}
      onCorrect={({ title }) => correct.mutateAsync({ revision, instructions: title })}
      onClose={onClose}
    />
  )
}
