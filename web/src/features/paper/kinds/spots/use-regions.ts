import { scaled } from '@probant/kinds/spots/moving'
import { pictureIn } from '@probant/kinds/spots/picture'
import type { Point, Shape } from '@probant/kinds/spots/shapes'
import { useRef, useState } from 'react'
import type { FieldsProps } from '../kind.ts'
import { type Tool, usual } from './drawn-shapes.ts'
import type { Size, SpotsValues } from './spots.ts'

export const PICTURE = 'content.spotsPicture'
export const SPOTS = 'content.spots'
export const OTHERS = 'content.spotOthers'
const CORNERS = 'content.spotCorners'

/** The picture that is drawn on, its regions, and which of them is chosen. */
export function useRegions(form: FieldsProps<SpotsValues>['form']) {
  const { spotsPicture, spots, spotCorners } = form.getValues().content
  const [tool, setTool] = useState<Tool>('circle')
  const [chosen, setChosen] = useState<number>()
  const [loaded, setLoaded] = useState<{ id: string; size: Size | undefined }>()
  /** The size of the picture that was replaced: its regions go to the same places of the new one. */
  const replaced = useRef<Size>(undefined)
  const picture = pictureIn(spotsPicture)
  const isLoaded = picture !== undefined && loaded?.id === picture.id
  const size = isLoaded ? loaded.size : undefined

  /** While the regions are changed, nothing is held against the lists as a whole. */
  const clearErrors = () => {
    for (const list of [SPOTS, OTHERS]) form.clearFieldError(list)
  }
  /** What was said of the polygon that is drawn, which is to be the next region. */
  const ofDrawn = () =>
    Object.keys(form.errors).filter((path) => path.startsWith(`${SPOTS}.${spots.length}.`))
  const setCorners = (corners: Point[]) => {
    form.setFieldValue(CORNERS, corners as never)
    for (const path of ofDrawn()) form.clearFieldError(path)
  }
  const add = (shape: Shape) => {
    setChosen(spots.length)
    form.insertListItem(SPOTS, { label: '', shape } as never)
    clearErrors()
  }
  return {
    picture,
    size,
    isGone: isLoaded && !size,
    tool,
    chosen,
    shapes: spots.map(({ shape }) => shape),
    isUnfinished: spotCorners.length > 0 && ofDrawn().length > 0,
    setTool,
    setCorners,
    choose: setChosen,
    add,
    addUsual: () => size && add(usual(tool, { x: size.width / 2, y: size.height / 2 }, size)),
    change: (index: number, shape: Shape) => {
      form.setFieldValue(`${SPOTS}.${index}.shape`, shape as never)
      clearErrors()
    },
    remove: (index: number) => {
      const removed = spots[index]
      setChosen(undefined)
      form.removeListItem(SPOTS, index)
      clearErrors()
      return () => form.insertListItem(SPOTS, removed as never, index)
    },
    move: (from: number, to: number) => {
      setChosen(to)
      form.reorderListItem(SPOTS, { from, to })
      clearErrors()
    },
    describe: (markdown: string) => form.setFieldValue(PICTURE, markdown as never),
    replace: (markdown: string) => {
      // One that is replaced before it has come leaves the regions as they stand on the one before.
      replaced.current = size ?? replaced.current
      form.setFieldValue(PICTURE, markdown as never)
      setCorners([])
    },
    onFail: () => picture && setLoaded({ id: picture.id, size: undefined }),
    onSize: (now: Size) => {
      if (!picture) return
      const before = replaced.current
      replaced.current = undefined
      setLoaded({ id: picture.id, size: now })
      if (!before) return
      const by = { x: now.width / before.width, y: now.height / before.height }
      form.setFieldValue(SPOTS, spots.map((spot) => ({ ...spot, shape: scaled(spot.shape, by) })) as never)
    },
  }
}
