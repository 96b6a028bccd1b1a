import { ActionIcon, Menu } from '@mantine/core'
import type { Participant } from '@probant/contract/participants/participant'
import {
  IconBell,
  IconCalendarTime,
  IconClockPlus,
  IconDeviceMobileUp,
  IconDoorExit,
  IconDots,
  IconListDetails,
  IconMailForward,
  IconPlayerPlay,
  IconQrcode,
  IconUserMinus,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { DangerousItem } from '#web/components/menu/dangerous-item.tsx'
import { usePersonWords } from '../../use-person-words.ts'
import type { ParticipantActions } from './use-participant-actions.tsx'

interface ParticipantMenuProps {
  participant: Participant
  actions: ParticipantActions
}

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

/** What can be done for one participant; nothing where there is nothing left to do. */
export function ParticipantMenu({ participant, actions }: ParticipantMenuProps) {
  const { t } = useTranslation('participants')
  const personWords = usePersonWords()
  const { id, can } = participant
  const hasBegun = participant.startedAt !== null
  if (!hasBegun && !Object.values(can).some(Boolean)) return null
  return (
    <Menu position="bottom-end" width={232} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          data-menu-of={id}
          aria-label={t('menu.actionsOf', { person: personWords(participant) })}
        >
          <IconDots size={20} stroke={1.5} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {hasBegun && (
          <Menu.Item
            leftSection={<IconListDetails {...ICON} />}
            onClick={() => actions.readTimeline(participant)}
          >
            {t('timeline.menu')}
          </Menu.Item>
        )}
        {can.reopen && (
          <Menu.Item
            leftSection={<IconPlayerPlay {...ICON} />}
            onClick={() => actions.askReopen(participant)}
          >
            {t('timeline.reopening.action')}
          </Menu.Item>
        )}
        {can.letInAgain && (
          <Menu.Item
            leftSection={<IconDeviceMobileUp {...ICON} />}
            onClick={() => actions.letIn(participant)}
          >
            {t('handing.letIn.menu')}
          </Menu.Item>
        )}
        {can.hand && (
          <Menu.Item leftSection={<IconQrcode {...ICON} />} onClick={() => actions.hand(participant)}>
            {t(participant.finishedAt ? 'handing.slips.resultMenu' : 'handing.slips.menu')}
          </Menu.Item>
        )}
        {can.remind && (
          <Menu.Item leftSection={<IconBell {...ICON} />} onClick={() => actions.remind(participant)}>
            {t('menu.remind')}
          </Menu.Item>
        )}
        {can.resend && (
          <Menu.Item leftSection={<IconMailForward {...ICON} />} onClick={() => actions.resend(participant)}>
            {t('menu.resend')}
          </Menu.Item>
        )}
        {can.accommodate && (
          <Menu.Item
            leftSection={<IconClockPlus {...ICON} />}
            onClick={() => actions.accommodate(participant)}
          >
            {t('menu.accommodate')}
          </Menu.Item>
        )}
        {can.schedule && (
          <Menu.Item
            leftSection={<IconCalendarTime {...ICON} />}
            onClick={() => actions.schedule(participant)}
          >
            {t('ownTime.menu')}
          </Menu.Item>
        )}
        {can.sendOut && (
          <DangerousItem icon={<IconDoorExit {...ICON} />} onClick={() => actions.askSendOut(participant)}>
            {t('handing.sendOut.menu')}
          </DangerousItem>
        )}
        {can.withdraw && !can.sendOut && (
          <DangerousItem icon={<IconUserMinus {...ICON} />} onClick={() => actions.askWithdraw(participant)}>
            {t('menu.withdraw')}
          </DangerousItem>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
