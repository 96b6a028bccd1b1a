import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CreateOrganizationDialog } from './create-organization-dialog.tsx'

export function CreateOrganizationButton({ verification }: { verification: ReactNode }) {
  const { t } = useTranslation('workspaces')
  const [isOpen, dialog] = useDisclosure(false)
  return (
    <>
      <Button onClick={dialog.open}>{t('switcher.create')}</Button>
      <CreateOrganizationDialog verification={verification} isOpen={isOpen} onClose={dialog.close} />
    </>
  )
}
