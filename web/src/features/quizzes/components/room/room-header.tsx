import { Box, Flex, Group, Skeleton, Title } from '@mantine/core'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { withUnbrokenSigns } from '@probant/kinds/text/unbroken-signs'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BackLink } from '#web/components/navigation/back-link.tsx'
import { PhaseBadge } from '../quiz-summary.tsx'
import { WindowLines } from '../schedule.tsx'
import classes from './room-header.module.css'
import { RoomTabs } from './room-tabs.tsx'

/** Which quiz it is, where it stands, and its rooms: as high in each of them. */
export function RoomHeader({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation('quiz')
  return (
    <>
      <Box component="header" mb="md">
        <BackLink to="/dashboard/quiz" mb={6}>
          {t('rooms.back')}
        </BackLink>
        <Title order={1} lang={quiz.language} dir="auto">
          {withUnbrokenSigns(quiz.title)}
        </Title>
        <Group gap="4px 12px" mt="sm">
          <PhaseBadge phase={quiz.phase} />
          <WindowLines quiz={quiz} />
        </Group>
      </Box>
      <RoomTabs quiz={quiz} />
    </>
  )
}

/** As high as the head that comes. */
export function RoomHeaderSkeleton() {
  return (
    <>
      <Box mb="md">
        <Skeleton height={18} width={96} radius="md" mb={10} />
        <Skeleton height={38} width={340} maw="100%" radius="md" />
        <Skeleton height={24} width={380} maw="100%" radius="md" mt={12} />
      </Box>
      <Skeleton height={48} radius="md" mb={24} />
    </>
  )
}

/** Around what is shaped like the content of a room. */
export function RoomSkeleton({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('loading')}>
      {children}
    </div>
  )
}

interface RoomToolsProps {
  /** What is known of the room beside the quiz itself. */
  facts?: ReactNode
  /** What can be done in it. */
  children: ReactNode
}

/** Below the tabs, so that they stay where they are however many buttons a room has. */
export function RoomTools({ facts, children }: RoomToolsProps) {
  return (
    <Flex
      className={classes.tools}
      gap={{ base: '8px 24px', sm: '12px 24px' }}
      align="center"
      wrap="wrap"
      mb={{ base: 12, sm: 24 }}
    >
      {facts}
      <Flex
        className={classes.actions}
        gap={{ base: 8, sm: 12 }}
        align="center"
        justify="flex-end"
        wrap="wrap"
        flex={{ base: '1 1 100%', sm: '1 1 auto' }}
        miw={0}
      >
        {children}
      </Flex>
    </Flex>
  )
}
