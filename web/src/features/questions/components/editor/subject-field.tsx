import { Autocomplete, type AutocompleteProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { useSubjects } from '../../queries.ts'

const PAUSE_MS = 200

/** A subject: one of those that there are, or a new one. */
export function SubjectField(props: AutocompleteProps) {
  const { t } = useTranslation('questions')
  const [typed] = useDebouncedValue(props.value ?? '', PAUSE_MS)
  const { data: subjects = [] } = useSubjects({ search: typed })
  return (
    <Autocomplete
      label={t('editor.subject')}
      description={t('editor.subjectHint')}
      data={subjects.map(({ subject }) => subject)}
      filter={({ options }) => options}
      maxDropdownHeight={220}
      // On a phone, a list that is part of the page would widen it, and the page the list.
      comboboxProps={{ floatingStrategy: 'fixed' }}
      {...props}
    />
  )
}
