import { NativeSelect } from '@mantine/core'
import { isBlank } from '@probant/kinds/spots/answer'
import { isInside, middleOf, type Point, type Shape } from '@probant/kinds/spots/shapes'
import { words } from '@probant/kinds/spots/words'
import { type MouseEvent, useRef } from 'react'
import { useLocale } from '#web/i18n/use-locale.ts'
import paper from '../../paper.module.css'
import type { AnswerProps } from '../kind.ts'
import { ChoiceOptions, LetteredChoices, needsRoom } from '../matching/lettered-choices.tsx'
import pictureClasses from './picture.module.css'
import { Picture } from './picture.tsx'
import { Regions } from './regions.tsx'
import classes from './spots.module.css'
import { pixelAt, type Spots } from './spots.ts'

interface LabellingProps extends AnswerProps<Spots> {
  regions: readonly Shape[]
}

/** So wide it can be pressed, on the screen. */
const FINGER = 44

/** The numbered regions, and below for each a list of the labels: whoever presses a region comes to its list. */
export function Labelling(props: LabellingProps) {
  const { content, regions, language, stemId, answer, isLocked, onAnswer } = props
  const said = words[useLocale()]
  const rows = useRef<HTMLOListElement>(null)
  const marks = regions.map((_, index) => answer?.marks[index] ?? null)
  const isLettered = content.labels.some(needsRoom)

  const put = (index: number, value: string) => {
    const next = { type: 'spots' as const, marks: marks.with(index, value === '' ? null : Number(value)) }
    onAnswer(isBlank(next) ? null : next)
  }
  const goTo = (event: MouseEvent) => {
    const room = (FINGER / 2) * (content.width / event.currentTarget.clientWidth)
    const index = regionAt(regions, pixelAt(event, event.currentTarget, content), room)
    if (index !== undefined) openList(rows.current?.querySelectorAll('select')[index])
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: whoever comes into a list hears what is asked
    <div role="group" aria-labelledby={stemId}>
      <Picture {...content} language={language}>
        <Regions size={content} shapes={regions} />
        {/* For a mouse or a finger: by keyboard one comes to the lists anyway. */}
        {!isLocked && (
          // biome-ignore lint/a11y/noStaticElementInteractions: it only leads to the fields below
          // biome-ignore lint/a11y/useKeyWithClickEvents: it only leads to the fields below
          <div className={pictureClasses.surface} data-leads onClick={goTo} />
        )}
      </Picture>
      {isLettered && (
        <div className={classes.lettered}>
          <LetteredChoices title={said.labels} choices={content.labels} language={language} />
        </div>
      )}
      <ol ref={rows} className={`plain ${classes.rows}`}>
        {regions.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a region is known by its number
          <li key={index} className={classes.row}>
            <span className={paper.letter} aria-hidden="true">
              {index + 1}
            </span>
            <NativeSelect
              size="md"
              className={classes.select}
              aria-label={said.region(index + 1)}
              value={typeof marks[index] === 'number' ? marks[index] : ''}
              disabled={isLocked}
              onChange={(event) => put(index, event.currentTarget.value)}
            >
              <ChoiceOptions choose={said.choose} choices={content.labels} language={language} />
            </NativeSelect>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The nearest of those that were pressed; one that is small for a finger has room around its number. */
function regionAt(regions: readonly Shape[], point: Point, room: number): number | undefined {
  const near = regions
    .map((shape, index) => ({ index, shape, distance: distanceOf(middleOf(shape), point) }))
    .filter(({ shape, distance }) => isInside(shape, point) || distance <= room)
  return near.sort((one, other) => one.distance - other.distance)[0]?.index
}

function distanceOf(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

function openList(list: HTMLSelectElement | undefined): void {
  if (!list) return
  list.focus()
  try {
    list.showPicker?.()
  } catch {
    // Some browsers open it only where it is pressed itself.
  }
}
