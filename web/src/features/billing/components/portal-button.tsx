import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { useBillingPortal } from '../mutations.ts'
import classes from './billing.module.css'

export function PortalButton() {
  const { t } = useTranslation('billing')
  const portal = useBillingPortal()
  return (
    <div>
      <Button
        variant="default"
        loading={portal.isPending}
        onClick={() => portal.mutate()}
        rightSection={<IconExternalLink size={18} stroke={1.5} aria-hidden="true" />}
      >
        {t('portal.action')}
      </Button>
      <p className={classes.hint}>{t('portal.hint')}</p>
      <FormAlert>{portal.error?.message}</FormAlert>
    </div>
  )
}
