import { outlineOf } from '@probant/kinds/spots/outline'
import { boundsOf, middleOf, type Shape } from '@probant/kinds/spots/shapes'
import { IconCheck, IconX } from '@tabler/icons-react'
import { createElement } from 'react'
import classes from './picture.module.css'
import { placeOf, type Size } from './spots.ts'

export type Tone = 'right' | 'wrong' | undefined

interface RegionsProps {
  size: Size
  shapes: readonly Shape[]
  toneOf?: (index: number) => Tone
  isChosen?: (index: number) => boolean
  /** Numbers stand below, where needles may be in the middle. */
  isBelow?: boolean
}

/** The outlines of regions, with their numbers. For eyes alone: what they say stands below the picture too. */
export function Regions({ size, shapes, toneOf, isChosen, isBelow = false }: RegionsProps) {
  const badgeAt = (shape: Shape) =>
    isBelow ? { x: middleOf(shape).x, y: Math.min(boundsOf(shape).bottom, size.height) } : middleOf(shape)

  return (
    <>
      <svg
        className={classes.overlay}
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {shapes.map((shape, index) => (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a region is known by its number
            key={index}
            className={classes.region}
            data-tone={toneOf?.(index)}
            data-chosen={isChosen?.(index) || undefined}
          >
            <Outline shape={shape} className={classes.rim} />
            <Outline shape={shape} className={classes.line} />
          </g>
        ))}
      </svg>
      {shapes.map((shape, index) => {
        const tone = toneOf?.(index)
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a region is known by its number
            key={index}
            aria-hidden="true"
            className={classes.badge}
            style={placeOf(badgeAt(shape), size)}
            data-tone={tone}
          >
            {index + 1}
            <ToneSign tone={tone} />
          </span>
        )
      })}
    </>
  )
}

export function Outline({ shape, className }: { shape: Shape; className: string | undefined }) {
  const { element, attributes } = outlineOf(shape)
  return createElement(element, { ...attributes, className })
}

/** Never by colour alone. */
export function ToneSign({ tone }: { tone: Tone }) {
  if (!tone) return null
  const Icon = tone === 'right' ? IconCheck : IconX
  return (
    <small className={classes.sign}>
      <Icon size={12} stroke={3} aria-hidden="true" />
    </small>
  )
}
