import { Box, Flex } from '@mantine/core'
import { Link, Outlet } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Wordmark } from '#web/components/brand/wordmark.tsx'
import { Main } from '#web/components/layout/main.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { KeepActions } from '#web/features/demo/components/keep-actions.tsx'
import { useDemoContents } from '#web/features/demo/demo-workspace.ts'
import { isWorthKeeping } from '#web/features/demo/workspace.ts'
import { LanguageButton } from '#web/features/users/components/language-button.tsx'
import { useOptionalUser } from '#web/lib/session.ts'

/** Around the demo: it says that it is one, and how to go on for real with what was made. */
export function DemoNavbarLayout() {
  const { t } = useTranslation('demo')
  const user = useOptionalUser()
  const hasMade = isWorthKeeping(useDemoContents())
  return (
    <div>
      <Flex
        component="header"
        gap={{ base: '8px 12px', sm: '8px 24px' }}
        align="center"
        wrap="wrap"
        py={10}
        px={{ base: 'md', sm: 'lg' }}
        bg="var(--highlight-wash)"
        style={{ borderBlockEnd: '1px solid var(--line)' }}
      >
        <Link to="/" preload={false}>
          <Wordmark />
        </Link>
        {/* On a desk the language stands with the other buttons, on a phone beside the name. */}
        <Box style={{ order: 1 }}>
          <LanguageButton />
        </Box>
        {/* In the hand two lines have to do: what it is beside the name, and what to do about it. */}
        <Box component="p" flex={{ base: 1, sm: '1 1 240px' }} m={0} fz={{ base: 13, sm: 15 }} lh={1.4}>
          <Box component="span" visibleFrom="sm">
            {t(hasMade ? 'bar.made' : 'bar.notice')}
          </Box>
          <Box component="span" hiddenFrom="sm">
            {t('bar.short')}
          </Box>
        </Box>
        <Flex
          component="nav"
          flex={{ base: '1 1 100%', sm: 'none' }}
          gap="xs"
          wrap="wrap"
          style={{ order: 2 }}
          aria-label={t('bar.label')}
        >
          {hasMade && <KeepActions />}
          {!hasMade && (
            <ButtonLink to={user ? '/dashboard' : '/'} preload={false} variant="default">
              {t(user ? 'bar.dashboard' : 'bar.leave')}
            </ButtonLink>
          )}
        </Flex>
      </Flex>
      <Main>
        <Outlet />
      </Main>
    </div>
  )
}
