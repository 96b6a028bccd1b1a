import { useForm } from '@mantine/form'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { fieldSentence } from '#web/i18n/refusals.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { afterPress } from './after-press.ts'
import { nestedIssues } from './issues.ts'
import { refusalOf } from './refusal.ts'

interface NestedForm<Values, Body> {
  /** The endpoint's own body: form and API say the same thing. */
  schema: z.ZodType
  initialValues: Values
  /** What is sent, made of what was typed; checked by the schema, so it need not be right yet. */
  toBody: (values: Values) => Body
  /** Fields of the body that go by another name in the form. */
  renamed?: Record<string, string>
  /** When it was not refused, but failed. */
  onFailure?: (error: unknown) => void
}

/** Marks an error as the name of a sentence, so that it can be said in another language while it is shown. */
const SENTENCE = 'sentence:'

/**
 * A form with fields within fields: lists, a text for each language. It checks what was typed when a field is left and
 * when it is sent, shows the server's refusals, and knows whether there is something to lose.
 */
export function useNestedForm<Values extends Record<string, unknown>, Body>({
  schema,
  initialValues,
  toBody,
  renamed = {},
  onFailure,
}: NestedForm<Values, Body>) {
  const { t } = useTranslation('common')
  const locale = useLocale()
  const [alert, setAlert] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const sendings = useRef(0)
  const saved = useRef(JSON.stringify(initialValues))

  const name = useId().replaceAll('_', '')
  const form = useForm<Values>({
    name,
    initialValues,
    // What was said of what stood there before is said no longer.
    onValuesChange: () => setAlert(undefined),
    validate: (values) => nestedIssues(schema, toBody(values), { renamed, prefix: SENTENCE }),
    enhanceGetInputProps: ({ form, field }) => ({
      error: translated(form.errors[field]),
      onBlur() {
        const before = sendings.current
        // A field that was only passed by is not scolded for being empty; what sending has found out stands.
        afterPress(() => before === sendings.current && form.isDirty(field) && form.validateField(field))
      },
    }),
  })

  function translated(error: unknown) {
    if (typeof error !== 'string' || !error.startsWith(SENTENCE)) return error
    return fieldSentence(locale, error.slice(SENTENCE.length))
  }

  function refuse(error: unknown): void {
    const refusal = refusalOf(error)
    if (!refusal && onFailure) {
      onFailure(error)
      return
    }

    const atFields = Object.entries(refusal?.fields ?? {}).map(([path, message]) => [
      renamed[path] ?? path,
      message,
    ])
    const isShown = ([path]: string[]) => nodeOf(path ?? '') !== null
    if (!atFields.some(isShown)) {
      setAlert(error instanceof Error ? error.message : t('messages.operationFailed'))
      return
    }
    form.setErrors(Object.fromEntries(atFields))
    focusFirst(atFields.map(([path]) => path ?? ''))
  }

  function nodeOf(path: string): HTMLElement | null {
    return form.getInputNode(path as never)
  }

  /** In the order of the page; once the errors are drawn, so that they are read out with the field. */
  function focusFirst(paths: string[]): void {
    const [first] = paths.flatMap((path) => nodeOf(path) ?? []).sort(byPlace)
    if (first) requestAnimationFrame(() => first.focus())
  }

  /** What to do with good input; whatever it throws is shown. */
  const onSubmit =
    (send: (body: Body, values: Values) => Promise<void>) => (event: FormEvent<HTMLFormElement>) => {
      setAlert(undefined)
      sendings.current += 1
      form.onSubmit(
        async (values) => {
          setIsSending(true)
          await send(toBody(values), values)
            .catch(refuse)
            .finally(() => setIsSending(false))
        },
        (errors) => focusFirst(Object.keys(errors)),
      )(event)
    }

  return {
    form,
    onSubmit,
    alert,
    isSending,
    isDirty: () => JSON.stringify(form.getValues()) !== saved.current,
    /** From now on these are the values that nothing is lost with. */
    markSaved: (values: Values) => {
      saved.current = JSON.stringify(values)
    },
    errorAt: (path: string) => translated(form.errors[path]),
  }
}

function byPlace(one: Node, other: Node): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}
