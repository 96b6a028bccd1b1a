import { Box, Textarea } from '@mantine/core'
import { OPEN_ANSWER_MAX } from '@probant/contract/limits'
import type { ShapesOf } from '@probant/kinds/kind'
import { isBlank, receiptLine } from '@probant/kinds/open/answer'
import type * as schemas from '@probant/kinds/open/schemas'
import { useTranslation } from 'react-i18next'
import { wordCount } from '#web/lib/word-count.ts'
import { type WritingFieldProps, writing } from '../../writing.tsx'

export const open = writing<ShapesOf<typeof schemas>>({
  answerOf: (text) => ({ type: 'open', text }),
  isBlank,
  receiptLine,
  isLine: false,
  Field,
})

function Field({ field }: WritingFieldProps) {
  const { t } = useTranslation('taking')
  return (
    <>
      <Textarea {...field} autosize minRows={6} maxRows={18} maxLength={OPEN_ANSWER_MAX} />
      <Box component="p" className="note tabular" mt={6} ta="end">
        {t('paper.words', { count: wordCount(field.value) })}
      </Box>
    </>
  )
}
