import type { ResponseOf } from '@probant/contract/endpoint'
import { ERRORS } from '@probant/contract/errors'
import { type GenerationForm, generationRequestSchema, type getGenerator } from '@probant/contract/generation'
import type { Locale } from '@probant/contract/locales'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toastFailure } from '#web/components/feedback/toast-failure.ts'
import { useNestedForm } from '#web/components/form/use-nested-form.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { formOf, type RequestValues } from './request-values.ts'

export type Generator = ResponseOf<typeof getGenerator>

interface RequestFormOptions {
  initialValues: RequestValues
  /** Throws what it doesn't show itself. */
  onStart: (body: GenerationForm) => Promise<void>
}

/** The request with its checks and its refusals; an unknown subject is one of its own kind, with a way on. */
export function useRequestForm({ initialValues, onStart }: RequestFormOptions) {
  const { t } = useTranslation('common')
  const { form, onSubmit, alert, isSending, errorAt } = useNestedForm({
    schema: generationRequestSchema,
    initialValues,
    toBody: formOf,
    onFailure: (error) => toastFailure(error, t('messages.generationFailed')),
  })
  const [unknown, setUnknown] = useState<{ subject: string; language: Locale }>()
  const [failure, setFailure] = useState<unknown>()

  const submit = onSubmit(async (body, { subject, language }) => {
    closeSuggestions()
    setUnknown(undefined)
    setFailure(undefined)
    await onStart(body).catch((error: unknown) => {
      setFailure(error)
      if (!isUnknownSubject(error)) throw error
      setUnknown({ subject, language })
      // What is wrong is said below it, with the ways on.
      form.setFieldError('subject', true)
      focus('subject')
    })
  })
  const chooseSubject = (subject: string) => {
    setUnknown(undefined)
    form.setFieldValue('subject', subject)
    focus('subject')
  }
  const useText = () => {
    setUnknown(undefined)
    form.setFieldValue('usesText', true)
    focus('text')
  }

  /** Once it is drawn, and with what is said about it. */
  function focus(field: 'subject' | 'text'): void {
    requestAnimationFrame(() => {
      const input = form.getInputNode(field)
      input?.focus({ preventScroll: true })
      input?.scrollIntoView({ block: 'center' })
    })
  }
  return {
    form,
    submit,
    alert,
    isSending,
    errorAt,
    /** Why the last request gave nothing, whether or not the form shows it. */
    failure,
    /** Of the subject that still stands in the field. */
    unknown: unknown?.subject === form.values.subject ? unknown : undefined,
    chooseSubject,
    useText,
  }
}

export type RequestForm = ReturnType<typeof useRequestForm>

/** Sent with the Enter key, the list of suggestions would stay open over what is said below the field. */
function closeSuggestions(): void {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
}

function isUnknownSubject(error: unknown): boolean {
  return error instanceof ApiError && error.code === ERRORS.subjectNotFound.code
}
