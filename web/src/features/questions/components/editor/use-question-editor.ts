import { type QuestionForm, questionFormSchema } from '@probant/contract/questions/form'
import type { Question } from '@probant/contract/questions/question'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toastFailure } from '#web/components/feedback/toast-failure.ts'
import { useNestedForm } from '#web/components/form/use-nested-form.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { toast } from '#web/lib/toast.ts'
import { useCreateQuestion, useUpdateQuestion } from '../../mutations.ts'
import { questionQuery } from '../../queries.ts'
import { atFields, isChangedMeanwhile } from '../../question-refusals.ts'
import { formOf, type QuestionValues, typedIn, valuesOf } from '../../question-values.ts'
import type { QuestionActions } from '../../questions-search.ts'

/** Somebody else has saved first; once their version is loaded, what was typed before is kept here. */
export type Conflict = { isLoaded: false } | { isLoaded: true; typed: QuestionValues; newer: QuestionValues }

export type EditorStart = InBank | Elsewhere

interface InBank {
  /** What stands in the form at first. */
  values: QuestionValues
  /** The question that is edited; none where a new one is written. */
  question?: Question
  showLimit: QuestionActions['showLimit']
  onSaved: (question: Question) => void
  /** The same, where the next one is to be written. */
  onAnother?: (question: Question) => void
  keep?: undefined
  onKept?: undefined
}

/** It isn't in the bank yet: somebody else keeps it. */
interface Elsewhere extends Partial<Record<Exclude<keyof InBank, 'values' | 'keep' | 'onKept'>, undefined>> {
  values: QuestionValues
  keep: (question: QuestionForm) => Promise<unknown>
  onKept: () => void
}

/** The form of a question: new or edited, alone or together with somebody else. */
export function useQuestionEditor({
  values,
  question,
  showLimit,
  onSaved,
  onAnother,
  keep,
  onKept,
}: EditorStart) {
  const { t } = useTranslation(['questions', 'common'])
  const locale = useLocale()
  const queryClient = useQueryClient()
  const create = useCreateQuestion()
  const update = useUpdateQuestion()
  const [edited, setEdited] = useState(question)
  const [conflict, setConflict] = useState<Conflict>()
  /** A question that is there already has a type to lose, too. */
  const written = (now: QuestionValues) => (question || keep ? JSON.stringify(now) : typedIn(now))
  const saved = useRef(written(question ? valuesOf(question, locale) : values))
  const { form, ...nested } = useNestedForm({
    schema: questionFormSchema,
    initialValues: values,
    toBody: formOf,
    onFailure: (error) =>
      toastFailure(
        error,
        t(question || keep ? 'common:messages.operationFailed' : 'common:messages.createFailed'),
      ),
  })

  const save = (body: QuestionForm) =>
    edited
      ? update.mutateAsync({ questionId: edited.id, revision: edited.revision, question: body })
      : create.mutateAsync(body)

  const sendElsewhere = (keeping: (body: QuestionForm) => Promise<unknown>) =>
    nested.onSubmit(async (body, typed) => {
      await keeping(body).catch((error: unknown) => {
        throw atFields(error)
      })
      saved.current = written(typed)
      onKept?.()
    })

  const send = (after: ((saved: Question) => void) | undefined) =>
    nested.onSubmit(async (body, typed) => {
      const result = await save(body).catch((error: unknown) => {
        if (isChangedMeanwhile(error)) setConflict({ isLoaded: false })
        else if (!showLimit?.(error)) throw atFields(error)
      })
      if (!result) return
      saved.current = written(typed)
      toast.success(t(edited ? 'editor.saved' : 'editor.created'))
      after?.(result)
    })
  const onSubmit = (event: FormEvent<HTMLFormElement>) =>
    keep ? sendElsewhere(keep)(event) : send((isAnother(event) && onAnother) || onSaved)(event)

  async function loadNewer(): Promise<void> {
    if (!edited) return
    const newer = await queryClient
      .fetchQuery(questionQuery(edited.id))
      .catch((error: unknown) => toastFailure(error, t('common:messages.operationFailed')))
    if (!newer) return
    const typed = form.getValues()
    setEdited(newer)
    setConflict({ isLoaded: true, typed, newer: valuesOf(newer, locale) })
    saved.current = written(valuesOf(newer, locale))
    form.clearErrors()
    form.setValues(valuesOf(newer, locale))
  }

  function putBack(typed: QuestionValues): void {
    form.setValues(typed)
    setConflict(undefined)
  }

  return {
    form,
    onSubmit,
    errorAt: nested.errorAt,
    alert: nested.alert,
    isSending: nested.isSending,
    isNew: !edited && !keep,
    canGoOn: onAnother !== undefined,
    isDirty: () => written(form.getValues()) !== saved.current,
    conflict,
    loadNewer,
    putBack,
  }
}

export type QuestionEditorState = ReturnType<typeof useQuestionEditor>
/** As much of it as the fields need. */
export type FieldsOf = Pick<QuestionEditorState, 'form' | 'errorAt'>

/** The value of the button that saves a question and begins the next. */
export const ANOTHER = 'another'

function isAnother({ nativeEvent }: FormEvent<HTMLFormElement>): boolean {
  const { submitter } = nativeEvent as SubmitEvent
  return submitter instanceof HTMLButtonElement && submitter.value === ANOTHER
}
