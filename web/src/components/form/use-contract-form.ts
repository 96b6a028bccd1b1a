import { type UseFormReturnType, useForm } from '@mantine/form'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { fieldSentence } from '#web/i18n/refusals.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { afterPress } from './after-press.ts'
import { fieldIssues } from './issues.ts'
import { refusalOf } from './refusal.ts'
import { useFocusBack } from './use-focus-back.ts'

interface ContractForm<Values> {
  /** The endpoint's own body: form and API say the same thing. */
  schema: z.ZodType
  initialValues: Values
  /** What the body needs and the person does not type. */
  filled?: Record<string, unknown>
  /** Refusals that are about one field, by their code. */
  fieldOfCode?: Record<string, string>
  /** When it was not refused, but failed. */
  onFailure?: (error: unknown) => void
}

/** Marks an error as the name of a sentence, so that it can be said in another language while it is shown. */
const SENTENCE = 'sentence:'

/** A form that checks what was typed when a field is left and when it is sent, and shows the server's refusals. */
export function useContractForm<Values extends Record<string, unknown>>({
  schema,
  initialValues,
  filled = {},
  fieldOfCode = {},
  onFailure,
}: ContractForm<Values>) {
  const { t } = useTranslation('common')
  const locale = useLocale()
  const [alert, setAlert] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const sendings = useRef(0)
  const holdFocus = useFocusBack(isSending)

  // Two forms on one page may have fields of the same name.
  const name = useId().replaceAll('_', '')
  const form = useForm<Values>({
    name,
    initialValues,
    validate: (values) => prefixed(fieldIssues(schema, { ...filled, ...values }, Object.keys(initialValues))),
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
    if (onFailure && !refusalOf(error)) {
      onFailure(error)
      return
    }
    const atFields = error instanceof ApiError ? fieldsOf(error) : []
    if (atFields.length === 0) {
      setAlert(error instanceof ApiError ? error.message : t('messages.operationFailed'))
      return
    }
    form.setErrors(Object.fromEntries(atFields))
    focusFirst(
      form,
      atFields.map(([field]) => field),
    )
  }

  function fieldsOf({ code, message, fields }: ApiError): [field: string, message: string][] {
    const field = fieldOfCode[code]
    const named = field ? { [field]: message, ...fields } : fields
    return Object.entries(named).filter(([name]) => name in initialValues)
  }

  /** What to do with good input; whatever it throws is shown. */
  const onSubmit = (send: (values: Values) => Promise<void>) => (event?: FormEvent<HTMLFormElement>) => {
    setAlert(undefined)
    sendings.current += 1
    form.onSubmit(
      async (values) => {
        holdFocus()
        setIsSending(true)
        await send(values)
          .catch(refuse)
          .finally(() => setIsSending(false))
      },
      (errors) => focusFirst(form, Object.keys(errors)),
    )(event)
  }

  return { form, onSubmit, alert, isSending, refuse }
}

function prefixed(issues: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(issues).map(([field, name]) => [field, SENTENCE + name]))
}

/** In the order of the form, not of the errors; once the errors are drawn, so that they are read out with the field. */
function focusFirst<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  bad: string[],
): void {
  const first = Object.keys(form.getValues()).find((field) => bad.includes(field))
  if (first) requestAnimationFrame(() => form.getInputNode(first as never)?.focus())
}
