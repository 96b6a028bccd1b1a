import { Draggable } from '@hello-pangea/dnd'
import { Box, Button } from '@mantine/core'
import { IconHeading } from '@tabler/icons-react'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BlockHandle, BlockMenu } from './block-menu.tsx'
import classes from './section.module.css'
import { SectionFields, type SectionProps } from './section-fields.tsx'
import { useBlockWords } from './use-block-words.ts'

/** Most quizzes have no headings at all: the first one shows itself only to those who want it. */
export function FirstSection(props: SectionProps) {
  const { t } = useTranslation('quiz')
  const { sectionName } = useBlockWords()
  const { block, isReadOnly, actions, count } = props
  const isPlain = block.title === '' && block.draw === null
  const [isWanted, setIsWanted] = useState(!isPlain)
  // It stays while its title is being typed anew.
  if (!isPlain && !isWanted) setIsWanted(true)

  if (!isWanted) {
    if (isReadOnly || count === 0) return null
    return (
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        mb="xs"
        leftSection={<IconHeading size={16} stroke={1.5} aria-hidden="true" />}
        onClick={() => setIsWanted(true)}
      >
        {t('form.blocks.section.reveal')}
      </Button>
    )
  }
  return (
    <Box pb="xs" data-block={block.key}>
      <div className={classes.section} data-first>
        <SectionFields {...props} autoFocus={isPlain} />
        <BlockMenu
          label={t('form.blocks.menu.ofSection', { section: sectionName(block.title, 0) })}
          block={block}
          isReadOnly={isReadOnly}
          actions={removing(actions)}
        />
      </div>
    </Box>
  )

  /** Its heading can only be put away again. */
  function removing(asked: SectionProps['actions']): SectionProps['actions'] {
    return {
      ...asked,
      remove: (key) => {
        setIsWanted(false)
        if (!isPlain) asked.remove(key)
      },
    }
  }
}

/** A heading that can be moved: whatever stands below it, down to the next one, belongs to it. */
export const SectionBlock = memo(function SectionBlock(props: SectionProps & { index: number }) {
  const { t } = useTranslation('quiz')
  const { sectionName } = useBlockWords()
  const { block, place, index, isReadOnly, actions } = props
  const section = sectionName(block.title, place)
  return (
    <Draggable draggableId={block.key} index={index} isDragDisabled={isReadOnly}>
      {(provided, { isDragging }) => (
        <li
          ref={provided.innerRef}
          {...provided.draggableProps}
          data-block={block.key}
          data-dragging={isDragging || undefined}
        >
          <div className={classes.section}>
            <BlockHandle
              handle={provided.dragHandleProps}
              label={t('form.blocks.moveSection', { section })}
            />
            <SectionFields {...props} />
            <BlockMenu
              label={t('form.blocks.menu.ofSection', { section })}
              block={block}
              isReadOnly={isReadOnly}
              actions={actions}
            />
          </div>
        </li>
      )}
    </Draggable>
  )
})
