import { Modal, UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { sectionsOf } from '../document.ts'
import type { BlockActions } from './block-actions.ts'
import { placeOf } from './block-places.ts'
import classes from './section-dialog.module.css'
import { useBlockWords } from './use-block-words.ts'

interface SectionDialogProps {
  isOpen: boolean
  /** The question that is to be moved. */
  blockKey: string
  actions: BlockActions
  onClose: () => void
}

export function SectionDialog({ isOpen, blockKey, actions, onClose }: SectionDialogProps) {
  const { t } = useTranslation(['quiz-form', 'common'])
  const { sectionName } = useBlockWords()
  const blocks = actions.blocks()
  const place = placeOf(blocks, blockKey)
  const question = place?.kind === 'question' ? place : undefined
  const choose = (section: number) => {
    onClose()
    actions.moveToSection(blockKey, section)
  }
  return (
    <Modal
      opened={isOpen && question !== undefined}
      onClose={onClose}
      title={t('blocks.moving.title', { number: question?.number ?? '' })}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
      returnFocus={false}
    >
      <p className={classes.sentence}>{t('blocks.moving.sentence')}</p>
      <ol className={classes.sections}>
        {sectionsOf(blocks).map(({ key, title, questions }, index) => (
          <li key={key}>
            <UnstyledButton
              className={classes.section}
              disabled={index === question?.section}
              onClick={() => choose(index)}
            >
              <span>{sectionName(title, index)}</span>
              <span className={classes.count}>
                {index === question?.section
                  ? t('blocks.moving.here')
                  : t('blocks.moving.questions', { count: questions.length })}
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ol>
    </Modal>
  )
}
