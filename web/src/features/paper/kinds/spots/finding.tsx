import { isBlank } from '@probant/kinds/spots/answer'
import { isPoint } from '@probant/kinds/spots/marks'
import type { Point } from '@probant/kinds/spots/shapes'
import { words } from '@probant/kinds/spots/words'
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react'
import { useLocale } from '#web/i18n/use-locale.ts'
import type { AnswerProps } from '../kind.ts'
import { MarkerList } from './marker-list.tsx'
import { markersIn, marksIn } from './markers.ts'
import pictureClasses from './picture.module.css'
import { Picture } from './picture.tsx'
import { Pin } from './pin.tsx'
import classes from './spots.module.css'
import { inPicture, pixelAt, placeStyle, type Spots, STEPS, sharesOf, stepOf } from './spots.ts'
import { usePinDrag } from './use-pin-drag.ts'
import { useTold } from './use-told.ts'

/**
 * What is put on the picture, and the picture. With the mouse or a finger: choose one, press its place, drag it on. By
 * keyboard: press one, move a cross over the picture with the arrows, set it with Enter.
 */
export function Finding({ content, language, stemId, answer, isLocked, onAnswer }: AnswerProps<Spots>) {
  const locale = useLocale()
  const said = words[locale]
  const id = useId()
  const stage = useRef<HTMLDivElement>(null)
  const surface = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [told, tell] = useTold()
  const [taken, setTaken] = useState<number | null>(null)
  const [aim, setAim] = useState<Point | null>(null)

  const middle = inPicture({ x: content.width / 2, y: content.height / 2 }, content)
  const markers = markersIn(content, locale)
  const marks = marksIn(content, answer)
  const nextFree = (after: readonly unknown[]) => markers.find(({ index }) => after[index] === null)?.index
  /** What is put where the picture is pressed: what was taken up, or else the next one. */
  const chosen = isLocked ? undefined : (taken ?? nextFree(marks))
  const markerAt = (index: number | undefined) => markers.find((marker) => marker.index === index)
  const nameOf = (index: number) => markerAt(index)?.text ?? ''
  const whereIs = (point: Point) => said.at(...sharesOf(point, content))

  const put = (index: number, mark: Point | null) => {
    const next = { type: 'spots' as const, marks: marks.with(index, mark) }
    onAnswer(isBlank(next) ? null : next)
    setTaken(null)
    setAim(null)
    tell(mark ? said.wasPut(nameOf(index), whereIs(mark)) : said.wasRemoved(nameOf(index)))
    return next.marks
  }
  const focusMarker = (index: number | undefined) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-marker="${index}"]`)?.focus())
  const startAim = (index: number) => {
    const mark = marks[index]
    setTaken(index)
    const from = isPoint(mark) ? mark : middle
    setAim(from)
    tell(whereIs(from))
    surface.current?.focus()
  }
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (chosen === undefined) return
    // A key was pressed: there is no place under it but that of the cross.
    if (event.detail > 0) put(chosen, pixelAt(event, event.currentTarget, content))
    else if (aim) focusMarker(nextFree(put(chosen, aim)) ?? chosen)
    else startAim(chosen)
  }
  const onKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step) {
      // Also where nothing is left to put, they must not turn the page.
      if (chosen === undefined) return swallow(event)
      const from = aim ?? middle
      const far = stepOf(event, content)
      const next = inPicture({ x: from.x + step.x * far, y: from.y + step.y * far }, content)
      setTaken(chosen)
      setAim(next)
      tell(whereIs(next))
    } else if (chosen === undefined) return
    else if (event.key === 'Enter' && event.repeat) {
      // One that is held would put everything, one after the other, in the same place.
    } else if (event.key === 'Escape' && aim) {
      setTaken(null)
      setAim(null)
      tell(said.wasLeft(nameOf(chosen)))
      focusMarker(chosen)
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && isPoint(marks[chosen])) {
      put(chosen, null)
      focusMarker(chosen)
    } else return
    swallow(event)
  }
  /** Whoever holds another label puts that one, also on a needle; a needle pressed again is let go. */
  const pressPin = (index: number, at: Point) => {
    if (taken === null) setTaken(index)
    else if (taken === index) setTaken(null)
    else put(taken, at)
  }
  const drag = usePinDrag({ size: content, stage, isLocked, onPress: pressPin, onDrop: put })
  const isLabelled = content.labels.length > 0
  return (
    // biome-ignore lint/a11y/useSemanticElements: whoever comes into it hears what is asked
    <div role="group" aria-labelledby={stemId}>
      <p id={`${id}-hint`} className={`note ${classes.hint}`}>
        {isLabelled ? said.putLabels : said.putMarks(markers.length)}{' '}
        <span className={classes.keys}>{said.keys}</span>
      </p>
      <MarkerList
        ref={list}
        markers={markers}
        marks={marks}
        whereIs={whereIs}
        chosen={chosen}
        isLocked={isLocked}
        language={language}
        onChoose={(index, byKey) => (byKey ? startAim(index) : setTaken(index))}
        onRemove={(index) => {
          put(index, null)
          focusMarker(index)
        }}
      />
      <Picture {...content} language={language} ref={stage}>
        {/* Here the arrow keys are the picture's, also for those who hear the page. */}
        <div role="application" aria-label={said.picture}>
          <button
            ref={surface}
            type="button"
            className={pictureClasses.surface}
            disabled={isLocked}
            aria-label={chosen === undefined ? said.allPut : said.put(nameOf(chosen))}
            aria-describedby={`${id}-hint`}
            onClick={press}
            onKeyDown={onKey}
            onBlur={() => setAim(null)}
          />
          {aim && !isLocked && <div className={pictureClasses.aim} style={placeStyle(aim, content)} />}
          {markers.map(({ index, letter }) => {
            const point = drag.pointOf(index) ?? marks[index]
            if (!isPoint(point)) return null
            return (
              <Pin
                key={index}
                size={content}
                point={point}
                letter={letter}
                data-chosen={taken === index || undefined}
                data-dragged={drag.pointOf(index) ? true : undefined}
                data-movable={!isLocked || undefined}
                {...(!isLocked && drag.handlersOf(index, point))}
              />
            )
          })}
        </div>
      </Picture>
      <p role="status" className="unseen">
        {told}
      </p>
    </div>
  )

  function swallow(event: KeyboardEvent): void {
    event.preventDefault()
    event.stopPropagation()
  }
}
