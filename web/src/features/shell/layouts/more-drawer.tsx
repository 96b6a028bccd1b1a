import { Drawer } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Destination } from '../destinations.ts'
import classes from './dashboard-layout.module.css'
import { NavigationList } from './navigation-list.tsx'

interface MoreDrawerProps {
  isOpen: boolean
  onClose: () => void
  destinations: readonly Destination[]
}

/** The destinations beyond the thumb's reach. */
export default function MoreDrawer({ isOpen, onClose, destinations }: MoreDrawerProps) {
  const { t } = useTranslation(['navigation', 'common'])
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="bottom"
      classNames={{ content: classes.sheet }}
      title={t('menu')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <NavigationList destinations={destinations} onNavigate={onClose} />
    </Drawer>
  )
}
