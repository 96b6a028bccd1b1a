import { Flex } from '@mantine/core'
import { type DragEvent, type ReactNode, useState } from 'react'

interface DropAreaProps {
  labelledBy: string
  onDrop: (file: File | undefined) => void
  children: ReactNode
}

/** A part of a form on which a file can be dropped: a shortcut, the button within does the same. */
export function DropArea({ labelledBy, onDrop, children }: DropAreaProps) {
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    setIsOver(false)
    onDrop(event.dataTransfer.files[0])
  }
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(true)
  }
  return (
    <Flex
      aria-labelledby={labelledBy}
      component="section"
      direction="column"
      gap="sm"
      miw={0}
      bdrs="lg"
      style={isOver ? { outline: '2px dashed var(--primary)', outlineOffset: 8 } : undefined}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {children}
    </Flex>
  )
}
