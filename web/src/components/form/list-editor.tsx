import { ActionIcon, Button, Fieldset, Flex, Group, Input, Text, VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './list-editor.module.css'

interface ListEditorProps {
  legend: ReactNode
  hint?: string
  count: number
  max: number
  /** How an item is called, by its place. */
  nameOf: (index: number) => string
  add: string
  onAdd: () => void
  /** May answer with what puts it back. */
  onRemove: (index: number) => unknown
  onMove: (from: number, to: number) => void
  /** What is wrong with the list as a whole; the button to add takes the focus then, under this path. */
  error?: ReactNode
  dataPath?: string
  children: (index: number) => ReactNode
}

/** A list that is added to, taken from and put in order, with the mouse as with the keyboard. */
export function ListEditor(props: ListEditorProps) {
  const { t } = useTranslation('common')
  const { count, nameOf } = props
  const root = useRef<HTMLFieldSetElement>(null)
  const errorId = useId()
  const [moved, setMoved] = useState('')
  const [removed, setRemoved] = useState<Removed>()

  /** Once the list is drawn anew, the focus stays with what was touched. */
  const focus = (...selectors: string[]) =>
    requestAnimationFrame(() => {
      const found = selectors.map((selector) => root.current?.querySelector<HTMLElement>(selector))
      found.find((element) => element)?.focus()
    })
  const move = (from: number, to: number) => {
    props.onMove(from, to)
    setRemoved(undefined)
    setMoved(t('form.list.moved', { item: nameOf(from), position: to + 1, count }))
    const row = `[data-row="${to}"]`
    focus(`${row} [data-move="${to < from ? 'up' : 'down'}"]:enabled`, `${row} [data-move]:enabled`)
  }
  const remove = (index: number) => {
    const putBack = props.onRemove(index)
    setRemoved(isAction(putBack) ? { index, name: nameOf(index), putBack } : undefined)
    focus(`[data-row="${Math.min(index, count - 2)}"] [data-remove]`, '[data-add]')
  }
  const add = () => {
    props.onAdd()
    setRemoved(undefined)
    focus(`[data-row="${count}"] :is(input:not([type="checkbox"], [type="radio"]), textarea)`)
  }
  const offered = count < props.max ? removed : undefined
  const putBack = ({ index, putBack }: Removed) => {
    putBack()
    setRemoved(undefined)
    focus(`[data-row="${index}"] [data-remove]`)
  }
  /** As in a text, where it is not the text that is meant. */
  const onKeyDown = (event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
    if (!isUndo || !offered || (event.target as Element).matches(TYPED_INTO)) return
    event.preventDefault()
    putBack(offered)
  }
  return (
    <Fieldset legend={props.legend} variant="unstyled" ref={root} onKeyDown={onKeyDown}>
      {props.hint && (
        <Text mt={2} mb="xs" c="dimmed" size="xs">
          {props.hint}
        </Text>
      )}
      <Flex component="ol" className="plain filled" direction="column" gap="sm" my="xs">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item has no other name than its place
          <li key={index} data-row={index} className={classes.row}>
            <div>{props.children(index)}</div>
            <RowTools
              name={nameOf(index)}
              isFirst={index === 0}
              isLast={index === count - 1}
              onMove={(step) => move(index, index + step)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </Flex>
      {offered && (
        <Group gap="xs" mb="xs">
          <Text c="dimmed" size="xs" role="status">
            {t('form.list.removed', { item: offered.name })}
          </Text>
          <Button variant="subtle" size="compact-xs" onClick={() => putBack(offered)}>
            {t('form.list.putBack')}
          </Button>
        </Group>
      )}
      {props.error && <Input.Error id={errorId}>{props.error}</Input.Error>}
      <Button
        variant="default"
        size="xs"
        mt="xs"
        data-add
        data-path={props.dataPath}
        disabled={count >= props.max}
        aria-describedby={props.error ? errorId : undefined}
        leftSection={<IconPlus size={16} stroke={1.5} aria-hidden="true" />}
        onClick={add}
      >
        {props.add}
      </Button>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
    </Fieldset>
  )
}

/** What was taken from the list last. */
interface Removed {
  index: number
  name: string
  putBack: () => void
}

function isAction(value: unknown): value is () => void {
  return typeof value === 'function'
}

/** Where Ctrl+Z takes back what was typed. */
const TYPED_INTO = 'input:not([type="checkbox"], [type="radio"]), textarea'

interface RowToolsProps {
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (step: -1 | 1) => void
  onRemove: () => void
}

function RowTools({ name, isFirst, isLast, onMove, onRemove }: RowToolsProps) {
  const { t } = useTranslation('common')
  const look = { variant: 'subtle', color: 'gray', size: 36 }
  return (
    <Group gap={0} align="stretch" wrap="nowrap" flex="none">
      <ActionIcon
        {...look}
        data-move="up"
        disabled={isFirst}
        aria-label={t('form.list.moveUp', { item: name })}
        onClick={() => onMove(-1)}
      >
        <IconArrowUp size={18} stroke={1.5} />
      </ActionIcon>
      <ActionIcon
        {...look}
        data-move="down"
        disabled={isLast}
        aria-label={t('form.list.moveDown', { item: name })}
        onClick={() => onMove(1)}
      >
        <IconArrowDown size={18} stroke={1.5} />
      </ActionIcon>
      <ActionIcon {...look} data-remove aria-label={t('form.list.remove', { item: name })} onClick={onRemove}>
        <IconTrash size={18} stroke={1.5} />
      </ActionIcon>
    </Group>
  )
}
