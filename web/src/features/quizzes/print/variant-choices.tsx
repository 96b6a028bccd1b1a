import { Input, NumberInput, SegmentedControl } from '@mantine/core'
import { PAPER_VARIANTS } from '@probant/contract/quizzes/paper'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { PrintSearch } from '../search.ts'

interface VariantChoicesProps {
  variants: PrintSearch['variants']
  onChange: (change: PrintSearch) => void
}

const ORDERS = ['written', 'variants'] as const
/** As many as it takes for nobody to sit beside the same paper. */
const FOR_NEIGHBOURS = 2

/** One paper as it was written, or several in other orders. */
export function VariantChoices({ variants, onChange }: VariantChoicesProps) {
  const { t } = useTranslation('quiz')
  const id = useId()
  return (
    <>
      <Input.Wrapper
        label={t('print.order')}
        labelElement="div"
        labelProps={{ id: `${id}-order` }}
        description={t('print.orderHint')}
        descriptionProps={{ mt: 6 }}
      >
        <SegmentedControl
          fullWidth
          orientation="vertical"
          size="md"
          withItemsBorders={false}
          aria-labelledby={`${id}-order`}
          value={variants ? 'variants' : 'written'}
          onChange={(chosen) => onChange({ variants: chosen === 'variants' ? FOR_NEIGHBOURS : undefined })}
          data={ORDERS.map((value) => ({ value, label: t(`print.orders.${value}`) }))}
        />
      </Input.Wrapper>
      {variants && (
        <NumberInput
          label={t('print.variants')}
          description={t('print.variantsHint')}
          min={1}
          max={PAPER_VARIANTS.length}
          clampBehavior="strict"
          allowDecimal={false}
          value={variants}
          onChange={(count) => typeof count === 'number' && count > 0 && onChange({ variants: count })}
        />
      )}
    </>
  )
}
