import type { DraggableProvidedDragHandleProps } from '@hello-pangea/dnd'
import { IconGripVertical } from '@tabler/icons-react'
import classes from './block-list.module.css'

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
      {number !== undefined && <span className={classes.number}>{number}</span>}
      <IconGripVertical className={classes.grip} size={20} stroke={1.5} aria-hidden="true" />
    </span>
  )
}
