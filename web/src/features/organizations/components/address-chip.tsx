import { CloseButton } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconCopy, IconMail, IconUserCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { AddressState, JudgedAddress } from '../address-list.ts'
import classes from './address-field.module.css'

const ICONS = {
  new: IconCheck,
  invalid: IconAlertTriangle,
  duplicate: IconCopy,
  member: IconUserCheck,
  invited: IconMail,
} as const satisfies Record<AddressState, unknown>

export function AddressChip({ text, state, onRemove }: JudgedAddress & { onRemove: () => void }) {
  const { t } = useTranslation('organizations')
  const Icon = ICONS[state]
  return (
    <li className={classes.chip} data-state={state}>
      <Icon size={14} stroke={2} aria-hidden="true" />
      <span className={classes.address}>{text}</span>
      {state !== 'new' && <span className={classes.state}>{t(`invite.states.${state}`)}</span>}
      <CloseButton size="sm" aria-label={t('invite.removeAddress', { email: text })} onClick={onRemove} />
    </li>
  )
}
