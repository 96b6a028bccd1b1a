import { Button } from '@mantine/core'
import type { Question } from '@probant/contract/questions/question'
import { IconPencilBolt } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { QuestionPaper } from '#web/features/paper/question-paper.tsx'
import { useLimitRefusal } from '#web/features/plans/components/use-limit-refusal.tsx'
import { QuestionSource } from '#web/features/questions/components/paper/question-source.tsx'
import { useQuestionCapacity } from '#web/features/usage/queries.ts'
import { GenerationDialog } from '../components/generation-dialog.tsx'
import { NEW_GENERATION } from '../generation-search.ts'
import { useReadQuestionAgain } from '../mutations.ts'

interface QuestionGenerationProps {
  /** Makes a quiz of what was kept. */
  makeQuiz: (questions: Question[], showLimit: (error: unknown) => boolean) => ReactNode
}

/** The button and its dialog, as they stand in the header of the question bank; the editor opens above. */
export function QuestionGeneration({ makeQuiz }: QuestionGenerationProps) {
  const { t } = useTranslation('questions')
  const { generation, dialog, question } = useSearch({ strict: false, select: openIn })
  const navigate = useNavigate()
  const limit = useLimitRefusal()
  const capacity = useQuestionCapacity()
  useEditedQuestion({
    generationId: generation === NEW_GENERATION ? undefined : generation,
    questionId: dialog === 'edit' ? question : undefined,
  })

  const show = (id: string | undefined, replace = false) =>
    void navigate({
      to: '.',
      search: (now) => ({ ...now, generation: id }),
      replace,
      resetScroll: false,
    })
  const edit = (questionId: string) =>
    void navigate({
      to: '.',
      search: (now) => ({ ...now, dialog: 'edit' as const, question: questionId, version: undefined }),
      resetScroll: false,
    })
  return (
    <>
      <Button
        leftSection={<IconPencilBolt size={18} stroke={1.5} aria-hidden="true" />}
        onClick={() => show(NEW_GENERATION)}
      >
        {t('generation.open')}
      </Button>
      <GenerationDialog
        current={generation}
        onClose={() => show(undefined)}
        onStarted={(id) => show(id, true)}
        onEdit={edit}
        showLimit={limit.show}
        capacity={capacity}
        makeQuiz={(questions) => makeQuiz(questions, limit.show)}
        paper={(shown) => (
          <>
            <QuestionPaper question={shown} withAnswer />
            <QuestionSource question={shown} />
          </>
        )}
      />
      {limit.prompt}
    </>
  )
}

/** The bank is also shown in the demo, whose address is another. */
function openIn(search: { generation?: string; dialog?: string; question?: string }) {
  return search
}

interface Editing {
  generationId: string | undefined
  /** What is open in the editor, over the desk. */
  questionId: string | undefined
}

/** Once the editor closes, the question lies on the desk as it is now. */
function useEditedQuestion({ generationId, questionId }: Editing): void {
  const { mutate } = useReadQuestionAgain(generationId ?? '')
  const edited = useRef<string>(undefined)
  const readAgain = useEffectEvent((id: string) => generationId && mutate(id))

  useEffect(() => {
    if (!questionId && edited.current) readAgain(edited.current)
    edited.current = questionId
  }, [questionId])
}
