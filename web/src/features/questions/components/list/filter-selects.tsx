import { Box, Flex, NativeSelect, Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { LOCALES, type Locale } from '@probant/contract/locales'
import { ORIGINS } from '@probant/contract/questions/filter'
import { DIFFICULTIES, QUESTION_TYPES } from '@probant/contract/questions/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKindName } from '#web/i18n/use-kind-name.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { useSubjects } from '../../queries.ts'
import type { QuestionsSearch } from '../../questions-search.ts'
import classes from './question-filters.module.css'

interface FilterSelectsProps {
  search: QuestionsSearch
  onFilter: (change: Partial<QuestionsSearch>) => void
  /** Where only one is asked for, there is none to choose. */
  fixedLanguage?: Locale
}

const CHOICE = { base: '1 1 40%', sm: '0 1 128px' }
const RARE = { base: '1 1 40%', sm: '0 1 160px' }

/** The usual ones are always in sight where there is room; the others unfold. */
export function FilterSelects({ search, onFilter, fixedLanguage }: FilterSelectsProps) {
  const { t } = useTranslation(['questions', 'common'])
  const kindName = useKindName()
  /** One choice out of a few; the empty one takes the filter away. */
  const select = <Name extends keyof QuestionsSearch>(
    name: Name,
    values: { value: string; label: string }[],
  ) => ({
    value: (search[name] ?? '') as string,
    onChange: (event: { currentTarget: { value: string } }) =>
      onFilter({ [name]: event.currentTarget.value || undefined }),
    data: values,
  })
  const none = (label: string) => ({ value: '', label })
  return (
    <>
      <SubjectFilter
        language={fixedLanguage ?? search.language}
        value={search.subject}
        onChange={(subject) => onFilter({ subject })}
      />
      <NativeSelect
        className={classes.choice}
        flex={CHOICE}
        label={t('filters.type')}
        {...select('type', [
          none(t('filters.anyType')),
          ...QUESTION_TYPES.map((value) => ({ value, label: kindName(value) })),
        ])}
      />
      {!fixedLanguage && (
        <NativeSelect
          className={`${classes.choice} ${classes.rare}`}
          flex={RARE}
          label={t('filters.language')}
          {...select('language', [
            none(t('filters.anyLanguage')),
            ...LOCALES.map((value) => ({ value, label: t(`common:language.${value}`) })),
          ])}
        />
      )}
      <NativeSelect
        className={classes.choice}
        flex={CHOICE}
        label={t('filters.difficulty')}
        {...select('difficulty', [
          none(t('filters.anyDifficulty')),
          ...DIFFICULTIES.map((value) => ({ value, label: t(`difficulties.${value}`) })),
        ])}
      />
      <NativeSelect
        className={`${classes.choice} ${classes.rare}`}
        flex={RARE}
        label={t('filters.origin')}
        {...select('origin', [
          none(t('filters.anyOrigin')),
          ...ORIGINS.map((value) => ({ value, label: t(`origins.${value}`) })),
        ])}
      />
      <NativeSelect
        className={`${classes.choice} ${classes.rare}`}
        flex={RARE}
        label={t('filters.use')}
        {...select('use', [
          none(t('filters.anyUse')),
          { value: 'used', label: t('filters.used') },
          { value: 'unused', label: t('filters.unused') },
        ])}
      />
    </>
  )
}

interface SubjectFilterProps {
  language?: Locale
  value?: string
  onChange: (subject: string | undefined) => void
}

const PAUSE_MS = 200

/** The subjects of the bank with the number of questions on each; the server looks for what is typed. */
function SubjectFilter({ language, value, onChange }: SubjectFilterProps) {
  const { t } = useTranslation('questions')
  const locale = useLocale()
  const [typed, setTyped] = useState(value ?? '')
  const [searched] = useDebouncedValue(typed, PAUSE_MS)
  // What is chosen stands in the field as well: that is no search, and the others stay to be chosen.
  const { data: subjects = [] } = useSubjects({ search: searched === value ? '' : searched, language })
  const countOf = (subject: string) => subjects.find((known) => known.subject === subject)?.count
  const names = subjects.map(({ subject }) => subject)
  return (
    <Select
      className={classes.choice}
      flex={CHOICE}
      label={t('filters.subject')}
      placeholder={t('filters.anySubject')}
      searchable
      clearable
      value={value ?? null}
      onChange={(subject) => onChange(subject ?? undefined)}
      searchValue={typed}
      onSearchChange={setTyped}
      data={value && !names.includes(value) ? [value, ...names] : names}
      filter={({ options }) => options}
      nothingFoundMessage={t('filters.noSubject')}
      maxDropdownHeight={280}
      comboboxProps={{ width: 264, position: 'bottom-start' }}
      renderOption={({ option }) => (
        <Flex component="span" className="breakable" gap="sm" justify="space-between" flex={1} miw={0}>
          <span>{option.value}</span>
          <Box component="span" className="tabular" c="dimmed">
            {formatCount(countOf(option.value))}
          </Box>
        </Flex>
      )}
    />
  )

  function formatCount(count: number | undefined): string {
    return count === undefined ? '' : formatNumber(locale, count)
  }
}
