import { Box, Button, Flex, Group, Switch, Text, TextInput, Title } from '@mantine/core'
import { NAME_MAX, QUIZ_QUESTIONS_MAX } from '@probant/contract/limits'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Tagged } from '#web/components/text/tagged.tsx'
import type { Block } from '../document/document.ts'
import type { SectionNote } from '../document/plan.ts'
import type { BlockActions } from './block-actions.ts'
import classes from './section.module.css'
import { TypedNumber } from './typed-number.tsx'
import { useBlockWords } from './use-block-words.ts'

export interface SectionProps {
  block: Extract<Block, { kind: 'section' }>
  /** Which section it is, counted from 0. */
  place: number
  /** How many questions stand under it. */
  count: number
  note: SectionNote | undefined
  /** What all its questions could be worth, where a pool has to be mended. */
  equalPoints: number | undefined
  isReadOnly: boolean
  actions: BlockActions
  autoFocus?: boolean
}

/** A heading: its title, and whether each participant gets all of what stands under it or a draw. */
export function SectionFields({ block, place, count, note, isReadOnly, actions, ...props }: SectionProps) {
  const { t } = useTranslation('quiz')
  const { sectionName } = useBlockWords()
  const { key, title, draw } = block
  const { equalPoints } = props
  const section = sectionName(title, place)
  // Half of them, to begin with: all would be no draw.
  const usualDraw = Math.max(1, Math.floor(count / 2))

  if (isReadOnly) {
    return (
      // The title begins where the questions do; the frame of its field stands out.
      <Box flex={1} miw={0} ms={-7}>
        <Title order={2} size="h4" py={4} px={7}>
          {title.trim() || section}
        </Title>
        {draw !== null && (
          <Text mt={2} mb={6} ps={7} c="dimmed">
            {t('form.blocks.section.drawn', { draw, count })}
          </Text>
        )}
      </Box>
    )
  }
  return (
    <Box flex={1} miw={0} ms={-7}>
      <Group gap="0 16px">
        <TextInput
          variant="unstyled"
          aria-label={t('form.blocks.section.title', { number: place + 1 })}
          placeholder={t('form.blocks.section.titlePlaceholder')}
          flex="1 1 200px"
          classNames={{ input: classes.title }}
          maxLength={NAME_MAX}
          autoFocus={props.autoFocus}
          value={title}
          onChange={(event) => actions.change(key, { title: event.currentTarget.value })}
        />
        <Switch
          ms={7}
          size="sm"
          label={t('form.blocks.section.poolLabel')}
          aria-label={t('form.blocks.section.pool', { section })}
          labelPosition="left"
          checked={draw !== null}
          onChange={(event) => actions.change(key, { draw: event.currentTarget.checked ? usualDraw : null })}
        />
      </Group>
      {draw !== null && (
        <DrawSentence
          section={section}
          draw={draw}
          count={count}
          onChange={(value) => actions.change(key, { draw: value })}
        />
      )}
      {note && (
        <Box mb={6} ps={7}>
          <Flex component="p" gap={6} m={0} c="var(--warning)" fz="xs" fw={500}>
            <IconAlertTriangle size={16} stroke={1.5} aria-hidden="true" />
            <span>{t(`form.blocks.section.${note}`, { count })}</span>
          </Flex>
          {note === 'pointsDiffer' && equalPoints !== undefined && (
            <Button variant="subtle" size="compact-sm" onClick={() => actions.equalise(place, equalPoints)}>
              {t('form.blocks.section.equalise', { count: equalPoints })}
            </Button>
          )}
        </Box>
      )}
    </Box>
  )
}

interface DrawSentenceProps {
  section: string
  draw: number
  count: number
  onChange: (draw: number) => void
}

/** A sentence with its number to be typed in it. */
function DrawSentence({ section, draw, count, onChange }: DrawSentenceProps) {
  const { t } = useTranslation('quiz')
  const max = Math.min(QUIZ_QUESTIONS_MAX, Math.max(count, draw))
  const field = () => (
    <TypedNumber
      label={t('form.blocks.section.draw', { section })}
      inputMode="numeric"
      value={draw}
      min={1}
      max={max}
      read={(typed) => readDraw(typed, max)}
      refusal={t('form.blocks.section.drawRefused', { max, draw })}
      onChange={onChange}
    />
  )
  return (
    <Box mt={2} mb={6} ps={7} c="dimmed">
      <Tagged
        sentence={(given) => t('form.blocks.section.drawSentence', given)}
        values={{ count }}
        parts={{ draw: field }}
      />
    </Box>
  )
}

/** A whole number of questions; "2,5" is neither 2 nor 25. */
export function readDraw(typed: string, max: number): number | undefined {
  const text = typed.trim()
  const draw = /^\d+$/.test(text) ? Number(text) : 0
  return draw >= 1 && draw <= max ? draw : undefined
}
