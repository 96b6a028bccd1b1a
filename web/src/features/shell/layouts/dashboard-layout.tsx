import { Drawer, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDots } from '@tabler/icons-react'
import { Link, Outlet } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Wordmark } from '#web/components/brand/wordmark.tsx'
import { Main } from '#web/components/layout/main.tsx'
import { VerificationBanner } from '#web/features/auth/components/verification-banner.tsx'
import { StandingBanner } from '#web/features/workspaces/components/standing-banner.tsx'
import { WorkspaceSwitcher } from '#web/features/workspaces/components/workspace-switcher.tsx'
import { useLostWorkspace } from '#web/features/workspaces/use-lost-workspace.ts'
import { useUser } from '#web/lib/session.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { type Destination, destinationsFor } from '../destinations.ts'
import { PaletteButton } from '../palette-button.tsx'
import { ShortcutSheet } from '../shortcut-sheet.tsx'
import { useStayAfterSwitch } from '../use-stay-after-switch.ts'
import { UserMenu } from '../user-menu.tsx'
import classes from './dashboard-layout.module.css'

/** A side bar on the desk, a bottom bar in the hand. */
export function DashboardLayout() {
  const { t } = useTranslation('navigation')
  const user = useUser()
  const destinations = destinationsFor(user)
  const workspace = useWorkspaceRef()
  const stay = useStayAfterSwitch()
  useLostWorkspace()
  return (
    <div className={classes.layout}>
      <header className={classes.side}>
        <Link to="/dashboard" className={classes.home}>
          <Wordmark />
        </Link>
        <WorkspaceSwitcher onSwitched={stay} verification={<VerificationBanner />} />
        <PaletteButton destinations={destinations} />
        <nav className={classes.navigation} aria-label={t('main')}>
          <NavigationList destinations={destinations} />
        </nav>
        <UserMenu user={user} />
      </header>
      <Main className={classes.main}>
        <StandingBanner />
        {/* Begun anew in another workspace: nothing of the old one stays in a form or a dialog. */}
        <Fragment key={workspace}>
          <Outlet />
        </Fragment>
      </Main>
      <BottomBar destinations={destinations} />
      <ShortcutSheet destinations={destinations} />
    </div>
  )
}

const IN_REACH = 4

/** On a phone the first few destinations lie under the thumb, the others one touch further. */
function BottomBar({ destinations }: { destinations: readonly Destination[] }) {
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

interface NavigationListProps {
  destinations: readonly Destination[]
  onNavigate?: () => void
}

function NavigationList({ destinations, onNavigate }: NavigationListProps) {
  const { t } = useTranslation('navigation')
  return (
    <ul className={classes.list}>
      {destinations.map(({ name, to, icon: Icon }) => (
        <li key={name}>
          <Link
            to={to}
            className={classes.link}
            activeOptions={{ exact: to === '/dashboard' }}
            activeProps={{ 'data-active': true }}
            onClick={onNavigate}
          >
            <Icon size={20} stroke={1.5} aria-hidden="true" />
            <span className={classes.name}>{t(name)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
