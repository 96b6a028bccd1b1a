import { Switch, TextInput } from '@mantine/core'
import { OTHERS_MAX, SPOTS_MAX } from '@probant/kinds/limits'
import { scaled } from '@probant/kinds/spots/moving'
import type { Shape } from '@probant/kinds/spots/shapes'
import { type ChangeEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dataPathOf } from '#web/components/form/data-path.ts'
import { ListEditor } from '#web/components/form/list-editor.tsx'
import type { EditedKind, FieldsProps } from '../kind.ts'
import { withoutEnd } from '../without-end.ts'
import { type Tool, usual } from './drawn-shapes.ts'
import { PictureField } from './picture-field.tsx'
import { addressOf, pictureIn } from './picture-in.ts'
import { RegionCanvas } from './region-canvas.tsx'
import { RegionRow } from './region-row.tsx'
import type { Size, Spots } from './spots.ts'

interface Values {
  spotsPicture: string
  spotsShown: boolean
  spots: { label: string; shape: Shape }[]
  spotOthers: string[]
}

export const spots: EditedKind<Spots, Values> = {
  blank: () => ({ spotsPicture: '', spotsShown: false, spots: [], spotOthers: [] }),
  valuesOf: ({ spotsPicture, spotsShown, spots, labels }) => {
    const belongs = new Set(spots.map(({ place }) => place))
    return {
      spotsPicture,
      spotsShown,
      spots: spots.map(({ place, shape }) => ({ label: labels[place ?? -1]?.text ?? '', shape })),
      spotOthers: labels.filter((_, place) => !belongs.has(place)).map(({ text }) => text),
    }
  },
  written: ({ spotOthers, ...values }) => ({
    ...values,
    spotOthers: withoutEnd(spotOthers, (text) => text.trim() === '', 0),
  }),
  textsIn: ({ spots, spotOthers }) => [
    { field: 'labels', text: [...spots.map(({ label }) => label), ...spotOthers].join('\n') },
  ],
  Fields,
}

const PICTURE = 'content.spotsPicture'
const SPOTS = 'content.spots'
const OTHERS = 'content.spotOthers'

/** The picture with its regions, their labels, and how they are asked. */
function Fields({ form, errorAt, PictureDialog }: FieldsProps<Values>) {
  const { t } = useTranslation('questions')
  const { language, content } = form.getValues()
  const [tool, setTool] = useState<Tool>('circle')
  const [chosen, setChosen] = useState<number>()
  const [loaded, setLoaded] = useState<{ id: string; size: Size | undefined }>()
  /** The size of the picture that was replaced: its regions go to the same places of the new one. */
  const replaced = useRef<Size>(undefined)
  const picture = pictureIn(content.spotsPicture)
  const size = loaded?.id === picture?.id ? loaded?.size : undefined
  const isGone = picture !== undefined && loaded?.id === picture.id && !loaded.size
  const shapes = content.spots.map(({ shape }) => shape)

  const set = (changed: Partial<Values>) => {
    for (const list of [SPOTS, OTHERS]) form.clearFieldError(list)
    form.setFieldValue('content', { ...content, ...changed } as never)
  }
  const setShape = (index: number, shape: Shape) => {
    const spot = content.spots[index]
    if (spot) set({ spots: content.spots.with(index, { ...spot, shape }) })
  }
  const add = (shape: Shape) => {
    setChosen(content.spots.length)
    set({ spots: [...content.spots, { label: '', shape }] })
  }
  const setSize = (now: Size) => {
    if (!picture) return
    const before = replaced.current
    replaced.current = undefined
    setLoaded({ id: picture.id, size: now })
    if (!before) return
    const by = { x: now.width / before.width, y: now.height / before.height }
    set({ spots: content.spots.map((spot) => ({ ...spot, shape: scaled(spot.shape, by) })) })
  }
  const move = (from: number, to: number) => {
    const [spot] = content.spots.slice(from, from + 1)
    if (!spot) return
    setChosen(to)
    set({ spots: content.spots.toSpliced(from, 1).toSpliced(to, 0, spot) })
  }
  /** While something is typed, nothing is held against the lists as a whole. */
  const typed = (path: string) => {
    const input = form.getInputProps(path)
    return {
      ...input,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        input.onChange(event)
        for (const list of [SPOTS, OTHERS]) form.clearFieldError(list)
      },
    }
  }
  return (
    <>
      <PictureField
        value={content.spotsPicture}
        error={isGone ? t('editor.spots.gone') : (errorAt(PICTURE) as string | undefined)}
        dataPath={dataPathOf(form.getInputProps(PICTURE))}
        lang={language}
        PictureDialog={PictureDialog}
        onChange={(markdown) => form.setFieldValue(PICTURE, markdown as never)}
        onReplace={(markdown) => {
          replaced.current = size
          form.setFieldValue(PICTURE, markdown as never)
        }}
      >
        {picture && (
          <RegionCanvas
            src={addressOf(picture.id)}
            alt={picture.alt}
            size={size}
            tool={tool}
            shapes={shapes}
            chosen={chosen}
            isFull={shapes.length >= SPOTS_MAX}
            onSize={setSize}
            onFail={() => setLoaded({ id: picture.id, size: undefined })}
            onTool={setTool}
            onAdd={add}
            onChange={setShape}
            onChoose={setChosen}
          />
        )}
      </PictureField>
      <Switch
        {...form.getInputProps('content.spotsShown', { type: 'checkbox' })}
        label={t('editor.spots.shown')}
        description={t('editor.spots.shownHint')}
      />
      <ListEditor
        legend={t('editor.spots.regions')}
        hint={t('editor.spots.regionsHint')}
        count={content.spots.length}
        max={size ? SPOTS_MAX : content.spots.length}
        nameOf={(index) => t('editor.spots.region', { number: index + 1 })}
        add={t('editor.spots.addRegion')}
        onAdd={() => size && add(usual(tool, { x: size.width / 2, y: size.height / 2 }, size))}
        onRemove={(index) => {
          setChosen(undefined)
          set({ spots: content.spots.toSpliced(index, 1) })
        }}
        onMove={move}
        error={errorAt(SPOTS) as string | undefined}
        dataPath={dataPathOf(form.getInputProps(SPOTS))}
      >
        {(index) => (
          <RegionRow
            number={index + 1}
            input={typed(`${SPOTS}.${index}.label`)}
            lang={language}
            shape={shapes[index]}
            size={size}
            isChosen={chosen === index}
            onChoose={() => setChosen(index)}
            onChange={(shape) => setShape(index, shape)}
          />
        )}
      </ListEditor>
      <ListEditor
        legend={t('editor.spots.others')}
        hint={t('editor.spots.othersHint')}
        count={content.spotOthers.length}
        max={OTHERS_MAX}
        nameOf={(index) => t('editor.spots.other', { number: index + 1 })}
        add={t('editor.spots.addOther')}
        onAdd={() => form.insertListItem(OTHERS, '' as never)}
        onRemove={(index) => form.removeListItem(OTHERS, index)}
        onMove={(from, to) => form.reorderListItem(OTHERS, { from, to })}
        error={errorAt(OTHERS) as string | undefined}
        dataPath={dataPathOf(form.getInputProps(OTHERS))}
      >
        {(index) => (
          <TextInput
            {...typed(`${OTHERS}.${index}`)}
            aria-label={t('editor.spots.other', { number: index + 1 })}
            lang={language}
          />
        )}
      </ListEditor>
    </>
  )
}
