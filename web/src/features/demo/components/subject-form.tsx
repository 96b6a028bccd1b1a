import { Alert, Autocomplete, Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { NAME_MAX, NAME_MIN } from '@probant/contract/limits'
import { IconAlertTriangle, IconPencilBolt } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SideBySide } from '#web/components/layout/side-by-side.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { suggestedTryoutSubjectsQuery } from '../queries.ts'

interface SubjectFormProps {
  isSending: boolean
  /** Why the last one was not taken. */
  refusal: ReactNode
  onStart: (subject: string) => void
  /** What was said of the last one is said no longer. */
  onType: () => void
}

const PAUSE_MS = 200

/** One's own subject, with what the generator knows that is near to it. */
export function SubjectForm({ isSending, refusal, onStart, onType }: SubjectFormProps) {
  const { t } = useTranslation(['demo', 'common'])
  const language = useLocale()
  const [subject, setSubject] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const [typed] = useDebouncedValue(subject.trim(), PAUSE_MS)
  const { data: suggestions = [] } = useQuery({
    ...suggestedTryoutSubjectsQuery({ search: typed, language }),
    enabled: typed.length >= NAME_MIN && typed.length <= NAME_MAX,
  })
  const excess = subject.trim().length - NAME_MAX

  const type = (words: string) => {
    setSubject(words)
    setIsMissing(false)
    onType()
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = subject.trim().length < NAME_MIN
    setIsMissing(isEmpty)
    if (isEmpty || excess > 0) field.current?.focus()
    // Without the focus its list of suggestions is closed, which would lie over a refusal.
    else {
      field.current?.blur()
      onStart(subject.trim())
    }
  }
  const problem = isMissing
    ? t('start.missing')
    : excess > 0
      ? t('common:form.tooLong', { max: NAME_MAX, count: excess })
      : undefined
  return (
    <SideBySide
      component="form"
      of="minmax(0, 1fr) auto"
      from="sm"
      gap="sm"
      w="100%"
      maw={620}
      ta="start"
      onSubmit={submit}
      noValidate
    >
      <Autocomplete
        ref={field}
        size="md"
        label={t('start.subject')}
        placeholder={t('start.placeholder')}
        value={subject}
        onChange={type}
        data={typed.length >= NAME_MIN ? suggestions : []}
        // The server has sorted them by how near they are.
        filter={({ options }) => options}
        openOnFocus={false}
        error={problem ?? Boolean(refusal)}
        errorProps={{ role: 'alert' }}
        comboboxProps={{ floatingStrategy: 'fixed' }}
      />
      {/* Beside the field itself, below its label. */}
      <Button
        type="submit"
        size="md"
        mt={{ base: 0, sm: 28 }}
        loading={isSending}
        leftSection={<IconPencilBolt size={18} stroke={1.5} aria-hidden="true" />}
      >
        {t('start.submit')}
      </Button>
      {refusal && !problem && (
        // Below the row of both.
        <Alert
          ref={showWhenDrawn}
          style={{ gridColumn: '1 / -1' }}
          color="yellow"
          role="alert"
          icon={<IconAlertTriangle size={20} stroke={1.5} aria-hidden="true" />}
        >
          {refusal}
        </Alert>
      )}
    </SideBySide>
  )
}

/** A suggestion further down may have been pressed. */
function showWhenDrawn(alert: HTMLElement | null): void {
  alert?.scrollIntoView({ block: 'nearest' })
}
