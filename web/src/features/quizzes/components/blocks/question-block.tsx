import { Draggable } from '@hello-pangea/dnd'
import { VisuallyHidden } from '@mantine/core'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { shortTitle } from '#web/lib/short-title.ts'
import type { Block } from '../../quiz-document.ts'
import type { BlockDeeds } from './block-deeds.ts'
import { BlockHandle } from './block-handle.tsx'
import classes from './block-list.module.css'
import { BlockMenu } from './block-menu.tsx'
import { PointsField } from './points-field.tsx'
import { QuestionFace } from './question-face.tsx'

interface QuestionBlockProps {
  block: Extract<Block, { kind: 'question' }>
  /** Among what can be dragged. */
  index: number
  number: number
  /** It is in another language than the quiz. */
  isForeign: boolean
  /** It is gone from the bank. */
  isMissing: boolean
  isReadOnly: boolean
  deeds: BlockDeeds
}

export const QuestionBlock = memo(function QuestionBlock(props: QuestionBlockProps) {
  const { t } = useTranslation('quiz-form')
  const { block, index, number, isForeign, isMissing, isReadOnly, deeds } = props
  const { key, question, points } = block
  const title = shortTitle(question.title)
  return (
    <Draggable draggableId={key} index={index} isDragDisabled={isReadOnly}>
      {(provided, { isDragging }) => (
        <li
          ref={provided.innerRef}
          {...provided.draggableProps}
          className={classes.slot}
          data-block={key}
          data-dragging={isDragging || undefined}
        >
          <div className={classes.question} data-faulty={isForeign || isMissing || undefined}>
            <BlockHandle
              handle={provided.dragHandleProps}
              label={t('blocks.moveQuestion', { number, title })}
              number={number}
            />
            <VisuallyHidden>{t('blocks.number', { number })}</VisuallyHidden>
            <QuestionFace question={question} isForeign={isForeign} isMissing={isMissing} />
            <div className={classes.tools}>
              <PointsField
                label={t('blocks.points', { number })}
                points={points}
                isFixed={question.type === 'open'}
                isReadOnly={isReadOnly}
                onChange={(value) => deeds.change(key, { points: value })}
              />
              <BlockMenu
                label={t('blocks.menu.of', { number, title })}
                block={block}
                isReadOnly={isReadOnly}
                deeds={deeds}
              />
            </div>
          </div>
        </li>
      )}
    </Draggable>
  )
})
