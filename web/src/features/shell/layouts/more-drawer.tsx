import { Drawer } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Destination } from '../destinations.ts'
import { NavigationList } from './navigation-list.tsx'

interface MoreDrawerProps {
  isOpen: boolean
  onClose: () => void
  destinations: readonly Destination[]
}

/** The destinations beyond the thumb's reach. */
export default function MoreDrawer({ isOpen, onClose, destinations }: MoreDrawerProps) {
  const { t } = useTranslation(['dashboard', 'common'])
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="bottom"
      // As high as what is in it.
      styles={{
        content: {
          height: 'auto',
          maxHeight: '85dvh',
          borderRadius: 'var(--radius-card) var(--radius-card) 0 0',
          paddingBottom: 'env(safe-area-inset-bottom)',
        },
      }}
      title={t('navigation.menu')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <NavigationList destinations={destinations} onNavigate={onClose} />
    </Drawer>
  )
}
