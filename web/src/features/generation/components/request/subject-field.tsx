import { Autocomplete, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { NAME_MAX } from '@probant/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { suggestedSubjectsQuery } from '../../queries.ts'
import type { RequestForm } from '../../use-request-form.ts'

interface SubjectFieldProps extends Pick<RequestForm, 'form'> {
  /** Only the built-in generator can say what it knows. */
  hasSuggestions: boolean
}

export function SubjectField({ form, hasSuggestions }: SubjectFieldProps) {
  const { t } = useTranslation('generation')
  const { subject, language, usesText } = form.values
  const [search] = useDebouncedValue(subject, 200)
  const { data: subjects = [] } = useQuery({
    ...suggestedSubjectsQuery({ search: search.slice(0, NAME_MAX), language }),
    enabled: hasSuggestions && !usesText,
  })
  const field = {
    label: t('request.subject'),
    description: t(usesText ? 'request.subjectTextHint' : 'request.subjectHint'),
    maxLength: NAME_MAX,
    required: true,
    withAsterisk: false,
    autoComplete: 'off',
    ...form.getInputProps('subject'),
  }
  if (!hasSuggestions || usesText) return <TextInput {...field} />
  return (
    <Autocomplete
      {...field}
      data={[...new Set(subjects)]}
      // The server knows what is near; a part of a word would miss "WW2" and its like.
      filter={({ options }) => options}
      limit={8}
      openOnFocus={false}
      // On a phone, a list that is part of the page would widen it, and the page the list.
      comboboxProps={{ floatingStrategy: 'fixed' }}
    />
  )
}
