import { NumberInput, type NumberInputProps, Switch } from '@mantine/core'
import { UNLIMITED } from '@probant/contract/limits'
import type { MemberLimitKind } from '@probant/contract/members'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './member-limits-form.module.css'

interface LimitFieldProps extends Omit<NumberInputProps, 'value'> {
  kind: MemberLimitKind
  /** What the limit is compared with. */
  used: number
  value?: number | string
  onLimit: (limit: number) => void
}

/** A number, or none at all. */
export function LimitField({ kind, used, value, onLimit, ...input }: LimitFieldProps) {
  const { t } = useTranslation('organizations')
  const isUnlimited = value === UNLIMITED
  const [lastNumber, setLastNumber] = useState(isUnlimited ? used : Number(value))
  const label = t(`limits.kinds.${kind}`)
  const toggle = (unlimited: boolean) => {
    if (unlimited && typeof value === 'number') setLastNumber(value)
    onLimit(unlimited ? UNLIMITED : Math.max(used, lastNumber))
  }
  return (
    <div className={classes.field}>
      <NumberInput
        {...input}
        value={isUnlimited ? '' : value}
        disabled={isUnlimited}
        label={label}
        description={t(`limits.used.${kind}`, { count: used })}
        placeholder={isUnlimited ? t('limits.unlimited') : undefined}
        allowDecimal={false}
        allowNegative={false}
        min={0}
        inputMode="numeric"
      />
      <Switch
        className={classes.switch}
        checked={isUnlimited}
        onChange={(event) => toggle(event.currentTarget.checked)}
        label={t('limits.unlimited')}
        aria-label={t('limits.unlimitedFor', { kind: label })}
      />
    </div>
  )
}
