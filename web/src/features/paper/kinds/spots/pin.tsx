import type { Point } from '@probant/kinds/spots/shapes'
import type { HTMLAttributes } from 'react'
import classes from './picture.module.css'
import { type Tone, ToneSign } from './regions.tsx'
import { placeStyle, type Size } from './spots.ts'

interface PinProps extends HTMLAttributes<HTMLDivElement> {
  size: Size
  point: Point
  letter: string
  tone?: Tone
}

/** So near to the upper edge it hangs from its tip: it would stand on what is above the picture. */
const TOP = 0.2

/** A needle in the picture. For eyes and hands: the list says in words where it is. */
export function Pin({ size, point, letter, tone, ...props }: PinProps) {
  return (
    <div
      {...props}
      className={classes.pin}
      style={placeStyle(point, size)}
      data-tone={tone}
      data-hangs={point.y / size.height < TOP || undefined}
      aria-hidden="true"
    >
      <span>
        <b>{letter}</b>
      </span>
      <ToneSign tone={tone} />
    </div>
  )
}
