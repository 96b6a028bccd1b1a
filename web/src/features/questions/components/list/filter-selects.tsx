import { NativeSelect } from '@mantine/core'
import { LOCALES, type Locale } from '@probant/contract/locales'
import { DIFFICULTIES, QUESTION_TYPES } from '@probant/contract/questions/form'
import { ORIGINS } from '@probant/contract/questions/question'
import { useTranslation } from 'react-i18next'
import type { QuestionsSearch } from '../../questions-search.ts'
import { SubjectFilter } from './subject-filter.tsx'

interface FilterSelectsProps {
  search: QuestionsSearch
  onFilter: (change: Partial<QuestionsSearch>) => void
  /** Where only one is asked for, there is none to choose. */
  fixedLanguage?: Locale
}

export function FilterSelects({ search, onFilter, fixedLanguage }: FilterSelectsProps) {
  const { t } = useTranslation(['questions', 'common'])
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
        label={t('filters.type')}
        {...select('type', [
          none(t('filters.anyType')),
          ...QUESTION_TYPES.map((value) => ({ value, label: t(`types.${value}`) })),
        ])}
      />
      {!fixedLanguage && (
        <NativeSelect
          label={t('filters.language')}
          {...select('language', [
            none(t('filters.anyLanguage')),
            ...LOCALES.map((value) => ({ value, label: t(`common:language.${value}`) })),
          ])}
        />
      )}
      <NativeSelect
        label={t('filters.difficulty')}
        {...select('difficulty', [
          none(t('filters.anyDifficulty')),
          ...DIFFICULTIES.map((value) => ({ value, label: t(`difficulties.${value}`) })),
        ])}
      />
      <NativeSelect
        label={t('filters.origin')}
        {...select('origin', [
          none(t('filters.anyOrigin')),
          ...ORIGINS.map((value) => ({ value, label: t(`origins.${value}`) })),
        ])}
      />
      <NativeSelect
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
