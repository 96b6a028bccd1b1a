import { NumberInput, type NumberInputProps, Switch } from '@mantine/core'
import { UNLIMITED } from '@probant/contract/limits'
import type { LimitKind } from '@probant/contract/plans'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './plan-fields.module.css'

/** A number, or none at all; switched back, the number that stood there is there again. */
export function LimitField({ kind, value, onChange, ...props }: NumberInputProps & { kind: LimitKind }) {
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
