import { Button } from '@mantine/core'
import { IconHeading } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BlockMenu } from './block-menu.tsx'
import classes from './section.module.css'
import { SectionFields, type SectionProps } from './section-fields.tsx'
import { useBlockWords } from './use-block-words.ts'

/** Most quizzes have no headings at all: the first one shows itself only to those who want it. */
export function FirstSection(props: SectionProps) {
  const { t } = useTranslation('quiz-form')
  const { sectionName } = useBlockWords()
  const { block, isReadOnly, deeds, count } = props
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
        className={classes.reveal}
        leftSection={<IconHeading size={16} stroke={1.5} aria-hidden="true" />}
        onClick={() => setIsWanted(true)}
      >
        {t('blocks.section.reveal')}
      </Button>
    )
  }
  return (
    <div className={classes.slot} data-block={block.key}>
      <div className={classes.section} data-first>
        <SectionFields {...props} autoFocus={isPlain} />
        <BlockMenu
          label={t('blocks.menu.ofSection', { section: sectionName(block.title, 0) })}
          block={block}
          isReadOnly={isReadOnly}
          deeds={removing(deeds)}
        />
      </div>
    </div>
  )

  /** Its heading can only be put away again. */
  function removing(asked: SectionProps['deeds']): SectionProps['deeds'] {
    return {
      ...asked,
      remove: (key) => {
        setIsWanted(false)
        if (!isPlain) asked.remove(key)
      },
    }
  }
}
