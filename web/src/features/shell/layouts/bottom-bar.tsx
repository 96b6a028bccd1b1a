import { Text, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDots } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { FetchedDialog } from '#web/components/feedback/fetched-dialog.tsx'
import type { Destination } from '../destinations.ts'
import classes from './dashboard-layout.module.css'

const loadMore = () => import('./more-drawer.tsx')

const IN_REACH = 4

/** On a phone the first few destinations lie under the thumb, the others one touch further. */
export function BottomBar({ destinations }: { destinations: readonly Destination[] }) {
  const { t } = useTranslation('dashboard')
  const [isOpen, drawer] = useDisclosure(false)
  return (
    <nav className={classes.bar} aria-label={t('navigation.menu')}>
      {destinations.slice(0, IN_REACH).map(({ name, to, icon: Icon }) => (
        <Link
          key={name}
          to={to}
          className={classes.item}
          activeOptions={{ exact: to === '/dashboard' }}
          activeProps={{ 'data-active': true }}
        >
          <Icon size={22} stroke={1.5} aria-hidden="true" />
          <Text component="span" truncate inherit maw="100%" px={6}>
            {t(name === 'dashboard' ? 'navigation.home' : `navigation.${name}`)}
          </Text>
        </Link>
      ))}
      <UnstyledButton className={classes.item} onClick={drawer.open} aria-expanded={isOpen}>
        <IconDots size={22} stroke={1.5} aria-hidden="true" />
        <Text component="span" truncate inherit maw="100%" px={6}>
          {t('navigation.more')}
        </Text>
      </UnstyledButton>
      <FetchedDialog
        load={loadMore}
        isOpen={isOpen}
        onClose={drawer.close}
        destinations={destinations.slice(IN_REACH)}
      />
    </nav>
  )
}
