import { Flex, Stack } from '@mantine/core'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { Wordmark } from '#web/components/brand/wordmark.tsx'
import { Main } from '#web/components/layout/main.tsx'
import { SideBySide } from '#web/components/layout/side-by-side.tsx'
import { PaperAside } from '#web/features/auth/components/paper-aside.tsx'
import { LanguageButton } from '#web/features/users/components/language-button.tsx'

const INVITED = ['/invitation', '/join']
const CERTIFICATES = '/certificates'

/** The entrance: the form on the left, the paper on the right. Beside a real invitation a drawn question would be taken for it, and beside a certificate it is of no use. */
export function AccountLayout() {
  const isInvited = useLocation({
    select: ({ pathname }) => INVITED.includes(pathname) || pathname.startsWith(CERTIFICATES),
  })
  return (
    <SideBySide
      of={isInvited ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))'}
      from="md"
      gap={0}
      mih="100dvh"
    >
      <Stack gap={0} pt={20} pb={48} px="clamp(20px, 5vw, 64px)">
        <Flex component="header" align="center" justify="space-between">
          <Link to="/">
            <Wordmark height={40} />
          </Link>
          <LanguageButton />
        </Flex>
        <Main display="grid" flex={1} w="100%" maw={420} mx="auto" py={40} style={{ alignContent: 'center' }}>
          <Outlet />
        </Main>
      </Stack>
      {!isInvited && <PaperAside />}
    </SideBySide>
  )
}
