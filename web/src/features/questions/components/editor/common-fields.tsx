import { NativeSelect, SegmentedControl } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { LOCALES } from '@probant/contract/locales'
import { DIFFICULTIES, QUESTION_TYPES } from '@probant/contract/questions/form'
import { useTranslation } from 'react-i18next'
import { MarkdownField } from './markdown-field.tsx'
import classes from './question-editor.module.css'
import { SubjectField } from './subject-field.tsx'
import type { FieldsOf } from './use-question-editor.ts'

/** What every type of question has. */
export function CommonFields({ editor: { form } }: { editor: FieldsOf }) {
  const { t } = useTranslation(['questions', 'common'])
  const isNarrow = useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false })
  return (
    <>
      <SegmentedControl
        value={form.getValues().type}
        onChange={(type) => form.setFieldValue('type', type as never)}
        orientation={isNarrow ? 'vertical' : 'horizontal'}
        fullWidth
        aria-label={t('editor.type')}
        data={QUESTION_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
      />
      <div className={classes.row}>
        <SubjectField {...form.getInputProps('subject')} />
        <NativeSelect
          {...form.getInputProps('difficulty')}
          label={t('editor.difficulty')}
          data={DIFFICULTIES.map((value) => ({ value, label: t(`difficulties.${value}`) }))}
        />
        <NativeSelect
          {...form.getInputProps('language')}
          label={t('editor.language')}
          data={LOCALES.map((value) => ({ value, label: t(`common:language.${value}`) }))}
        />
      </div>
      <MarkdownField
        {...form.getInputProps('title')}
        label={t('editor.title')}
        description={t('editor.titleHint')}
        lang={form.getValues().language}
        autoFocus
      />
    </>
  )
}
