import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '#web/lib/toast.ts'
import { type Block, sectionsOf } from '../document/document.ts'
import { type BlockChange, changeBlock, moveBlock, removeBlock } from '../document/edits.ts'
import { endOfSection, indexOf, neighbourOf, restored } from './block-places.ts'
import { useBlockWords } from './use-block-words.ts'

/** What the blocks ask of their list. The same object for good, so that a block is drawn anew only when it changes. */
export interface BlockActions {
  /** The list as it is at this moment. */
  blocks: () => Block[]
  change: (key: string, change: BlockChange) => void
  move: (key: string, step: -1 | 1) => void
  moveToSection: (key: string, section: number) => void
  /** Opens the dialog in which a section is chosen. */
  askSection: (key: string) => void
  remove: (key: string) => void
  /** Gives all questions of a section the same points. */
  equalise: (section: number, points: number) => void
  edit: (questionId: string) => void
  preview: (questionId: string) => void
}

interface Asked {
  blocks: Block[]
  onChange: (change: { blocks: Block[] }) => void
  onEditQuestion: (questionId: string) => void
  onPreviewQuestion: (questionId: string) => void
  onAskSection: (key: string) => void
  /** Speaks to those who don't see what happened. */
  onSay: (sentence: string) => void
  onFocus: (key: string) => void
}

const TOAST_ID = 'block-removed'

export function useBlockActions(asked: Asked): BlockActions {
  const { t } = useTranslation('quiz')
  const words = useBlockWords()
  const now = useRef({ ...asked, words, t })
  useLayoutEffect(() => {
    now.current = { ...asked, words, t }
  })
  // Once the list is left, there is nothing to put a block back into.
  useEffect(() => () => void toast.dismiss(TOAST_ID), [])

  return useMemo(() => {
    const put = (blocks: Block[]) => now.current.onChange({ blocks })
    const moveTo = (key: string, place: (from: number) => number) => {
      const { blocks, words, onSay, onFocus } = now.current
      const from = indexOf(blocks, key)
      const moved = moveBlock(blocks, from, place(from))
      if (moved === blocks) return
      put(moved)
      onSay(words.spoken('dropped', moved, key))
      onFocus(key)
    }
    const putBack = (block: Block, index: number) => {
      put(restored(now.current.blocks, block, index))
      now.current.onFocus(block.key)
    }
    return {
      blocks: () => now.current.blocks,
      change: (key, change) => put(changeBlock(now.current.blocks, key, change)),
      move: (key, step) => moveTo(key, (from) => from + step),
      moveToSection: (key, section) => moveTo(key, (from) => endOfSection(now.current.blocks, section, from)),
      askSection: (key) => now.current.onAskSection(key),
      remove: (key) => {
        const { blocks, t, onFocus } = now.current
        const index = indexOf(blocks, key)
        const block = blocks[index]
        if (!block) return
        put(removeBlock(blocks, key))
        onFocus(neighbourOf(blocks, key) ?? '')
        toast(t(block.kind === 'section' ? 'form.blocks.sectionRemoved' : 'form.blocks.removed'), {
          id: TOAST_ID,
          action: { label: t('form.blocks.undo'), onClick: () => putBack(block, index) },
        })
      },
      equalise: (section, points) => {
        const { blocks } = now.current
        const keys = new Set(sectionsOf(blocks)[section]?.questions.map(({ key }) => key))
        put(
          blocks.map((block) =>
            block.kind === 'question' && keys.has(block.key) ? { ...block, points } : block,
          ),
        )
      },
      edit: (questionId) => now.current.onEditQuestion(questionId),
      preview: (questionId) => now.current.onPreviewQuestion(questionId),
    }
  }, [])
}
