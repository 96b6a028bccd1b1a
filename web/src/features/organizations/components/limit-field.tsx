import { Switch, TextInput, type TextInputProps } from '@mantine/core'
import { UNLIMITED } from '@probant/contract/limits'
import type { MemberLimitKind } from '@probant/contract/members'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { firstLimit, isNoLimit, type TypedLimit } from '../typed-limit.ts'
import classes from './member-limits-form.module.css'

interface LimitFieldProps extends Omit<TextInputProps, 'value'> {
  kind: MemberLimitKind
  /** What the limit is compared with. */
  used: number
  value?: TypedLimit
  onLimit: (limit: TypedLimit) => void
  /** Where the dialog begins. */
  isFirst: boolean
}

/** A number, or none at all. */
export function LimitField({ kind, used, value, onLimit, isFirst, error, ...input }: LimitFieldProps) {
  const { t } = useTranslation('organizations')
  const field = useRef<HTMLInputElement>(null)
  const isUnlimited = value === UNLIMITED
  const [lastTyped, setLastTyped] = useState<TypedLimit>(isUnlimited ? '' : (value ?? ''))
  const label = t(`limits.kinds.${kind}`)
  const toggle = (unlimited: boolean) => {
    if (unlimited) {
      setLastTyped(value ?? '')
      onLimit(UNLIMITED)
      return
    }
    onLimit(lastTyped === '' || isNoLimit(lastTyped) ? String(firstLimit(used)) : lastTyped)
    // Once the field is open again.
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.select()
    })
  }
  return (
    <div className={classes.field}>
      <TextInput
        {...input}
        ref={field}
        value={isUnlimited ? '' : value}
        disabled={isUnlimited}
        label={label}
        description={t(`limits.used.${kind}`, { count: used })}
        error={error && isNoLimit(value) ? t('limits.notALimit') : error}
        placeholder={isUnlimited ? t('limits.unlimited') : undefined}
        inputMode="numeric"
        autoComplete="off"
        data-autofocus={(isFirst && !isUnlimited) || undefined}
      />
      <Switch
        className={classes.switch}
        checked={isUnlimited}
        onChange={(event) => toggle(event.currentTarget.checked)}
        label={t('limits.unlimited')}
        aria-label={t('limits.unlimitedFor', { kind: label })}
        data-autofocus={(isFirst && isUnlimited) || undefined}
      />
    </div>
  )
}
