import { Flex, Stack } from '@mantine/core'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { Wordmark } from '#web/components/brand/wordmark.tsx'
import { Main } from '#web/components/layout/main.tsx'
import { PaperAside } from '#web/features/auth/components/paper-aside.tsx'
import { LanguageButton } from '#web/features/users/components/language-button.tsx'
import classes from './account-layout.module.css'

const INVITED = ['/invitation', '/join']

/** The entrance: the form on the left, the paper on the right. Beside a real invitation a drawn question would be taken for it. */
export function AccountLayout() {
  const isInvited = useLocation({ select: ({ pathname }) => INVITED.includes(pathname) })
  return (
    <div className={classes.layout} data-alone={isInvited || undefined}>
      <Stack gap={0} pt={20} pb={48} px="clamp(20px, 5vw, 64px)">
        <Flex component="header" align="center" justify="space-between">
          <Link to="/" className={classes.home}>
            <Wordmark height={40} />
          </Link>
          <LanguageButton />
        </Flex>
        <Main className={classes.main}>
          <Outlet />
        </Main>
      </Stack>
      {!isInvited && <PaperAside />}
    </div>
  )
}
