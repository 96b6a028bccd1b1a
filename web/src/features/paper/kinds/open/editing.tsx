import { NumberInput } from '@mantine/core'
import type { ShapesOf } from '@probant/kinds/kind'
import type * as schemas from '@probant/kinds/open/schemas'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import type { EditedKind, FieldsProps } from '../kind.ts'

interface Values {
  maxScore: number | string
  guidance: string
}

export const open: EditedKind<ShapesOf<typeof schemas>, Values> = {
  blank: () => ({ maxScore: 5, guidance: '' }),
  valuesOf: ({ maxScore, guidance }) => ({ maxScore, guidance }),
  written: ({ maxScore, guidance }) => ({
    maxScore: typeof maxScore === 'number' ? maxScore : undefined,
    guidance,
  }),
  textsIn: ({ guidance }) => [{ field: 'guidance', text: guidance }],
  Fields,
}

function Fields({ form, MarkdownField }: FieldsProps<Values>) {
  const { t } = useTranslation('questions')
  const locale = useLocale()
  return (
    <>
      <NumberInput
        {...form.getInputProps('content.maxScore')}
        label={t('editor.maxScore')}
        description={t('editor.maxScoreHint')}
        decimalSeparator={locale === 'fr' ? ',' : '.'}
        allowedDecimalSeparators={['.', ',']}
        maw={200}
      />
      <MarkdownField
        {...form.getInputProps('content.guidance')}
        label={t('editor.guidance')}
        description={t('editor.guidanceHint')}
        lang={form.getValues().language}
      />
    </>
  )
}
