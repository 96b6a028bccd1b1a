import { VisuallyHidden } from '@mantine/core'
import type { Locale } from '@probant/contract/locales'
import type { Mark } from '@probant/kinds/spots/answer'
import { isPoint } from '@probant/kinds/spots/marks'
import type { Point } from '@probant/kinds/spots/shapes'
import { words } from '@probant/kinds/spots/words'
import { IconMapPinCheck, IconX } from '@tabler/icons-react'
import type { Ref } from 'react'
import { RichText } from '#web/components/text/rich-text.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import paper from '../../paper.module.css'
import type { Marker } from './markers.ts'
import classes from './spots.module.css'

interface MarkerListProps {
  ref: Ref<HTMLUListElement>
  markers: readonly Marker[]
  marks: readonly Mark[]
  whereIs: (point: Point) => string
  chosen: number | undefined
  isLocked: boolean
  language: Locale
  onChoose: (index: number, byKey: boolean) => void
  onRemove: (index: number) => void
}

/** What can be put on the picture, with what is there already. */
export function MarkerList(props: MarkerListProps) {
  const { ref, markers, marks, whereIs, chosen, isLocked, language, onChoose, onRemove } = props
  const said = words[useLocale()]
  return (
    <ul ref={ref} className={`plain ${classes.markers}`}>
      {markers.map(({ index, letter, html, text, isOneOfSeveral }) => {
        const mark = marks[index]
        const isPut = isPoint(mark)
        return (
          <li key={index} data-chosen={chosen === index || undefined}>
            <button
              type="button"
              className={classes.marker}
              data-marker={index}
              aria-pressed={chosen === index}
              disabled={isLocked}
              onClick={(event) => onChoose(index, event.detail === 0)}
            >
              <span className={paper.letter} aria-hidden="true">
                {letter}
              </span>
              {html ? <RichText html={html} lang={language} /> : <span>{text}</span>}
              {isOneOfSeveral && <VisuallyHidden>, {letter}</VisuallyHidden>}
              {isPut && (
                <>
                  <IconMapPinCheck size={18} stroke={1.5} aria-hidden="true" />
                  <VisuallyHidden>, {said.isPut(whereIs(mark))}</VisuallyHidden>
                </>
              )}
            </button>
            {isPut && !isLocked && (
              <button
                type="button"
                className={classes.remove}
                aria-label={said.remove(text)}
                onClick={() => onRemove(index)}
              >
                <IconX size={18} stroke={1.5} aria-hidden="true" />
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
