import { Alert, Button, Text } from '@mantine/core'
import { IconCircleCheck, IconClock, IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Confirmation } from '../queries.ts'

interface CheckoutReturnProps {
  checkout: 'done' | 'cancelled'
  confirmation: Confirmation
  planName: string
  isLooking: boolean
  onLook: () => void
  onClose: () => void
}

/** A word to those who come back from the payment page. */
export function CheckoutReturn(props: CheckoutReturnProps) {
  const { t } = useTranslation(['account', 'common'])
  const outcome = props.checkout === 'cancelled' ? 'cancelled' : OUTCOMES[props.confirmation]
  const Icon = ICONS[outcome]
  return (
    <Alert
      role="status"
      mb="xl"
      color={outcome === 'done' ? 'green' : undefined}
      title={t(`billing.checkout.${outcome}Title`)}
      icon={<Icon size={20} stroke={1.5} aria-hidden="true" />}
      withCloseButton
      closeButtonLabel={t('common:actions.close')}
      onClose={props.onClose}
    >
      <Text>{t(`billing.checkout.${outcome}`, { plan: props.planName })}</Text>
      {outcome === 'late' && (
        <Button size="xs" variant="default" mt="sm" loading={props.isLooking} onClick={props.onLook}>
          {t('billing.checkout.look')}
        </Button>
      )}
    </Alert>
  )
}

const OUTCOMES = { waiting: 'waiting', late: 'late', arrived: 'done' } as const
const ICONS = { done: IconCircleCheck, waiting: IconClock, late: IconClock, cancelled: IconInfoCircle }
