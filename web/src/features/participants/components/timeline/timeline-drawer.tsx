import { Drawer, Stack } from '@mantine/core'
import type { Participant } from '@probant/contract/participants/participant'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { isOwnEscape } from '#web/components/feedback/own-escape.ts'
import { focusMenuOf } from '#web/components/menu/focus-menu-of.ts'
import { useLast } from '#web/lib/use-last.ts'
import { timelineQuery } from '../../queries.ts'
import { usePersonWords } from '../../use-person-words.ts'
import { AttemptParts } from './attempt-parts.tsx'
import { EndingPanel } from './ending-panel.tsx'
import { Exemptions } from './exemptions.tsx'
import { LinesSkeleton, LOOK_MS } from './loading.tsx'
import { ReceiptFacts } from './receipt-facts.tsx'
import { TimelineList } from './timeline-list.tsx'
import { weighed } from './weights.ts'

interface TimelineDrawerProps {
  quiz: Quiz
  /** Closed where there is none. */
  participant: Participant | undefined
  onReopen: (participant: Participant) => void
  onClose: () => void
}

/** How somebody's quiz ended, and what was noted while they took it: evidence for the creator to judge. */
export function TimelineDrawer({ quiz, participant, onReopen, onClose }: TimelineDrawerProps) {
  const { t } = useTranslation(['participants', 'common'])
  const shown = useLast(participant)
  const personWords = usePersonWords()
  return (
    <Drawer
      opened={participant !== undefined}
      onClose={onClose}
      position="right"
      size={560}
      title={t('timeline.title', { person: shown && personWords(shown) })}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
      closeOnEscape={false}
      onKeyDown={(event) => isOwnEscape(event) && onClose()}
      // The menu's entry, which had the focus, is gone by then.
      returnFocus={false}
      onExitTransitionEnd={() => shown && focusMenuOf(shown.id)}
    >
      {shown && (
        <Stack gap={28} pb="lg">
          <EndingPanel participant={shown} onReopen={onReopen} />
          {shown.attempt > 1 ? (
            <>
              <Exemptions exemptions={shown.accommodation.exemptions} />
              <AttemptParts quiz={quiz} participant={shown} />
            </>
          ) : (
            <>
              <ReceiptFacts quiz={quiz} taken={shown} />
              <Exemptions exemptions={shown.accommodation.exemptions} />
              <Noted quiz={quiz} participant={shown} />
            </>
          )}
        </Stack>
      )}
    </Drawer>
  )
}

function Noted({ quiz, participant }: { quiz: Quiz; participant: Participant }) {
  const { t } = useTranslation('participants')
  const { id, receipt, accommodation } = participant
  const { data, error, refetch } = useQuery({
    ...timelineQuery(quiz.id, id),
    refetchInterval: !receipt && LOOK_MS,
  })
  return (
    <>
      {error && !data && <LoadFailure title={t('timeline.failed')} error={error} onRetry={() => refetch()} />}
      {!error && !data && <LinesSkeleton />}
      {data && (
        <TimelineList quiz={quiz} lines={weighed(data, accommodation.exemptions)} isOver={receipt !== null} />
      )}
    </>
  )
}
