import { Box, Button, CloseButton, Flex, Group } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import type { Generation, OpenGeneration } from '@probant/contract/generation'
import { IconStack2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { openGenerationsQuery } from '../queries.ts'

const route = getRouteApi('/_shell/dashboard/questions')

/** What waits to be looked through, above the question bank; not while the desk itself is open. */
export function GenerationNotice() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  if (search.generation) return null
  return (
    <WaitingNotice
      onLook={(generation) => void navigate({ search: { ...search, generation }, resetScroll: false })}
    />
  )
}

interface WaitingNoticeProps {
  onLook: (generationId: string) => void
}

/** More would be a list, not a notice. */
const SHOWN = 3
const LOOK_AGAIN_MS = 5_000
/** What was closed before that is long gone. */
const REMEMBERED = 50

/** Somewhere questions are being made, or wait to be looked through; nothing where there are none. */
function WaitingNotice({ onLook }: WaitingNoticeProps) {
  const { data: generations = [] } = useQuery({
    ...openGenerationsQuery(useWorkspaceRef()),
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'running') ? LOOK_AGAIN_MS : false,
  })
  const [closed, setClosed] = useLocalStorage<string[]>({
    key: 'closed-generation-notices',
    defaultValue: [],
    getInitialValueInEffect: false,
  })
  const open = generations.filter((generation) => !closed.includes(noticeOf(generation)))
  if (open.length === 0) return null
  return (
    <Flex component="ul" className="plain filled" direction="column" gap="xs" mb="md">
      {open.slice(0, SHOWN).map((generation) => (
        <Waiting
          key={generation.id}
          generation={generation}
          onLook={() => onLook(generation.id)}
          onClose={() => setClosed([...closed, noticeOf(generation)].slice(-REMEMBERED))}
        />
      ))}
    </Flex>
  )
}

/** Whoever closes it is told again only when there is something else to tell. */
function noticeOf({ id, status }: Generation): string {
  return `${id} ${status}`
}

interface WaitingProps {
  generation: OpenGeneration
  onLook: () => void
  onClose: () => void
}

function Waiting({ generation, onLook, onClose }: WaitingProps) {
  const { t } = useTranslation('questions')
  const { status, subject, waiting } = generation
  const isRunning = status === 'running'
  const count = waiting.length
  if (!isRunning && count === 0) return null
  return (
    <Flex
      component="li"
      className="card"
      gap="sm"
      align="center"
      py={6}
      ps="md"
      pe="xs"
      style={{ borderInlineStart: '4px solid var(--highlight)' }}
    >
      <IconStack2 size={20} stroke={1.5} aria-hidden="true" />
      <Group gap="4px 12px" flex={1} miw={0}>
        <Box component="span" className="breakable" flex="1 1 200px">
          {isRunning
            ? t('generation.notice.running', { subject })
            : t('generation.notice.waiting', { count, subject })}
        </Box>
        <Button
          size="xs"
          variant="default"
          aria-label={t('generation.notice.lookAt', { subject })}
          onClick={onLook}
        >
          {t('generation.notice.look')}
        </Button>
      </Group>
      <CloseButton aria-label={t('generation.notice.close', { subject })} onClick={onClose} />
    </Flex>
  )
}
