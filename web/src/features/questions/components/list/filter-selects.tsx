import { NativeSelect } from '@mantine/core'
import { LOCALES } from '@probant/contract/locales'
import { DIFFICULTIES, ORIGINS, QUESTION_TYPES } from '@probant/contract/questions'
import { useTranslation } from 'react-i18next'
import type { QuestionsSearch } from '../../questions-search.ts'
import { SubjectFilter } from './subject-filter.tsx'

interface FilterSelectsProps {
  search: QuestionsSearch
  onFilter: (change: Partial<QuestionsSearch>) => void
}

export function FilterSelects({ search, onFilter }: FilterSelectsProps) {
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
        language={search.language}
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
      <NativeSelect
        label={t('filters.language')}
        {...select('language', [
          none(t('filters.anyLanguage')),
          ...LOCALES.map((value) => ({ value, label: t(`common:language.${value}`) })),
        ])}
      />
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
