import { ActionIcon, Menu, type MenuItemProps } from '@mantine/core'
import {
  IconCopy,
  IconDots,
  IconEye,
  IconPencil,
  IconPencilCog,
  IconPlayerStop,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react'
import { createLink } from '@tanstack/react-router'
import { type ReactNode, type Ref, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DangerousItem } from '#web/components/menu/dangerous-item.tsx'
import { MenuReason } from '#web/components/menu/menu-reason.tsx'
import { useUser } from '#web/lib/session.ts'
import { type DeedQuiz, type QuizDeed, useQuizDeeds } from './use-quiz-deeds.tsx'
import { deletionRefusal, editRefusal } from './why-not.ts'

interface QuizMenuProps {
  quiz: DeedQuiz
  /** The page is about this quiz already. */
  isOnItsPage?: boolean
  /** It is deleted: a page about it has to be left. */
  onGone?: () => void
  /** A deed is done, or came too late: the quiz may leave the list in which it stands. */
  onDone?: () => void
}

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

/** What can be done with a quiz, by whoever looks. */
export function QuizMenu({ quiz, isOnItsPage = false, onGone, onDone }: QuizMenuProps) {
  const { t } = useTranslation('quizzes')
  const target = useRef<HTMLButtonElement>(null)
  const deeds = useQuizDeeds(quiz, {
    onDone: (deed: QuizDeed) => {
      onDone?.()
      if (deed === 'delete') onGone?.()
    },
    onRefused: onDone,
    // The menu's entry, which had the focus, is gone by then.
    onClose: () => requestAnimationFrame(() => target.current?.focus()),
  })
  const { can } = quiz
  const { id: userId } = useUser()
  const locked = editRefusal(quiz, userId)
  const undeletable = deletionRefusal(quiz, userId)
  const params = { quizId: quiz.id }
  return (
    <>
      <Menu position="bottom-end" width={240} withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon
            ref={target}
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('menu.actionsOf', { title: quiz.title })}
          >
            <IconDots size={20} stroke={1.5} />
          </ActionIcon>
        </Menu.Target>
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
          {can.deactivate && (
            <Menu.Item leftSection={<IconPencilCog {...ICON} />} onClick={() => deeds.ask('deactivate')}>
              {t('menu.deactivate')}
            </Menu.Item>
          )}
          {can.end && (
            <DangerousItem icon={<IconPlayerStop {...ICON} />} onClick={() => deeds.ask('end')}>
              {t('menu.end')}
            </DangerousItem>
          )}
          {can.delete && (
            <DangerousItem icon={<IconTrash {...ICON} />} onClick={() => deeds.ask('delete')}>
              {t('menu.delete')}
            </DangerousItem>
          )}
          {undeletable && <MenuReason>{t(`menu.undeletable.${undeletable}`)}</MenuReason>}
        </Menu.Dropdown>
      </Menu>
      {deeds.dialog}
    </>
  )
}

type MenuLinkProps = MenuItemProps & { children?: ReactNode; ref?: Ref<HTMLAnchorElement> }

/** An entry of a menu that leads somewhere, with the router's typed addresses. */
const MenuLink = createLink((props: MenuLinkProps) => <Menu.Item component="a" {...props} />)
