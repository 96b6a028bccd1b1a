import {
  DragDropContext,
  type DragStart,
  type DragUpdate,
  Droppable,
  type DropResult,
  type ResponderProvided,
} from '@hello-pangea/dnd'
import { Text, VisuallyHidden } from '@mantine/core'
import type { Obstacle } from '@probant/contract/quizzes/readiness'
import { type KeyboardEvent, memo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Tagged } from '#web/components/text/tagged.tsx'
import { type Block, type QuizDocument, sectionsOf } from '../document/document.ts'
import { moveBlock } from '../document/edits.ts'
import { equalPoints, numbersOf, sectionNote } from '../document/plan.ts'
import { useBlockActions } from './block-actions.ts'
import classes from './block-list.module.css'
import { QuestionBlock } from './question-block.tsx'
import { FirstSection, SectionBlock } from './section-blocks.tsx'
import { SectionDialog } from './section-dialog.tsx'
import { useBlockWords } from './use-block-words.ts'

interface BlockListProps {
  blocks: Block[]
  obstacles: Obstacle[]
  /** The ids of those that are gone from the bank. */
  missing: Set<string>
  isReadOnly: boolean
  onChange: (change: Partial<QuizDocument>) => void
  onEditQuestion: (questionId: string) => void
  onPreviewQuestion: (questionId: string) => void
}

/** The questions and headings of a quiz as one list, put in order with the mouse as with the keyboard. */
export const BlockList = memo(function BlockList(props: BlockListProps) {
  const { blocks, obstacles, missing, isReadOnly, ...asked } = props
  const { t } = useTranslation('quiz')
  const root = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const [moving, setMoving] = useState({ key: '', isAsked: false })

  /** Once the list is drawn anew, the focus is with what was touched. */
  const focus = (key: string) =>
    requestAnimationFrame(() => {
      const block = root.current?.querySelector(`[data-block="${key}"]`)
      if (block?.contains(window.document.activeElement)) block.scrollIntoView({ block: 'nearest' })
      else block?.querySelector<HTMLElement>('[data-handle]')?.focus()
    })
  const actions = useBlockActions({
    ...asked,
    blocks,
    onAskSection: (key) => setMoving({ key, isAsked: true }),
    onSay: setSaid,
    onFocus: focus,
  })
  const dragging = useDragging(blocks, asked.onChange)
  const moveByKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isReadOnly) return
    const block = event.target instanceof Element && event.target.closest<HTMLElement>('[data-block]')
    if (!block || dragging.isDragging) return
    event.preventDefault()
    actions.move(block.dataset.block ?? '', step)
  }

  const numbers = numbersOf(blocks)
  const sections = sectionsOf(blocks)
  const places = new Map(sections.map(({ key }, position) => [key, position]))
  const foreign = new Set(obstacles.flatMap((one) => (one.kind === 'otherLanguage' ? one.questionIds : [])))
  const sectionProps = (key: string) => {
    const position = places.get(key) ?? 0
    const questions = sections[position]?.questions ?? []
    return {
      place: position,
      count: questions.length,
      note: sectionNote(obstacles, position),
      equalPoints: equalPoints(questions),
      isReadOnly,
      actions,
    }
  }
  const [first, ...rest] = blocks
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are pressed within its blocks
    <div ref={root} onKeyDown={moveByKey}>
      <DragDropContext
        {...dragging.responders}
        dragHandleUsageInstructions={t('form.blocks.spoken.instructions')}
      >
        {first?.kind === 'section' && <FirstSection block={first} {...sectionProps(first.key)} />}
        <Droppable droppableId="blocks" isDropDisabled={isReadOnly}>
          {(droppable) => (
            <ol
              ref={droppable.innerRef}
              {...droppable.droppableProps}
              className={`${classes.list} plain`}
              aria-label={t('form.blocks.label')}
            >
              {rest.map((block, index) =>
                block.kind === 'section' ? (
                  <SectionBlock key={block.key} block={block} index={index} {...sectionProps(block.key)} />
                ) : (
                  <QuestionBlock
                    key={block.key}
                    block={block}
                    index={index}
                    number={numbers.get(block.key) ?? 0}
                    isForeign={foreign.has(block.question.questionId)}
                    isMissing={missing.has(block.question.questionId)}
                    isReadOnly={isReadOnly}
                    actions={actions}
                  />
                ),
              )}
              {droppable.placeholder}
            </ol>
          )}
        </Droppable>
      </DragDropContext>
      {numbers.size === 0 && (
        <Text
          py={40}
          px="lg"
          bd="1.5px dashed var(--line-control)"
          bdrs="lg"
          c="dimmed"
          ta="center"
          style={{ textWrap: 'balance' }}
        >
          {t('form.blocks.empty')}
        </Text>
      )}
      {numbers.size > 1 && !isReadOnly && (
        <Text className="of-keys" visibleFrom="xs" mt="xs" c="dimmed" size="xs">
          <Tagged sentence={t('form.blocks.hint')} parts={{ key: (name) => <kbd>{name}</kbd> }} />
        </Text>
      )}
      <SectionDialog
        isOpen={moving.isAsked}
        blockKey={moving.key}
        actions={actions}
        onClose={() => setMoving({ ...moving, isAsked: false })}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  )
})

const STEPS: Record<string, -1 | 1 | undefined> = { ArrowUp: -1, ArrowDown: 1 }

/** What happens while a block is dragged, and what is said about it. The first heading is not part of the list. */
function useDragging(blocks: Block[], onChange: BlockListProps['onChange']) {
  const words = useBlockWords()
  const [isDragging, setIsDragging] = useState(false)

  const after = ({ source, destination }: DragUpdate | DropResult) =>
    destination ? moveBlock(blocks, source.index + 1, destination.index + 1) : blocks
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
