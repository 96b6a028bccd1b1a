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
import classes from './demo-navbar-layout.module.css'

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
        <Link to="/" preload={false} className={classes.home}>
          <Wordmark />
        </Link>
        {/* On a desk the language stands with the other buttons, on a phone beside the name. */}
        <Box style={{ order: 1 }}>
          <LanguageButton />
        </Box>
        <p className={classes.notice}>
          <Box component="span" visibleFrom="sm">
            {t(hasMade ? 'bar.made' : 'bar.notice')}
          </Box>
          <span className={classes.short}>{t('bar.short')}</span>
        </p>
        <Flex
          component="nav"
          className={classes.actions}
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
