import { NumberInput, type NumberInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'

/** A price in whole units of the currency, written as the reader writes numbers. */
export function PriceField({ currency, ...props }: NumberInputProps & { currency: string }) {
  const { t } = useTranslation('admin-plans')
  const locale = useLocale()
  return (
    <NumberInput
      {...props}
      label={t('form.price', { currency })}
      description={t('form.priceHint')}
      min={0}
      decimalScale={2}
      allowNegative={false}
      decimalSeparator={locale === 'fr' ? ',' : '.'}
      allowedDecimalSeparators={[',', '.']}
      maw={240}
    />
  )
}
