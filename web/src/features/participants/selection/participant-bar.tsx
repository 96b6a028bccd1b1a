import { Button } from '@mantine/core'
import type { Participant } from '@probant/contract/participants/participant'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import { IconBell, IconCalendarTime, IconClockPlus, IconPrinter, IconUsersMinus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectionBar } from '#web/components/data-table/selection-bar.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { ScheduleDialog } from '../own-time/own-time-dialogs.tsx'
import { invitableGroupsQuery } from '../queries.ts'
import { GrantDialog } from './grant-dialog.tsx'
import { RemindDialog, WithdrawDialog } from './mail-dialogs.tsx'
import { isFull, pageState, pageToggled, type Selection, type SelectionAction } from './selection.ts'

interface ParticipantBarProps {
  quiz: Quiz
  page: Participant[]
  selection: Selection
  onSelect: (selection: Selection) => void
  onClear: () => void
  /** It is done for those who were chosen. */
  onDone: () => void
  /** When a group takes it. */
  onTimeGroup: () => void
  /** Mails are kept for the administrator otherwise. */
  deliversMail: boolean
  /** Nobody has proved yet whose address the account has: then nobody is mailed. */
  isUnverified: boolean
}

const ICONS = { remind: IconBell, grant: IconClockPlus, schedule: IconCalendarTime, withdraw: IconUsersMinus }

/** So many stand in an address that can be loaded again. */
const NAMED_MAX = 200

/** What can be done for several participants at once. */
export function ParticipantBar(props: ParticipantBarProps) {
  const { quiz, page, selection, onSelect, onClear, onDone, onTimeGroup, deliversMail, isUnverified } = props
  const { t } = useTranslation('participants')
  const locale = useLocale()
  const [action, setAction] = useState<SelectionAction>()
  const { chosen } = selection
  const count = chosen.length
  const counted = { count, formatted: formatNumber(locale, count) }
  const isRunning = quiz.status === 'active'
  const actions: SelectionAction[] = [
    ...(isRunning && !isUnverified ? (['remind'] as const) : []),
    ...(isRunning ? (['grant', 'schedule'] as const) : []),
    'withdraw',
  ]
  const dialog = { quizId: quiz.id, chosen, deliversMail, onClose: () => setAction(undefined), onDone }
  return (
    <>
      <SelectionBar
        label={t('selection.label')}
        page={{
          label: t('selection.page'),
          state: pageState(selection, page),
          onToggle: () => onSelect(pageToggled(selection, page)),
        }}
        idle={isRunning && <GroupTimeButton workspace={quiz.workspace} onPress={onTimeGroup} />}
        count={
          count > 0 ? t(isFull(selection) ? 'selection.full' : 'selection.selected', counted) : undefined
        }
      >
        {actions.map((name) => {
          const Icon = ICONS[name]
          return (
            <Button
              key={name}
              size="xs"
              variant="default"
              leftSection={<Icon size={18} stroke={1.5} aria-hidden="true" />}
              onClick={() => setAction(name)}
            >
              {t(`selection.actions.${name}`)}
            </Button>
          )
        })}
        {isRunning && count <= NAMED_MAX && (
          <ButtonLink
            size="xs"
            variant="default"
            to="/dashboard/view/$quizId/slips"
            params={{ quizId: quiz.id }}
            search={{ of: chosen.map(({ id }) => id) }}
            leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden="true" />}
          >
            {t('handing.slips.open')}
          </ButtonLink>
        )}
        <Button size="xs" variant="subtle" onClick={onClear}>
          {t('selection.clear')}
        </Button>
      </SelectionBar>
      <RemindDialog {...dialog} isOpen={action === 'remind'} />
      <GrantDialog {...dialog} isOpen={action === 'grant'} />
      <ScheduleDialog {...dialog} quiz={quiz} isOpen={action === 'schedule'} />
      <WithdrawDialog {...dialog} isOpen={action === 'withdraw'} isUnverified={isUnverified} />
    </>
  )
}

/** Of whom none need be chosen; nothing where there are no groups. */
function GroupTimeButton({ workspace, onPress }: { workspace: WorkspaceRef; onPress: () => void }) {
  const { t } = useTranslation('participants')
  const { data: groups } = useQuery(invitableGroupsQuery(workspace, ''))
  if (!groups?.total) return null
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      leftSection={<IconCalendarTime size={18} stroke={1.5} aria-hidden="true" />}
      onClick={onPress}
    >
      {t('ownTime.group')}
    </Button>
  )
}
