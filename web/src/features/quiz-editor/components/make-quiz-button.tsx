import { Button, type ButtonProps } from '@mantine/core'
import type { Question } from '@probant/contract/questions/question'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { IconFilePlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toastFailure } from '#web/components/feedback/toast-failure.ts'
import { newId } from '#web/lib/new-id.ts'
import { readerZone } from '#web/lib/reader-zone.ts'
import { formOf } from '../document/document.ts'
import { documentFrom } from '../document/from-questions.ts'
import { useCreateQuiz } from '../mutations.ts'

interface MakeQuizButtonProps extends ButtonProps {
  questions: Question[]
  /** Shows a refusal for a limit and answers true; leaves any other failure to the caller. */
  showLimit: (error: unknown) => boolean
  /** Opens it; in its form, where nothing is said. */
  onMade?: (quiz: Quiz) => void
}

/** From questions to a quiz at one press: a draft of them, in their order, opened to be written on. */
export function MakeQuizButton({ questions, showLimit, onMade, ...look }: MakeQuizButtonProps) {
  const { t } = useTranslation(['quizzes', 'common'])
  const navigate = useNavigate()
  const create = useCreateQuiz()
  // Pressed again because the answer was lost, it makes no second one.
  const [id, setId] = useState(newId)

  const make = () => {
    const document = documentFrom(questions, { timeZone: readerZone(), now: new Date() })
    create.mutate(
      { ...formOf(document), id },
      {
        onSuccess: (quiz) => {
          setId(newId())
          if (onMade) onMade(quiz)
          else void navigate({ to: '/dashboard/edit/$quizId', params: { quizId: quiz.id } })
        },
        onError: (error) => showLimit(error) || toastFailure(error, t('common:messages.createFailed')),
      },
    )
  }
  return (
    <Button
      {...look}
      loading={create.isPending}
      leftSection={<IconFilePlus size={18} stroke={1.5} aria-hidden="true" />}
      onClick={make}
    >
      {t('create.fromThese')}
    </Button>
  )
}
