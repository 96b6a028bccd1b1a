import { Box, Button, Group } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconCloudUp, IconDeviceLaptop, IconWifiOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatTime } from '#web/lib/day-and-time.ts'
import { readerZone } from '#web/lib/reader-zone.ts'
import { isDraft } from '../document/document.ts'
import type { SaveStatus } from '../saving/outcome.ts'
import type { QuizDraftState } from '../saving/use-quiz-draft.ts'

interface SaveStateProps {
  draft: QuizDraftState
  onDecide: () => void
}

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

/** Whether what is written is safe, said quietly; only what needs the person is read out. */
export function SaveState({ draft, onDecide }: SaveStateProps) {
  const { t } = useTranslation(['quiz', 'common'])
  const { status } = draft
  const { sentence, detail } = useSaveWords(draft)
  const isTrouble = !['idle', 'waiting', 'saving'].includes(status.kind)
  const action = isTrouble && actionFor(status)
  return (
    <Group
      gap="xs"
      {...(isTrouble ? { c: 'var(--warning)', flex: { base: '1 1 100%', sm: '0 1 auto' } } : { c: 'dimmed' })}
      wrap="nowrap"
      miw={0}
      fz="xs"
      lh={1.4}
    >
      {sentence && <StateIcon draft={draft} />}
      <Box component="p" className="tabular" m={0} fw={isTrouble ? 560 : undefined}>
        {!isTrouble && sentence}
        <span role="status">{isTrouble && sentence}</span>
        {detail && (
          <Box component="span" visibleFrom="sm" c="dimmed" fw={400}>
            {' '}
            {detail}
          </Box>
        )}
      </Box>
      {action === 'decide' && (
        <Button flex="none" size="compact-sm" variant="default" onClick={onDecide}>
          {t('form.save.decide')}
        </Button>
      )}
      {action === 'retry' && (
        <Button flex="none" size="compact-sm" variant="default" onClick={() => void draft.retry()}>
          {t('common:actions.retry')}
        </Button>
      )}
    </Group>
  )
}

function actionFor(status: SaveStatus): 'decide' | 'retry' | undefined {
  if (status.kind === 'conflict') return 'decide'
  return status.kind === 'invalid' ? undefined : 'retry'
}

function StateIcon({ draft: { status, quiz } }: Pick<SaveStateProps, 'draft'>) {
  switch (status.kind) {
    case 'idle':
      return quiz ? <IconCheck {...ICON} /> : <IconDeviceLaptop {...ICON} />
    case 'waiting':
    case 'saving':
      return <IconCloudUp {...ICON} />
    case 'unreachable':
      return status.isOffline ? <IconWifiOff {...ICON} /> : <IconAlertTriangle {...ICON} />
    default:
      return quiz || status.kind !== 'invalid' ? (
        <IconAlertTriangle {...ICON} />
      ) : (
        <IconDeviceLaptop {...ICON} />
      )
  }
}

const NAMED = ['title', 'startsAt', 'endsAt', 'durationMinutes', 'instructions', 'sections'] as const

interface SaveWords {
  sentence: string
  /** Left out where there is little room. */
  detail?: string
}

/** Whether it is saved, and why not. */
function useSaveWords({ status, quiz, document, isKept }: QuizDraftState): SaveWords {
  const { t } = useTranslation('quiz')
  const locale = useLocale()
  const kept = isKept() ? t('form.save.kept') : t('form.save.notKept')

  switch (status.kind) {
    case 'idle':
      if (!quiz) return { sentence: document.title ? t('form.save.never') : '' }
      return { sentence: t('form.save.saved', { time: formatTime(locale, quiz.updatedAt, readerZone()) }) }
    case 'waiting':
      return { sentence: isDraft(quiz) ? t('form.save.saving') : t('form.save.unsaved') }
    case 'saving':
      return { sentence: t('form.save.saving') }
    case 'unreachable':
      return { sentence: status.isOffline ? t('form.save.offline') : t('form.save.failed'), detail: kept }
    case 'invalid': {
      if (!quiz && document.title.trim() === '') return { sentence: t('form.save.untitled'), detail: kept }
      const [first = ''] = Object.keys(status.fields)
      const field = NAMED.find((name) => name === first.split('.')[0])
      return { sentence: t(`form.save.mend.${field ?? 'other'}`), detail: kept }
    }
    case 'conflict':
      return { sentence: t('form.save.conflict'), detail: kept }
    case 'limit':
    case 'refused':
      return { sentence: t('form.save.refused', { reason: status.message }), detail: kept }
  }
}
