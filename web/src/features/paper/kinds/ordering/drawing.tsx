import type { ShapesOf } from '@probant/kinds/kind'
import type * as schemas from '@probant/kinds/ordering/schemas'
import { words as allWords } from '@probant/kinds/ordering/words'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { RichText } from '#web/components/text/rich-text.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import paper from '../../paper.module.css'
import type { AnswerProps } from '../kind.ts'
import classes from './ordering.module.css'
import { useDragging } from './use-dragging.ts'

export { Given } from './given.tsx'

type Ordering = ShapesOf<typeof schemas>

const STEPS = { ArrowUp: -1, ArrowDown: 1 } as const

/** The items in rows that are moved one by one: by their buttons, by Alt with an arrow, or dragged by their handle. */
export function Answer({ content, language, stemId, answer, isLocked, onAnswer }: AnswerProps<Ordering>) {
  const words = allWords[useLocale()]
  const id = useId()
  const [said, setSaid] = useState('')
  const places = answer?.places ?? [...content.items.keys()]
  const count = places.length

  const move = (from: number, to: number) => {
    const item = places[from]
    if (isLocked || item === undefined || to < 0 || to >= count || to === from) return
    onAnswer({ type: 'ordering', places: places.toSpliced(from, 1).toSpliced(to, 0, item) })
    setSaid(words.moved(to + 1, count))
  }
  const { list, keepPlace } = useStayingPlace(places)
  const dragging = useDragging(list, { isLocked, onMove: move })

  const moveBy = (rank: number, step: -1 | 1, button: Element | null) => {
    keepPlace(button)
    move(rank, rank + step)
  }
  const onKey = (event: KeyboardEvent<HTMLLIElement>, rank: number) => {
    const step = event.altKey ? STEPS[event.key as keyof typeof STEPS] : undefined
    if (!step) return
    event.preventDefault()
    moveBy(rank, step, document.activeElement)
  }
  return (
    <>
      <p id={`${id}-hint`} className={`note ${classes.hint}`}>
        {words.hint} <span className={classes.keys}>{words.keys}</span>
      </p>
      <ol
        ref={list}
        aria-labelledby={stemId}
        aria-describedby={`${id}-hint`}
        className={`plain ${paper.rows}`}
      >
        {places.map((place, rank) => (
          <li
            key={place}
            className={`reading ${paper.row} ${classes.item}`}
            onKeyDown={(event) => onKey(event, rank)}
            {...dragging.rowAt(rank)}
          >
            {!isLocked && (
              <span className={classes.handle} aria-hidden="true" {...dragging.handleAt(rank)}>
                <IconGripVertical size={20} stroke={1.5} />
              </span>
            )}
            <span className={paper.letter}>{rank + 1}</span>
            <div id={`${id}-item-${place}`} className={paper.text}>
              <RichText html={content.items[place]?.html ?? ''} lang={language} />
            </div>
            <MoveButtons
              labels={{ up: words.up, down: words.down }}
              itemId={`${id}-item-${place}`}
              isFirst={rank === 0}
              isLast={rank === count - 1}
              isLocked={isLocked}
              onMove={(step, button) => moveBy(rank, step, button)}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="unseen">
        {said}
      </p>
    </>
  )
}

interface MoveButtonsProps {
  labels: { up: string; down: string }
  itemId: string
  isFirst: boolean
  isLast: boolean
  isLocked: boolean
  onMove: (step: -1 | 1, button: Element) => void
}

/** At the ends of the list a button does nothing; it stays in reach, so that the focus stays where it is. */
function MoveButtons({ labels, itemId, isFirst, isLast, isLocked, onMove }: MoveButtonsProps) {
  const id = useId()
  const buttons = [
    { name: 'up', step: -1, isAtEnd: isFirst, Icon: IconArrowUp },
    { name: 'down', step: 1, isAtEnd: isLast, Icon: IconArrowDown },
  ] as const
  return (
    <span className={classes.buttons}>
      {buttons.map(({ name, step, isAtEnd, Icon }) => (
        <button
          key={name}
          type="button"
          id={`${id}-${name}`}
          className={classes.button}
          aria-label={labels[name]}
          aria-labelledby={`${id}-${name} ${itemId}`}
          aria-disabled={isAtEnd}
          disabled={isLocked}
          onClick={(event) => onMove(step, event.currentTarget)}
        >
          <Icon size={20} stroke={1.5} aria-hidden="true" />
        </button>
      ))}
    </span>
  )
}

/**
 * What was pressed keeps the focus when its row has moved, and its place on the screen as far as the page can be scrolled:
 * whoever presses again moves the same item on.
 */
function useStayingPlace(places: readonly number[]) {
  const list = useRef<HTMLOListElement>(null)
  const pressed = useRef<{ button: HTMLElement; top: number } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change of the order
  useLayoutEffect(() => {
    if (!pressed.current) return
    const { button, top } = pressed.current
    pressed.current = null
    button.focus({ preventScroll: true })
    window.scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' })
  }, [places.join()])
  const keepPlace = (button: Element | null) => {
    if (button instanceof HTMLElement && list.current?.contains(button))
      pressed.current = { button, top: button.getBoundingClientRect().top }
  }
  return { list, keepPlace }
}
