import { Alert, Box, Button, Flex, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core'
import type { Question } from '@probant/contract/questions/question'
import {
  type Icon,
  IconAlertTriangle,
  IconCheck,
  IconHourglass,
  IconInfoCircle,
  IconWifiOff,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { BlankSheetPicture } from '#web/components/pictures/blank-sheet-picture.tsx'
import { visitor } from '#web/lib/backend.ts'
import type { GenerationView } from '../../generation-view.ts'
import { type Outcome, summaryOf } from '../../summary.ts'
import type { WatchedGeneration } from '../../watched-generation.ts'
import classes from './desk.module.css'
import { type DeskEnds, DeskHead } from './desk-head.tsx'
import { Sheets } from './sheets.tsx'

export interface DeskProps extends DeskEnds {
  id: string
  watched: WatchedGeneration
  /** Of the request that can be made once more. */
  formId: string
  /** A later request has failed: how the one before went is no longer news. */
  isOutdated: boolean
  paper: (question: Question) => ReactNode
  onEdit: (questionId: string) => void
  showLimit: (error: unknown) => boolean
}

/** The right side of the dialog, where the questions are laid down one by one. */
export function Desk(props: DeskProps) {
  const { id, watched, formId, isOutdated, paper, onEdit, showLimit, ...ends } = props
  const { t } = useTranslation('questions')
  const { generation, error, isLost, retry } = watched
  const headingId = `${id}-heading`
  const failure = error && <LoadFailure title={t('generation.desk.failed')} error={error} onRetry={retry} />
  if (!generation) return failure || <DeskSkeleton />

  // In the demo all that lies here is taken along: there keeping decides something only where a quiz waits for it.
  const asksToKeep = ends.isForQuiz === true || visitor() === undefined
  const isRunning = generation.status === 'running'
  const last = generation.deliveries.at(-1)
  return (
    <Box id={id} tabIndex={-1} aria-labelledby={headingId} component="section" miw={0}>
      <DeskHead {...ends} generation={generation} headingId={headingId} asksToKeep={asksToKeep} />
      <VisuallyHidden role="status">
        {isRunning && last && t('generation.desk.arrived', { number: last.number, asked: generation.asked })}
      </VisuallyHidden>
      <Stack>
        {isRunning && generation.ahead !== null && (
          <Notice icon={IconHourglass}>
            {generation.ahead === 0
              ? t('generation.desk.next')
              : t('generation.desk.waiting', { count: generation.ahead })}
          </Notice>
        )}
        {isLost && <Notice icon={IconWifiOff}>{t('generation.desk.lost')}</Notice>}
        {failure}
        {isOutdated && (
          <Notice icon={IconInfoCircle}>
            {t('generation.desk.earlier', { subject: generation.subject })}
          </Notice>
        )}
        {!isRunning && !isOutdated && <Summary generation={generation} formId={formId} />}
        {!isRunning && !last && generation.delivered > 0 && (
          <Text c="dimmed">{t('generation.desk.none')}</Text>
        )}
        <Sheets
          generation={generation}
          paper={paper}
          onEdit={onEdit}
          asksToKeep={asksToKeep}
          showLimit={showLimit}
        />
      </Stack>
    </Box>
  )
}

/** Nothing was asked for yet. */
export function EmptyDesk({ id }: { id: string }) {
  const { t } = useTranslation('questions')
  return (
    <Box id={id} tabIndex={-1} aria-label={t('generation.desk.heading')} component="section" miw={0}>
      <EmptyState
        order={3}
        picture={<BlankSheetPicture />}
        title={t('generation.desk.emptyTitle')}
        sentence={t('generation.desk.empty')}
      />
    </Box>
  )
}

function DeskSkeleton() {
  const { t } = useTranslation(['questions', 'common'])
  return (
    <div role="status" aria-label={t('common:loading')}>
      <Title order={3} size="h4" mb="md">
        {t('generation.desk.heading')}
      </Title>
      <Stack>
        <Skeleton height={220} radius="lg" />
        <Skeleton height={220} radius="lg" />
      </Stack>
    </div>
  )
}

const LOOKS = {
  complete: { color: 'green', Icon: IconCheck },
  short: { color: 'yellow', Icon: IconInfoCircle },
  cancelled: { color: undefined, Icon: IconInfoCircle },
  failed: { color: 'red', Icon: IconAlertTriangle },
} as const satisfies Record<Outcome, object>

/** How it ended, in words: asked, here, dropped, turned away and why, and what to do about the rest. */
function Summary({ generation, formId }: { generation: GenerationView; formId: string }) {
  const { t } = useTranslation(['questions', 'common'])
  const { outcome, here, dropped, missing, advice, rejected, rejectedCount } = summaryOf(generation)
  const { asked, delivered, failure, hasText } = generation
  const { color, Icon } = LOOKS[outcome]
  const isEmpty = outcome === 'failed' && delivered === 0
  const title =
    outcome === 'complete'
      ? t(dropped > 0 ? 'generation.summary.allMade' : 'generation.summary.complete', { count: asked })
      : isEmpty
        ? t('common:messages.generationFailed')
        : t(`generation.summary.${outcome}`, { asked, here })
  return (
    <Alert
      color={color}
      role="status"
      title={title}
      icon={<Icon size={20} stroke={1.5} aria-hidden="true" />}
      classNames={{ message: classes.summary }}
    >
      {failure && <p>{failure.message}</p>}
      {advice && <p>{t(`generation.summary.advice.${advice}`, { count: delivered })}</p>}
      {dropped > 0 && !visitor() && <p>{t('generation.summary.dropped', { count: dropped })}</p>}
      {missing > 0 && <p>{t('generation.summary.givenBack', { count: missing })}</p>}
      {rejectedCount > 0 && (
        <details>
          <summary>{t('generation.summary.rejected', { count: rejectedCount })}</summary>
          <Box component="ul" m={0} mt={4} ps="lg">
            {rejected.map(({ reason, count }) => (
              <li key={reason}>{t(`generation.summary.reasons.${reason}`, { count })}</li>
            ))}
          </Box>
        </details>
      )}
      {/* The text is not kept: whoever asked about one gives it again. */}
      {outcome === 'failed' && !hasText && (
        <Button type="submit" form={formId} size="xs" variant="default">
          {t('common:actions.retry')}
        </Button>
      )}
    </Alert>
  )
}

function Notice({ icon: Icon, children }: { icon: Icon; children: string }) {
  return (
    <Flex
      component="p"
      gap="xs"
      align="center"
      m={0}
      py="xs"
      px="sm"
      bd="1px solid var(--line)"
      bdrs="md"
      bg="var(--highlight-wash)"
      role="status"
    >
      <Icon size={18} stroke={1.5} aria-hidden="true" />
      {children}
    </Flex>
  )
}
