import { Box, Button, Flex, Select, Textarea, Title, VisuallyHidden } from '@mantine/core'
import { LOCALES, localeSchema } from '@probant/contract/locales'
import {
  IconAdjustmentsHorizontal,
  IconBooks,
  IconHeading,
  IconPencilBolt,
  IconPencilPlus,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { sizeOf } from '../document/plan.ts'
import type { QuizDraftState } from '../saving/use-quiz-draft.ts'
import { TourCard, useTourMark } from '../tour/tour-card.tsx'
import classes from './form-header.module.css'
import { ADDING_ID } from './go-to-place.ts'

interface FormHeaderProps {
  draft: QuizDraftState
  isReadOnly: boolean
  /** Somebody has asked whether all is right: from then on an empty title is wrong. */
  isChecked: boolean
  /** What shows the answers. */
  answers: ReactNode
  /** On a phone they stand below the last question. */
  onSettings: () => void
}

export function FormHeader({ draft, isReadOnly, isChecked, answers, onSettings }: FormHeaderProps) {
  const { t } = useTranslation(['quiz', 'common'])
  const { document, quiz, fieldErrors, edit } = draft
  const { questionCount, totalPoints } = sizeOf(document.blocks)
  const isJudged = quiz !== undefined || isChecked || document.title !== ''
  return (
    <header>
      <VisuallyHidden>
        <Title order={1}>{document.title || t('form.untitled')}</Title>
      </VisuallyHidden>
      <div {...useTourMark('title')}>
        <TitleField
          title={document.title}
          error={isJudged ? fieldErrors.title : undefined}
          isReadOnly={isReadOnly}
          isNew={quiz === undefined && document.title === ''}
          onChange={(title) => edit({ title })}
        />
      </div>
      <TourCard name="title" />
      <Flex gap={{ base: 'xs', sm: '8px 16px' }} align="center" wrap="wrap" mt="sm">
        {isReadOnly ? (
          <span>{t(`common:language.${document.language}`)}</span>
        ) : (
          <Select
            aria-label={t('form.language')}
            size="xs"
            w={{ base: 104, sm: 132 }}
            allowDeselect={false}
            data={LOCALES.map((value) => ({ value, label: t(`common:language.${value}`) }))}
            value={document.language}
            onChange={(value) => edit({ language: localeSchema.parse(value) })}
          />
        )}
        <Box component="span" className="tabular" c="dimmed" fz={{ base: 'xs', sm: 'sm' }}>
          {t('form.size.both', {
            questions: t('form.size.questions', { count: questionCount }),
            points: t('form.size.points', { count: totalPoints }),
          })}
        </Box>
        {questionCount > 0 && answers}
        <Button
          hiddenFrom="md"
          ms="auto"
          size="xs"
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.5} aria-hidden="true" />}
          onClick={onSettings}
        >
          {t('form.settings.title')}
        </Button>
      </Flex>
    </header>
  )
}

interface TitleFieldProps {
  title: string
  error: string | undefined
  isReadOnly: boolean
  isNew: boolean
  onChange: (title: string) => void
}

/** As large as a headline, since it is one; a long title takes a second line. */
function TitleField({ title, error, isReadOnly, isNew, onChange }: TitleFieldProps) {
  const { t } = useTranslation('quiz')
  return (
    <Textarea
      data-path="title"
      aria-label={t('form.title.label')}
      placeholder={t('form.title.placeholder')}
      variant="unstyled"
      autosize
      minRows={1}
      value={title}
      error={error}
      readOnly={isReadOnly}
      autoFocus={isNew}
      onChange={(event) => onChange(event.currentTarget.value.replace(/\s*\n\s*/g, ' '))}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      classNames={{ input: classes.title }}
    />
  )
}

interface AddBarProps {
  onBank: () => void
  onGenerate: () => void
  onWrite: () => void
  onSection: () => void
}

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

/** The ways in which something comes onto the paper. */
export function AddBar({ onBank, onGenerate, onWrite, onSection }: AddBarProps) {
  const { t } = useTranslation('quiz')
  const mark = useTourMark('questions')
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn and read as part of a form */}
      <div
        id={ADDING_ID}
        role="group"
        aria-label={t('form.add.label')}
        {...mark}
        className={`${classes.bar} ${mark.className ?? ''}`}
      >
        <Box component="span" visibleFrom="sm" me={4} c="dimmed" fz="xs" aria-hidden="true">
          {t('form.add.label')}
        </Box>
        <Button variant="default" size="xs" leftSection={<IconBooks {...ICON} />} onClick={onBank}>
          {t('form.add.bank')}
        </Button>
        <Button variant="default" size="xs" leftSection={<IconPencilBolt {...ICON} />} onClick={onGenerate}>
          {t('form.add.generate')}
        </Button>
        <Button variant="default" size="xs" leftSection={<IconPencilPlus {...ICON} />} onClick={onWrite}>
          {t('form.add.write')}
        </Button>
        <Button variant="default" size="xs" leftSection={<IconHeading {...ICON} />} onClick={onSection}>
          {t('form.add.section')}
        </Button>
      </div>
      <TourCard name="questions" />
    </>
  )
}
