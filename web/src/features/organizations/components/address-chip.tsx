import { CloseButton, UnstyledButton } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconCopy, IconMail, IconUserCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { AddressState, JudgedAddress } from '../judged-addresses.ts'
import classes from './address-field.module.css'

const ICONS = {
  new: IconCheck,
  invalid: IconAlertTriangle,
  duplicate: IconCopy,
  member: IconUserCheck,
  invited: IconMail,
} as const satisfies Record<AddressState, unknown>

interface AddressChipProps extends JudgedAddress {
  /** Takes the address back into the field, to be put right there. */
  onEdit: () => void
  onRemove: () => void
}

export function AddressChip({ text, state, onEdit, onRemove }: AddressChipProps) {
  const { t } = useTranslation('organizations')
  const Icon = ICONS[state]
  return (
    <li className={classes.chip} data-state={state}>
      <Icon size={14} stroke={2} aria-hidden="true" />
      <UnstyledButton
        className={classes.address}
        aria-label={t('invite.editAddress', { email: text })}
        onClick={onEdit}
      >
        {text}
      </UnstyledButton>
      {state !== 'new' && <span className={classes.state}>{t(`invite.states.${state}`)}</span>}
      <CloseButton size="sm" aria-label={t('invite.removeAddress', { email: text })} onClick={onRemove} />
    </li>
  )
}
