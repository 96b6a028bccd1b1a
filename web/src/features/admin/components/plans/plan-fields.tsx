import { Button, NumberInput, type NumberInputProps, Stack, Switch, Title } from '@mantine/core'
import { UNLIMITED } from '@probant/contract/limits'
import { LOCALES } from '@probant/contract/locales'
import { LIMIT_KINDS, type LimitKind } from '@probant/contract/plans'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { UnsavedChanges } from '#web/components/form/unsaved-changes.tsx'
import type { useNestedForm } from '#web/components/form/use-nested-form.ts'
import type { PlanValues } from '../../plan-values.ts'
import classes from './plan-fields.module.css'
import { PlanTextFields } from './plan-text-fields.tsx'

export type PlanFormState = ReturnType<typeof useNestedForm<PlanValues, unknown>>

interface PlanFieldsProps {
  planForm: Pick<PlanFormState, 'form' | 'alert' | 'isSending' | 'isDirty' | 'errorAt'>
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** What the price is, or how it is set; for a new plan also whose it is. */
  children: ReactNode
}

/** The form of every plan. Both languages stand side by side: one is written while the other is read. */
export function PlanFields({ planForm, onSubmit, children }: PlanFieldsProps) {
  const { t } = useTranslation(['admin-plans', 'common'])
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap={40}>
        <FormPart title={t('form.priceTitle')}>{children}</FormPart>
        <FormPart title={t('form.texts')} sentence={t('form.textsSentence')}>
          <div className={classes.languages}>
            {LOCALES.map((locale) => (
              <PlanTextFields key={locale} locale={locale} planForm={planForm} />
            ))}
          </div>
        </FormPart>
        <FormPart title={t('form.limits')} sentence={t('form.limitsSentence')}>
          <div className={classes.limits}>
            {LIMIT_KINDS.map((kind) => (
              <LimitField key={kind} kind={kind} {...planForm.form.getInputProps(`limits.${kind}`)} />
            ))}
          </div>
        </FormPart>
        <FormAlert>{planForm.alert}</FormAlert>
        <div>
          <Button type="submit" loading={planForm.isSending}>
            {t('common:actions.save')}
          </Button>
        </div>
      </Stack>
      <UnsavedChanges isDirty={planForm.isDirty} />
    </form>
  )
}

interface FormPartProps {
  title: string
  sentence?: string
  children: ReactNode
}

/** A part of the long form, as wide as the page. */
function FormPart({ title, sentence, children }: FormPartProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <Title order={2} size="h3" id={headingId}>
        {title}
      </Title>
      {sentence && <p className={classes.sentence}>{sentence}</p>}
      <div className={classes.part}>{children}</div>
    </section>
  )
}

/** A number, or none at all; switched back, the number that stood there is there again. */
function LimitField({ kind, value, onChange, ...props }: NumberInputProps & { kind: LimitKind }) {
  const { t } = useTranslation(['admin-plans', 'plans'])
  const [last, setLast] = useState<number | string>(value === UNLIMITED ? '' : (value ?? ''))
  const isUnlimited = value === UNLIMITED
  const label = t(`plans:limits.${kind}`)
  return (
    <div className={classes.limit}>
      <NumberInput
        {...props}
        label={label}
        min={0}
        allowDecimal={false}
        allowNegative={false}
        disabled={isUnlimited}
        placeholder={isUnlimited ? t('form.unlimited') : undefined}
        value={isUnlimited ? '' : value}
        onChange={(typed) => {
          // An emptied field reports back while it is switched to unlimited.
          if (isUnlimited) return
          setLast(typed)
          onChange?.(typed)
        }}
      />
      <Switch
        label={t('form.unlimited')}
        aria-label={t('form.unlimitedOf', { limit: label })}
        checked={isUnlimited}
        onChange={(event) => onChange?.(event.currentTarget.checked ? UNLIMITED : last)}
      />
    </div>
  )
}
