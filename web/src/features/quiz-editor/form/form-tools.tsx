import { Button, Flex } from '@mantine/core'
import { IconDeviceFloppy, IconEye, IconSend } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { isDraft } from '../document/document.ts'
import type { QuizDraftState } from '../saving/use-quiz-draft.ts'
import { useTourMark } from '../tour/tour-card.tsx'
import { SaveState } from './save-state.tsx'

interface FormToolsProps {
  draft: QuizDraftState
  /** A copy that was not changed yet is saved by hand, or not at all. */
  isCopy: boolean
  /** Where the quiz has no page of its own. */
  onPreview?: () => void
  onSave: () => void
  onPublish: () => void
  onDecide: () => void
}

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

/** Stays in sight while one writes: whether it is saved, and what comes next. */
export function FormTools({ draft, isCopy, onPreview, onSave, onPublish, onDecide }: FormToolsProps) {
  const { t } = useTranslation('quiz')
  const { quiz, status, isDirty } = draft
  const isSaving = status.kind === 'saving'
  const mark = useTourMark('publish')
  return (
    <Flex
      gap="12px 24px"
      align="center"
      justify="space-between"
      wrap={{ base: 'wrap', sm: 'nowrap' }}
      pos="sticky"
      top={0}
      mih={56}
      py="xs"
      bg="var(--paper)"
      style={{ zIndex: 40, borderBlockEnd: '1px solid var(--line)' }}
    >
      <SaveState draft={draft} onDecide={onDecide} />
      <Flex {...mark} gap="xs" align="center" flex="none" ms="auto">
        {quiz && onPreview && (
          <Button variant="default" leftSection={<IconEye {...ICON} />} onClick={onPreview}>
            {t('form.tools.preview')}
          </Button>
        )}
        {quiz && !onPreview && (
          <ButtonLink
            to="/dashboard/view/$quizId"
            params={{ quizId: quiz.id }}
            search={{ preview: 'A', from: 'form' }}
            preload={false}
            variant="default"
            leftSection={<IconEye {...ICON} />}
          >
            {t('form.tools.preview')}
          </ButtonLink>
        )}
        {!quiz && isCopy && (
          <Button
            variant="default"
            loading={isSaving}
            leftSection={<IconDeviceFloppy {...ICON} />}
            onClick={onSave}
          >
            {t('form.tools.saveDraft')}
          </Button>
        )}
        {isDraft(quiz) ? (
          <Button leftSection={<IconSend {...ICON} />} onClick={onPublish}>
            {t('form.tools.publish')}
          </Button>
        ) : (
          <Button
            disabled={!isDirty}
            loading={isSaving}
            leftSection={<IconDeviceFloppy {...ICON} />}
            onClick={onSave}
          >
            {t('form.tools.saveChanges')}
          </Button>
        )}
      </Flex>
    </Flex>
  )
}
