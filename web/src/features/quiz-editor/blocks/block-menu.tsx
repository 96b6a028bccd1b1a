import type { DraggableProvidedDragHandleProps } from '@hello-pangea/dnd'
import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconEye,
  IconFolderSymlink,
  IconGripVertical,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { DangerousItem } from '#web/components/menu/dangerous-item.tsx'
import { type Block, sectionsOf } from '../document/document.ts'
import type { BlockActions } from './block-actions.ts'
import classes from './block-list.module.css'
import { indexOf } from './block-places.ts'

interface BlockMenuProps {
  label: string
  block: Block
  isReadOnly: boolean
  actions: BlockActions
}

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

export function BlockMenu({ label, ...props }: BlockMenuProps) {
  if (props.isReadOnly && props.block.kind === 'section') return null
  return (
    <Menu position="bottom-end" width={240} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={label}>
          <IconDots size={20} stroke={1.5} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {props.block.kind === 'question' && <QuestionItems {...props} question={props.block.question} />}
        {!props.isReadOnly && <PlaceItems {...props} />}
      </Menu.Dropdown>
    </Menu>
  )
}

type ItemsProps = Omit<BlockMenuProps, 'label'>

function QuestionItems({
  question,
  isReadOnly,
  actions,
}: ItemsProps & { question: Extract<Block, { kind: 'question' }>['question'] }) {
  const { t } = useTranslation('quiz')
  return (
    <>
      {!isReadOnly && (
        <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={() => actions.edit(question.questionId)}>
          {t('form.blocks.menu.edit')}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconEye {...ICON} />} onClick={() => actions.preview(question.questionId)}>
        {t('form.blocks.menu.preview')}
      </Menu.Item>
    </>
  )
}

/** Drawn when the menu opens, by the list as it is then. */
function PlaceItems({ block: { kind, key }, actions }: ItemsProps) {
  const { t } = useTranslation('quiz')
  const blocks = actions.blocks()
  const index = indexOf(blocks, key)
  const canChooseSection = kind === 'question' && sectionsOf(blocks).length > 1
  return (
    <>
      {index > 0 && (
        <>
          <Menu.Item
            leftSection={<IconArrowUp {...ICON} />}
            disabled={index === 1}
            onClick={() => actions.move(key, -1)}
          >
            {t('form.blocks.menu.moveUp')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowDown {...ICON} />}
            disabled={index === blocks.length - 1}
            onClick={() => actions.move(key, 1)}
          >
            {t('form.blocks.menu.moveDown')}
          </Menu.Item>
        </>
      )}
      {canChooseSection && (
        <Menu.Item leftSection={<IconFolderSymlink {...ICON} />} onClick={() => actions.askSection(key)}>
          {t('form.blocks.menu.moveTo')}
        </Menu.Item>
      )}
      <DangerousItem icon={<IconTrash {...ICON} />} onClick={() => actions.remove(key)}>
        {t(kind === 'section' ? 'form.blocks.menu.removeSection' : 'form.blocks.menu.remove')}
      </DangerousItem>
    </>
  )
}

interface BlockHandleProps {
  /** Nothing where the block can't be moved. */
  handle: DraggableProvidedDragHandleProps | null
  label: string
  /** Of a question; it gives way to the grip when one is about to take hold. */
  number?: number
}

export function BlockHandle({ handle, label, number }: BlockHandleProps) {
  if (!handle) return <span className={classes.handle}>{number}</span>
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the handle brings its role along
    <span {...handle} className={classes.handle} data-handle aria-label={label}>
      {number !== undefined && <span>{number}</span>}
      <IconGripVertical size={20} stroke={1.5} aria-hidden="true" />
    </span>
  )
}
