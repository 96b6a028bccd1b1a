import type { Point } from '@probant/kinds/spots/shapes'
import type { HTMLAttributes } from 'react'
import classes from './picture.module.css'
import { type Tone, ToneSign } from './regions.tsx'
import { placeOf, type Size } from './spots.ts'

interface PinProps extends HTMLAttributes<HTMLDivElement> {
  size: Size
  point: Point
  letter: string
  tone?: Tone
}

/** A needle in the picture. For eyes and hands: who reads or types has the list. */
export function Pin({ size, point, letter, tone, ...props }: PinProps) {
  return (
    <div {...props} className={classes.pin} style={placeOf(point, size)} data-tone={tone} aria-hidden="true">
      <span>
        <b>{letter}</b>
      </span>
      <ToneSign tone={tone} />
    </div>
  )
}
