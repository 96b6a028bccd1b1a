import { Box } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Mark } from '#web/components/brand/wordmark.tsx'
import { Main } from '#web/components/layout/main.tsx'
import { SideBySide } from '#web/components/layout/side-by-side.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { useUser } from '#web/lib/session.ts'
import { destinationsFor } from '../destinations.ts'
import { Shortcuts } from '../shortcuts.tsx'
import { usePalette } from '../use-palette.tsx'
import { UserMenu } from '../user-menu.tsx'

/** A quiz is written like a document: nothing beside it but the way out. The keys lead anywhere all the same. */
export function QuizFormLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('dashboard')
  const user = useUser()
  const destinations = destinationsFor(user)
  const { palette } = usePalette(destinations)
  return (
    <div>
      {/* It goes out of sight with the page: what stays on top is the form's own. */}
      <SideBySide
        component="header"
        of="1fr auto 1fr"
        gap={0}
        align="center"
        pos="relative"
        py={6}
        px="md"
        bg="var(--paper)"
        style={{ zIndex: 50 }}
      >
        <ButtonLink
          to="/dashboard/quiz"
          search={{ show: 'drafts' }}
          variant="subtle"
          color="gray"
          px="xs"
          style={{ justifySelf: 'start' }}
          leftSection={<IconArrowLeft size={20} stroke={1.5} aria-hidden="true" />}
        >
          {t('navigation.quizForm.leave')}
        </ButtonLink>
        <Mark size={28} />
        <Box maw={248} style={{ justifySelf: 'end' }}>
          <UserMenu user={user} />
        </Box>
      </SideBySide>
      <Main maw={1120} mx="auto" p={{ base: '0 16px 64px', sm: '0 24px 96px' }}>
        {children}
      </Main>
      {palette}
      <Shortcuts destinations={destinations} />
    </div>
  )
}
