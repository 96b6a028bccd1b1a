import { Box, Skeleton, Stack, Title } from '@mantine/core'
import { withUnbrokenSigns } from '@probant/kinds/text/unbroken-signs'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Letterhead } from '#web/components/brand/letterhead.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import type { Door } from '../door.ts'
import { DoorFacts } from './door-facts.tsx'

interface DoorSheetProps {
  door: Parameters<typeof DoorFacts>[0]['door']
  before: string
  left?: ReactNode
  children?: ReactNode
}

/** What stands on the door, on a sheet of its own. */
export function DoorSheet({ door, before, left, children }: DoorSheetProps) {
  return (
    <Stack className="card" gap="lg" mb={20} p={{ base: 20, xs: 24 }}>
      <Letterhead brand={door.brand} />
      <DoorHeading door={door} before={before} />
      <Box component="hr" m={0} style={{ border: 0, borderBlockStart: '1px solid var(--line)' }} />
      <DoorFacts door={door} left={left} />
      {children}
    </Stack>
  )
}

export function DoorSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <Stack className="card" gap="lg" mb={20} p={{ base: 20, xs: 24 }}>
        <div>
          <Skeleton height={14} width="40%" />
          <Skeleton height={34} width="80%" my={10} />
          <Skeleton height={14} width="30%" />
        </div>
        <Box component="hr" m={0} style={{ border: 0, borderBlockStart: '1px solid var(--line)' }} />
        <Skeleton height={36} width="75%" />
        <Skeleton height={36} width="45%" />
      </Stack>
      <Skeleton height={42} />
    </div>
  )
}

interface DoorHeadingProps {
  door: Pick<Door, 'title' | 'language' | 'creatorName'>
  /** What leads up to the title. */
  before: string
}

/** Which quiz, and whose. */
export function DoorHeading({ door, before }: DoorHeadingProps) {
  const { t } = useTranslation('entering')
  usePageTitle(door.title)
  return (
    <div>
      <Box component="p" c="dimmed" m={0}>
        {before}
      </Box>
      <Title order={1} my={4} lang={door.language}>
        {withUnbrokenSigns(door.title)}
      </Title>
      <Box component="p" c="dimmed" m={0}>
        {t('door.by', { name: door.creatorName })}
      </Box>
    </div>
  )
}
