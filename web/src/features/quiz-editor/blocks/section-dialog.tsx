import { Box, Flex, Text, UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { sectionsOf } from '../document/document.ts'
import type { BlockActions } from './block-actions.ts'
import { placeOf } from './block-places.ts'
import { useBlockWords } from './use-block-words.ts'

interface SectionDialogProps {
  isOpen: boolean
  /** The question that is to be moved. */
  blockKey: string
  actions: BlockActions
  onClose: () => void
}

export function SectionDialog({ isOpen, blockKey, actions, onClose }: SectionDialogProps) {
  const { t } = useTranslation(['quiz', 'common'])
  const { sectionName } = useBlockWords()
  const blocks = actions.blocks()
  const place = placeOf(blocks, blockKey)
  const question = place?.kind === 'question' ? place : undefined
  const choose = (section: number) => {
    onClose()
    actions.moveToSection(blockKey, section)
  }
  return (
    <Dialog
      isOpen={isOpen && question !== undefined}
      onClose={onClose}
      title={t('form.blocks.moving.title', { number: question?.number ?? '' })}
      returnFocus={false}
    >
      <Text mb="sm" c="dimmed">
        {t('form.blocks.moving.sentence')}
      </Text>
      <Flex component="ol" className="plain" direction="column" gap="xs">
        {sectionsOf(blocks).map(({ key, title, questions }, index) => (
          <li key={key}>
            <UnstyledButton
              className="card choosable breakable"
              display="flex"
              w="100%"
              mih={44}
              py={10}
              px={14}
              style={{ alignItems: 'baseline', justifyContent: 'space-between', gap: 16 }}
              disabled={index === question?.section}
              onClick={() => choose(index)}
            >
              <span>{sectionName(title, index)}</span>
              <Box component="span" flex="none" c="dimmed" fz="xs">
                {index === question?.section
                  ? t('form.blocks.moving.here')
                  : t('form.blocks.moving.questions', { count: questions.length })}
              </Box>
            </UnstyledButton>
          </li>
        ))}
      </Flex>
    </Dialog>
  )
}
