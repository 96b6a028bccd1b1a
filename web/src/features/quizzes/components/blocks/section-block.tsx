import { Draggable } from '@hello-pangea/dnd'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { BlockHandle } from './block-handle.tsx'
import { BlockMenu } from './block-menu.tsx'
import classes from './section.module.css'
import { SectionFields, type SectionProps } from './section-fields.tsx'
import { useBlockWords } from './use-block-words.ts'

/** A heading that can be moved: whatever stands below it, down to the next one, belongs to it. */
export const SectionBlock = memo(function SectionBlock(props: SectionProps & { index: number }) {
  const { t } = useTranslation('quiz-form')
  const { sectionName } = useBlockWords()
  const { block, place, index, isReadOnly, deeds } = props
  const section = sectionName(block.title, place)
  return (
    <Draggable draggableId={block.key} index={index} isDragDisabled={isReadOnly}>
      {(provided, { isDragging }) => (
        <li
          ref={provided.innerRef}
          {...provided.draggableProps}
          className={classes.slot}
          data-block={block.key}
          data-dragging={isDragging || undefined}
        >
          <div className={classes.section}>
            <BlockHandle handle={provided.dragHandleProps} label={t('blocks.moveSection', { section })} />
            <SectionFields {...props} />
            <BlockMenu
              label={t('blocks.menu.ofSection', { section })}
              block={block}
              isReadOnly={isReadOnly}
              deeds={deeds}
            />
          </div>
        </li>
      )}
    </Draggable>
  )
})
