import {
  Fieldset,
  NumberInput,
  type NumberInputProps,
  Stack,
  Switch,
  Textarea,
  TextInput,
} from '@mantine/core'
import { UNLIMITED } from '@probant/contract/limits'
import type { Locale } from '@probant/contract/locales'
import type { LimitKind } from '@probant/contract/plans'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ListEditor } from '#web/components/form/list-editor.tsx'
import type { useNestedForm } from '#web/components/form/use-nested-form.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import type { PlanValues } from '../../plan-values.ts'

export type PlanFormState = ReturnType<typeof useNestedForm<PlanValues, unknown>>

const FEATURES_MAX = 20

interface PlanTextFieldsProps {
  locale: Locale
  planForm: Pick<PlanFormState, 'form' | 'errorAt'>
}

/** What a plan says about itself in one language. */
export function PlanTextFields({ locale, planForm: { form, errorAt } }: PlanTextFieldsProps) {
  const { t } = useTranslation(['admin', 'common'])
  const path = `texts.${locale}`
  const features = `${path}.features`
  return (
    <Fieldset legend={t(`common:language.${locale}`)}>
      <Stack>
        <TextInput {...form.getInputProps(`${path}.name`)} label={t('plans.form.name')} lang={locale} />
        <Textarea
          {...form.getInputProps(`${path}.description`)}
          label={t('plans.form.description')}
          lang={locale}
          autosize
          minRows={2}
        />
        <ListEditor
          legend={t('plans.form.features')}
          count={form.getValues().texts[locale].features.length}
          max={FEATURES_MAX}
          nameOf={(index) => t('plans.form.feature', { number: index + 1 })}
          add={t('plans.form.addFeature')}
          onAdd={() => form.insertListItem(features, '' as never)}
          onRemove={(index) => form.removeListItem(features, index)}
          onMove={(from, to) => form.reorderListItem(features, { from, to })}
          error={errorAt(features) as string | undefined}
          dataPath={dataPathOf(form.getInputProps(features))}
        >
          {(index) => (
            <TextInput
              {...form.getInputProps(`${features}.${index}`)}
              aria-label={t('plans.form.feature', { number: index + 1 })}
              lang={locale}
            />
          )}
        </ListEditor>
      </Stack>
    </Fieldset>
  )
}

function dataPathOf(props: object): string | undefined {
  return (props as { 'data-path'?: string })['data-path']
}

/** A price in whole units of the currency, written as the reader writes numbers. */
export function PriceField({ currency, ...props }: NumberInputProps & { currency: string }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return (
    <NumberInput
      {...props}
      label={t('plans.form.price', { currency })}
      description={t('plans.form.priceHint')}
      min={0}
      decimalScale={2}
      allowNegative={false}
      decimalSeparator={locale === 'fr' ? ',' : '.'}
      allowedDecimalSeparators={[',', '.']}
      maw={240}
    />
  )
}

/** A number, or none at all; switched back, the number that stood there is there again. */
export function LimitField({ kind, value, onChange, ...props }: NumberInputProps & { kind: LimitKind }) {
  const { t } = useTranslation(['admin', 'account'])
  const [last, setLast] = useState<number | string>(value === UNLIMITED ? '' : (value ?? ''))
  const isUnlimited = value === UNLIMITED
  const label = t(`account:plans.limits.${kind}`)
  return (
    <Stack gap="xs">
      <NumberInput
        {...props}
        label={label}
        min={0}
        allowDecimal={false}
        allowNegative={false}
        disabled={isUnlimited}
        placeholder={isUnlimited ? t('plans.form.unlimited') : undefined}
        value={isUnlimited ? '' : value}
        onChange={(typed) => {
          // An emptied field reports back while it is switched to unlimited.
          if (isUnlimited) return
          setLast(typed)
          onChange?.(typed)
        }}
      />
      <Switch
        label={t('plans.form.unlimited')}
        aria-label={t('plans.form.unlimitedOf', { limit: label })}
        checked={isUnlimited}
        onChange={(event) => onChange?.(event.currentTarget.checked ? UNLIMITED : last)}
      />
    </Stack>
  )
}
