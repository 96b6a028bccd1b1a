import type { DragStart, DragUpdate, DropResult, ResponderProvided } from '@hello-pangea/dnd'
import { useState } from 'react'
import { type Blocks, moveBlock } from '../../document-edits.ts'
import type { Block } from '../../quiz-document.ts'
import { useBlockWords } from './use-block-words.ts'

/** What happens while a block is dragged, and what is said about it. The first heading is not part of the list. */
export function useDragging(blocks: Block[], onChange: (change: Blocks) => void) {
  const words = useBlockWords()
  const [isDragging, setIsDragging] = useState(false)

  const after = ({ source, destination }: DragUpdate | DropResult) =>
    destination ? moveBlock({ blocks }, source.index + 1, destination.index + 1).blocks : blocks
  const onDragStart = ({ draggableId }: DragStart, { announce }: ResponderProvided) => {
    setIsDragging(true)
    announce(words.spoken('lifted', blocks, draggableId))
  }
  const onDragUpdate = (update: DragUpdate, { announce }: ResponderProvided) =>
    announce(words.spoken(update.destination ? 'over' : 'outside', after(update), update.draggableId))
  const onDragEnd = (result: DropResult, { announce }: ResponderProvided) => {
    setIsDragging(false)
    const isMoved = result.reason === 'DROP' && result.destination
    const moved = isMoved ? after(result) : blocks
    announce(words.spoken(isMoved ? 'dropped' : 'cancelled', moved, result.draggableId))
    if (moved !== blocks) onChange({ blocks: moved })
  }
  return { isDragging, responders: { onDragStart, onDragUpdate, onDragEnd } }
}
