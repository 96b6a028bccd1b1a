import { Menu } from '@mantine/core'
import {
  IconCopy,
  IconDownload,
  IconEye,
  IconPencil,
  IconPencilCog,
  IconPlayerStop,
  IconRepeat,
  IconTrash,
  IconUserShare,
  IconUsers,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { DangerousItem } from '#web/components/menu/dangerous-item.tsx'
import type { Opening } from '#web/components/menu/fetched-menu.tsx'
import { MenuLink } from '#web/components/menu/menu-link.tsx'
import { MenuReason } from '#web/components/menu/menu-reason.tsx'
import { useUser } from '#web/lib/session.ts'
import { canBeRepeated } from '../repeat/can-be-repeated.ts'
import type { ActionQuiz, QuizAction } from './use-quiz-actions.tsx'
import { deletionRefusal, editRefusal } from './why-not.ts'

interface QuizMenuEntriesProps extends Opening {
  quiz: ActionQuiz
  isOnItsPage: boolean
  onAsk: (action: QuizAction) => void
  onHandOver: () => void
}

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

/** What can be done with a quiz, by whoever looks. */
export default function QuizMenuEntries({
  target,
  isOpen,
  onChange,
  quiz,
  isOnItsPage,
  onAsk,
  onHandOver,
}: QuizMenuEntriesProps) {
  const { t } = useTranslation('quizzes')
  const { can } = quiz
  const { id: userId } = useUser()
  const locked = editRefusal(quiz, userId)
  const undeletable = deletionRefusal(quiz, userId)
  const params = { quizId: quiz.id }
  return (
    <Menu
      opened={isOpen}
      onChange={onChange}
      position="bottom-end"
      width={240}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        {can.edit && (
          <MenuLink to="/dashboard/edit/$quizId" params={params} leftSection={<IconPencil {...ICON} />}>
            {t('menu.edit')}
          </MenuLink>
        )}
        {!isOnItsPage && (
          <MenuLink to="/dashboard/view/$quizId" params={params} leftSection={<IconEye {...ICON} />}>
            {t('menu.view')}
          </MenuLink>
        )}
        {can.manageParticipants && (
          <MenuLink
            to="/dashboard/participants/$quizId"
            params={params}
            leftSection={<IconUsers {...ICON} />}
          >
            {t('menu.participants')}
          </MenuLink>
        )}
        {locked && <MenuReason>{t(`menu.locked.${locked}`)}</MenuReason>}
        {can.duplicate && (
          <MenuLink to="/dashboard/duplicate/$quizId" params={params} leftSection={<IconCopy {...ICON} />}>
            {t(locked ? 'menu.duplicateToChange' : 'menu.duplicate')}
          </MenuLink>
        )}
        {canBeRepeated(quiz) && (
          <MenuLink
            to="/dashboard/view/$quizId"
            params={params}
            search={{ dialog: 'repeat' }}
            leftSection={<IconRepeat {...ICON} />}
          >
            {t('menu.repeat')}
          </MenuLink>
        )}
        {quiz.questionCount > 0 && !isOnItsPage && (
          <MenuLink
            to="/dashboard/view/$quizId"
            params={params}
            search={{ dialog: 'export' }}
            leftSection={<IconDownload {...ICON} />}
          >
            {t('menu.export')}
          </MenuLink>
        )}
        {can.handOver && (
          <Menu.Item leftSection={<IconUserShare {...ICON} />} onClick={onHandOver}>
            {t('menu.handOver')}
          </Menu.Item>
        )}
        {can.deactivate && (
          <Menu.Item leftSection={<IconPencilCog {...ICON} />} onClick={() => onAsk('deactivate')}>
            {t('menu.deactivate')}
          </Menu.Item>
        )}
        {can.end && (
          <DangerousItem icon={<IconPlayerStop {...ICON} />} onClick={() => onAsk('end')}>
            {t('menu.end')}
          </DangerousItem>
        )}
        {can.delete && (
          <DangerousItem icon={<IconTrash {...ICON} />} onClick={() => onAsk('delete')}>
            {t('menu.delete')}
          </DangerousItem>
        )}
        {undeletable && <MenuReason>{t(`menu.undeletable.${undeletable}`)}</MenuReason>}
      </Menu.Dropdown>
    </Menu>
  )
}
