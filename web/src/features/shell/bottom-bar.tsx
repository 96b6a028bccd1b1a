import { Drawer, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDots } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import classes from './bottom-bar.module.css'
import type { Destination } from './destinations.ts'
import { NavigationList } from './navigation-list.tsx'

const IN_REACH = 4

/** On a phone the first few destinations lie under the thumb, the others one touch further. */
export function BottomBar({ destinations }: { destinations: readonly Destination[] }) {
  const { t } = useTranslation(['navigation', 'common'])
  const [isOpen, drawer] = useDisclosure(false)
  return (
    <nav className={classes.bar} aria-label={t('menu')}>
      {destinations.slice(0, IN_REACH).map(({ name, to, icon: Icon }) => (
        <Link
          key={name}
          to={to}
          className={classes.item}
          activeOptions={{ exact: to === '/dashboard' }}
          activeProps={{ 'data-active': true }}
        >
          <Icon size={22} stroke={1.5} aria-hidden="true" />
          <span>{t(name === 'dashboard' ? 'home' : name)}</span>
        </Link>
      ))}
      <UnstyledButton className={classes.item} onClick={drawer.open} aria-expanded={isOpen}>
        <IconDots size={22} stroke={1.5} aria-hidden="true" />
        <span>{t('more')}</span>
      </UnstyledButton>
      <Drawer
        opened={isOpen}
        onClose={drawer.close}
        position="bottom"
        classNames={{ content: classes.sheet }}
        title={t('menu')}
        closeButtonProps={{ 'aria-label': t('common:actions.close') }}
      >
        <NavigationList destinations={destinations.slice(IN_REACH)} onNavigate={drawer.close} />
      </Drawer>
    </nav>
  )
}
