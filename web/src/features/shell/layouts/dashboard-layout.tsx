import { Box } from '@mantine/core'
import { Link, Outlet } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Wordmark } from '#web/components/brand/wordmark.tsx'
import { Main } from '#web/components/layout/main.tsx'
import { TrialNote } from '#web/features/auth/components/trial-note.tsx'
import { VerificationBanner } from '#web/features/auth/components/verification-banner.tsx'
import { StandingBanner } from '#web/features/workspaces/components/standing-banner.tsx'
import { WorkspaceSwitcher } from '#web/features/workspaces/components/workspace-switcher.tsx'
import { useLostWorkspace } from '#web/features/workspaces/use-lost-workspace.ts'
import { useUser } from '#web/lib/session.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { destinationsFor } from '../destinations.ts'
import { OfflineStrip } from '../offline-strip.tsx'
import { PaletteButton } from '../palette-button.tsx'
import { Shortcuts } from '../shortcuts.tsx'
import { useStayAfterSwitch } from '../use-stay-after-switch.ts'
import { UserMenu } from '../user-menu.tsx'
import { BottomBar } from './bottom-bar.tsx'
import classes from './dashboard-layout.module.css'
import { NavigationList } from './navigation-list.tsx'

/** A side bar on the desk, a bottom bar in the hand. */
export function DashboardLayout() {
  const { t } = useTranslation('dashboard')
  const user = useUser()
  const destinations = destinationsFor(user)
  const workspace = useWorkspaceRef()
  const stay = useStayAfterSwitch()
  useLostWorkspace()
  return (
    <div className={classes.layout}>
      <header className={classes.side}>
        <Link to="/dashboard">
          <Wordmark />
        </Link>
        <WorkspaceSwitcher
          onSwitched={stay}
          verification={<VerificationBanner />}
          trialNote={<TrialNote />}
        />
        <PaletteButton destinations={destinations} />
        <Box
          component="nav"
          visibleFrom="md"
          flex={1}
          style={{ overflowY: 'auto' }}
          aria-label={t('navigation.main')}
        >
          <NavigationList destinations={destinations} />
        </Box>
        <UserMenu user={user} />
      </header>
      {/* Three lines of a toast end above the title. */}
      <Main w="100%" maw={1120} mx="auto" p={{ base: '24px 16px 112px', md: '80px 48px 96px' }}>
        <OfflineStrip />
        <StandingBanner />
        {/* Begun anew in another workspace: nothing of the old one stays in a form or a dialog. */}
        <Fragment key={workspace}>
          <Outlet />
        </Fragment>
      </Main>
      <BottomBar destinations={destinations} />
      <Shortcuts destinations={destinations} />
    </div>
  )
}
