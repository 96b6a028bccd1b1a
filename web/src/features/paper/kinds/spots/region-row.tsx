import { ActionIcon, Group, TextInput, Tooltip, VisuallyHidden } from '@mantine/core'
import { boundsOf, middleOf, type Point, type Shape } from '@probant/kinds/spots/shapes'
import { words } from '@probant/kinds/spots/words'
import { IconArrowsMove } from '@tabler/icons-react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { grown, shifted } from './drawn-shapes.ts'
import { type Size, STEPS, sharesOf, stepOf } from './spots.ts'
import { useTold } from './use-told.ts'

interface RegionRowProps {
  number: number
  /** Of the label. */
  input: ComponentProps<typeof TextInput>
  lang: string
  shape: Shape | undefined
  size: Size | undefined
  isChosen: boolean
  onChoose: () => void
  onChange: (shape: Shape) => void
}

/** The label of a region, and a button on which the arrow keys move it. */
export function RegionRow({
  number,
  input,
  lang,
  shape,
  size,
  isChosen,
  onChoose,
  onChange,
}: RegionRowProps) {
  const { t } = useTranslation('questions')
  const said = words[useLocale()]
  const [told, tell] = useTold()
  const onKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step || !shape || !size) return
    event.preventDefault()
    const far = stepOf({ shiftKey: false }, size)
    const by = { x: step.x * far, y: step.y * far }
    const next = event.shiftKey ? grown(shape, by, size) : shifted(shape, by, size)
    onChange(next)
    if (event.shiftKey) tell(said.sized(...sharesOf(sidesOf(next), size)))
    else tell(said.at(...sharesOf(middleOf(next), size)))
  }
  const name = t('editor.spots.move', { number })
  return (
    <Group gap={4} wrap="nowrap" align="flex-start">
      <TextInput
        {...input}
        aria-label={t('editor.spots.labelOf', { number })}
        placeholder={number === 1 ? t('editor.spots.label') : undefined}
        lang={lang}
        leftSection={number}
        flex={1}
        onFocus={onChoose}
      />
      <Tooltip label={`${name}. ${t('editor.spots.moveHint')}`} multiline maw={260}>
        {/* Here the arrow keys are the region's, also for those who hear the page. */}
        <div role="application" aria-label={name}>
          <ActionIcon
            variant={isChosen ? 'light' : 'subtle'}
            color="gray"
            size={36}
            disabled={!size}
            aria-label={`${name}. ${t('editor.spots.moveHint')}`}
            onFocus={onChoose}
            onKeyDown={onKey}
          >
            <IconArrowsMove size={18} stroke={1.5} />
          </ActionIcon>
        </div>
      </Tooltip>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </Group>
  )
}

/** How wide and how high it is. */
function sidesOf(shape: Shape): Point {
  const { left, top, right, bottom } = boundsOf(shape)
  return { x: right - left, y: bottom - top }
}
