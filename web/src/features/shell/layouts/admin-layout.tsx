import { Box, Flex, Group } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link, Outlet } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Wordmark } from '#web/components/brand/wordmark.tsx'
import { Main } from '#web/components/layout/main.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { AdminNavigation } from '#web/features/admin/components/admin-navigation.tsx'
import { useUser } from '#web/lib/session.ts'
import { destinationsFor } from '../destinations.ts'
import { PaletteButton } from '../palette-button.tsx'
import { Shortcuts } from '../shortcuts.tsx'
import { UserMenu } from '../user-menu.tsx'

/** The administrator's desk: wide tables, so the menu lies on top. */
export function AdminLayout() {
  const { t } = useTranslation('dashboard')
  const user = useUser()
  const destinations = destinationsFor(user)
  return (
    <div>
      <Flex
        component="header"
        gap="8px 24px"
        align="center"
        justify="space-between"
        pt="xs"
        pb={0}
        px={{ base: 'sm', md: 'lg' }}
        bg="var(--paper-shade)"
      >
        <Link to="/dashboard">
          <Wordmark />
        </Link>
        <Group gap="xs" wrap="nowrap">
          {/* On a phone only the mark at the other end of the bar leads there. */}
          <Box visibleFrom="xs">
            <ButtonLink
              to="/dashboard"
              variant="subtle"
              color="gray"
              px="xs"
              leftSection={<IconArrowLeft size={18} stroke={1.5} aria-hidden="true" />}
            >
              {t('navigation.adminSections.leave')}
            </ButtonLink>
          </Box>
          <PaletteButton destinations={destinations} />
          <UserMenu user={user} />
        </Group>
      </Flex>
      <AdminNavigation label={t('navigation.adminSections.label')} />
      <Main maw={1280} mx="auto" p={{ base: '24px 16px 64px', md: '40px 24px 96px' }}>
        <Outlet />
      </Main>
      <Shortcuts destinations={destinations} />
    </div>
  )
}
