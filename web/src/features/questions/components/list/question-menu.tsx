import { ActionIcon, Flex, Menu } from '@mantine/core'
import type { Question } from '@probant/contract/questions/question'
import { IconCopy, IconDots, IconEye, IconHistory, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'
import { alreadyTold } from '#web/components/feedback/toast-failure.ts'
import { DangerousItem } from '#web/components/menu/dangerous-item.tsx'
import { MenuReason } from '#web/components/menu/menu-reason.tsx'
import { errorSentence } from '#web/i18n/refusals.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { shortTitle } from '#web/lib/short-title.ts'
import { toast } from '#web/lib/toast.ts'
import { useDeleteQuestion } from '../../mutations.ts'
import type { QuestionActions } from '../../questions-search.ts'
import { useDuplicateToChange } from '../editor/locked-notice.tsx'

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const
const LOOK = { variant: 'subtle', color: 'gray', size: 36 } as const

/** What can be done with a question, by whoever looks. */
export function QuestionMenu({ question, actions }: { question: Question; actions: QuestionActions }) {
  const { t } = useTranslation('questions')
  const locale = useLocale()
  const [isAsked, setIsAsked] = useState(false)
  const { id, can, whyNot } = question
  const title = shortTitle(question.title)
  const { duplicate, isPending } = useDuplicateToChange({
    // Whoever could have changed the question itself wants the copy beside it.
    onDuplicated: (copy) => !can.edit && actions.open('edit', copy.id),
    showLimit: actions.showLimit,
  })
  return (
    <Flex component="span" align="center" display="inline-flex">
      <ActionIcon
        {...LOOK}
        aria-label={t('list.preview', { title })}
        onClick={() => actions.open('preview', id)}
      >
        <IconEye size={20} stroke={1.5} />
      </ActionIcon>
      <Menu position="bottom-end" width={240} withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon {...LOOK} loading={isPending} aria-label={t('list.actionsOf', { title })}>
            <IconDots size={20} stroke={1.5} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {can.edit && (
            <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={() => actions.open('edit', id)}>
              {t('menu.edit')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconEye {...ICON} />} onClick={() => actions.open('preview', id)}>
            {t('menu.preview')}
          </Menu.Item>
          {whyNot.edit && <MenuReason>{errorSentence(locale, whyNot.edit)}</MenuReason>}
          <Menu.Item leftSection={<IconCopy {...ICON} />} onClick={() => duplicate(question)}>
            {t(can.edit ? 'menu.duplicate' : 'menu.duplicateToChange')}
          </Menu.Item>
          <Menu.Item leftSection={<IconHistory {...ICON} />} onClick={() => actions.open('history', id)}>
            {t('menu.history')}
          </Menu.Item>
          {can.delete && (
            <DangerousItem icon={<IconTrash {...ICON} />} onClick={() => setIsAsked(true)}>
              {t('menu.delete')}
            </DangerousItem>
          )}
          {whyNot.delete && whyNot.delete !== whyNot.edit && (
            <MenuReason>{errorSentence(locale, whyNot.delete)}</MenuReason>
          )}
        </Menu.Dropdown>
      </Menu>
      <DeletionDialog question={question} isOpen={isAsked} onClose={() => setIsAsked(false)} />
    </Flex>
  )
}

interface DeletionDialogProps {
  question: Question
  isOpen: boolean
  onClose: () => void
}

function DeletionDialog({ question, isOpen, onClose }: DeletionDialogProps) {
  const { t } = useTranslation('questions')
  const deletion = useDeleteQuestion()
  const confirm = async () => {
    // Awaited here, not told by the mutation: the row may be gone by then, and would say nothing.
    await deletion.mutateAsync(question).then(() => toast.success(t('deletion.deleted')), alreadyTold)
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('deletion.title')}
      confirm={t('deletion.confirm')}
      isDangerous
      isPending={deletion.isPending}
      onConfirm={() => void confirm()}
    >
      {t('deletion.sentence', { title: shortTitle(question.title) })}
    </ConfirmDialog>
  )
}
