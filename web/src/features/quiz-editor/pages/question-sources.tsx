import { useDebouncedValue } from '@mantine/hooks'
import { NAME_MAX, NAME_MIN } from '@probant/contract/limits'
import type { Question } from '@probant/contract/questions/question'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GenerationDialog } from '#web/features/generation/components/generation-dialog.tsx'
import { generationKeys, generationQuery, suggestedSubjectsQuery } from '#web/features/generation/queries.ts'
import { QuestionPaper } from '#web/features/paper/question-paper.tsx'
import { type Editing, EditorDialog } from '#web/features/questions/components/editor/editor-dialog.tsx'
import { PreviewDialog } from '#web/features/questions/components/paper/preview-dialog.tsx'
import { QuestionSource } from '#web/features/questions/components/paper/question-source.tsx'
import { quizKeys } from '#web/features/quizzes/queries.ts'
import { useQuestionCapacity } from '#web/features/usage/queries.ts'
import { toast } from '#web/lib/toast.ts'
import type { QuizDocument } from '../document/document.ts'
import { addQuestions, replaceQuestion, takenIn, withQuestion } from '../document/edits.ts'
import { subjectIn, usualSubject } from '../document/plan.ts'
import { showBlock } from '../form/go-to-place.ts'
import type { FormDialogs } from '../form/use-form-dialogs.ts'
import type { QuizDraftState } from '../saving/use-quiz-draft.ts'
import { QuestionPicker } from './question-picker.tsx'

interface QuestionSourcesProps {
  draft: QuizDraftState
  dialogs: FormDialogs
  isReadOnly: boolean
  limit: { show: (error: unknown) => boolean; prompt: ReactNode }
}

/** Where questions come from without leaving the form: the bank, the generator, one's own pen. */
export function QuestionSources({ draft, dialogs, isReadOnly, limit }: QuestionSourcesProps) {
  const { t } = useTranslation('quiz')
  const queryClient = useQueryClient()
  const capacity = useQuestionCapacity()
  const { document, edit } = draft
  const { dialog, question, generation, close } = dialogs
  const { blocks, language } = document
  const subject = usualSubject(blocks)
  const named = useNamedSubject(document)
  const isOpen = (name: typeof dialog) => dialog === name && !isReadOnly

  const add = (questions: Question[]) => edit(({ blocks }) => ({ blocks: addQuestions(blocks, questions) }))
  const sayAdded = (count: number) => toast.success(t('form.add.added', { count }))
  const kept = useKeptQuestions({
    generationId: isReadOnly ? undefined : generation,
    onKept: add,
    onLate: sayAdded,
  })
  const pick = (questions: Question[]) => {
    add(questions)
    showBlock(questions[0]?.id)
    sayAdded(questions.length)
  }
  const saved = (written: Question) => {
    if (dialog === 'edit') edit(({ blocks }) => ({ blocks: withQuestion(blocks, written) }))
    else {
      add([written])
      showBlock(written.id)
    }
    if (draft.quiz) void queryClient.invalidateQueries({ queryKey: quizKeys.answerKeys(draft.quiz.id) })
    // It may lie on the desk as well.
    if (generation) void queryClient.invalidateQueries({ queryKey: generationKeys.one(generation) })
  }
  /** The quiz goes on with the copy. */
  const changeCopy = (copy: Question, original: Question) => {
    edit(({ blocks }) => ({ blocks: replaceQuestion(blocks, original.id, copy) }))
    dialogs.edit(copy.id)
  }
  const closeGeneration = () => {
    const count = kept.takeCount()
    if (count > 0) sayAdded(count)
    dialogs.showGeneration(undefined, true)
  }

  const editing: Editing | undefined = isOpen('new')
    ? { kind: 'new', language, subject }
    : isOpen('edit') && question
      ? { kind: 'edit', questionId: question }
      : undefined
  return (
    <>
      <QuestionPicker
        isOpen={isOpen('bank')}
        language={language}
        taken={takenIn(blocks)}
        onClose={close}
        onPick={pick}
      />
      <GenerationDialog
        current={isReadOnly ? undefined : generation}
        subject={subject ?? named}
        language={language}
        onClose={closeGeneration}
        onStarted={(id) => dialogs.showGeneration(id, true)}
        onEdit={dialogs.edit}
        showLimit={limit.show}
        capacity={capacity}
        isForQuiz
        paper={(shown) => (
          <>
            <QuestionPaper question={shown} withAnswer />
            <QuestionSource question={shown} />
          </>
        )}
      />
      <EditorDialog
        editing={editing}
        onClose={close}
        onSaved={saved}
        onDuplicated={changeCopy}
        showLimit={limit.show}
      />
      <PreviewDialog questionId={dialog === 'preview' ? question : undefined} onClose={close} />
      {limit.prompt}
    </>
  )
}

/** A subject that the title names, to ask about before there is any question: the title itself is none. */
function useNamedSubject({ title, language, blocks }: QuizDocument): string | undefined {
  const [settled] = useDebouncedValue(title.trim(), 500)
  const { data = [] } = useQuery({
    ...suggestedSubjectsQuery({ search: settled.slice(0, NAME_MAX), language }),
    enabled: settled.length >= NAME_MIN && usualSubject(blocks) === undefined,
  })
  return subjectIn(title, data)
}

interface Watched {
  /** `new`, or the generation whose questions lie on the desk; none where the desk is closed. */
  generationId: string | undefined
  onKept: (questions: Question[]) => void
  /** So many were kept in the last moment: the desk is closed by now. */
  onLate: (count: number) => void
}

const NOT_STARTED = 'new'

/** Whatever is kept on the desk goes onto the paper, once; also where the answer comes after the desk was closed. */
function useKeptQuestions({ generationId, onKept, onLate }: Watched) {
  const [watched, setWatched] = useState<string[]>([])
  if (generationId && generationId !== NOT_STARTED && !watched.includes(generationId)) {
    setWatched([...watched, generationId])
  }
  const kept = useQueries({
    // The dialog asks for them.
    queries: watched.map((id) => ({ ...generationQuery(id), refetchOnMount: false })),
    combine: keptIn,
  })
  const seen = useRef(new Set<string>())
  const count = useRef(0)

  const take = useEffectEvent((questions: Question[]) => {
    const fresh = questions.filter(({ id }) => !seen.current.has(id))
    if (fresh.length === 0) return
    for (const { id } of fresh) seen.current.add(id)
    onKept(fresh)
    if (generationId) count.current += fresh.length
    else onLate(fresh.length)
  })
  useEffect(() => take(kept), [kept])

  return {
    /** How many there were since this was asked for last. */
    takeCount: () => {
      const taken = count.current
      count.current = 0
      return taken
    },
  }
}

interface Result {
  data: { deliveries: { isKept: boolean; question: Question }[] } | undefined
}

function keptIn(results: Result[]): Question[] {
  const deliveries = results.flatMap(({ data }) => data?.deliveries ?? [])
  return deliveries.flatMap(({ isKept, question }) => (isKept ? question : []))
}
