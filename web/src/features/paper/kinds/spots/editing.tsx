import { Switch, TextInput } from '@mantine/core'
import { OTHERS_MAX, SPOTS_MAX } from '@probant/kinds/limits'
import { descriptionIn } from '@probant/kinds/spots/picture'
import { useTranslation } from 'react-i18next'
import { dataPathOf } from '#web/components/form/data-path.ts'
import { ListEditor } from '#web/components/form/list-editor.tsx'
import type { EditedKind, FieldsProps } from '../kind.ts'
import { listOf, typedInto } from '../list-of.ts'
import { withoutEnd } from '../without-end.ts'
import { inNumbers, polygonOf } from './drawn-shapes.ts'
import { addressOf } from './picture-address.ts'
import { PictureField } from './picture-field.tsx'
import { RegionCanvas } from './region-canvas.tsx'
import { RegionRow } from './region-row.tsx'
import type { Spots, SpotsValues } from './spots.ts'
import { OTHERS, PICTURE, SPOTS, useRegions } from './use-regions.ts'

export const spots: EditedKind<Spots, SpotsValues> = {
  blank: () => ({ spotsPicture: '', spotsShown: false, spots: [], spotOthers: [], spotCorners: [] }),
  valuesOf: ({ spotsPicture, spotsShown, spots, labels }) => {
    const belongs = new Set(spots.map(({ place }) => place))
    return {
      spotsPicture,
      spotsShown,
      spots: spots.map(({ place, shape }) => ({ label: labels[place ?? -1]?.text ?? '', shape })),
      spotOthers: labels.filter((_, place) => !belongs.has(place)).map(({ text }) => text),
      spotCorners: [],
    }
  },
  written: ({ spots, spotOthers, spotCorners, ...values }) => ({
    ...values,
    // One that is still drawn is not lost: it is closed where it has corners enough, and otherwise refused.
    spots: spotCorners.length > 0 ? [...spots, { label: '', shape: polygonOf(spotCorners) }] : spots,
    spotOthers: withoutEnd(spotOthers, (text) => text.trim() === '', 0),
  }),
  textsIn: ({ spotsPicture, spots, spotOthers }) => [
    { field: 'picture', text: descriptionIn(spotsPicture) },
    // They too would have to be drawn again.
    {
      field: 'regions',
      text: spots.map(({ shape }, index) => `${index + 1}. ${inNumbers(shape)}`).join('\n'),
    },
    { field: 'labels', text: [...spots.map(({ label }) => label), ...spotOthers].join('\n') },
  ],
  Fields,
}

/** The picture with its regions, their labels, and how they are asked. */
function Fields({ form, errorAt, PictureDialog }: FieldsProps<SpotsValues>) {
  const { t } = useTranslation('questions')
  const { language, content } = form.getValues()
  const regions = useRegions(form)
  const { picture, size, shapes, chosen } = regions
  const typed = (path: string) => typedInto(form, path, [SPOTS, OTHERS])
  return (
    <>
      <PictureField
        value={content.spotsPicture}
        error={regions.isGone ? t('editor.spots.gone') : (errorAt(PICTURE) as string | undefined)}
        dataPath={dataPathOf(form.getInputProps(PICTURE))}
        lang={language}
        PictureDialog={PictureDialog}
        onChange={regions.describe}
        onReplace={regions.replace}
      >
        {picture && (
          <RegionCanvas
            key={picture.id}
            src={addressOf(picture.id)}
            alt={picture.alt}
            size={size}
            tool={regions.tool}
            shapes={shapes}
            chosen={chosen}
            corners={content.spotCorners}
            error={regions.isUnfinished ? t('editor.spots.unfinished') : undefined}
            dataPathOf={(field) => dataPathOf(form.getInputProps(`${SPOTS}.${shapes.length}.${field}`))}
            isFull={shapes.length >= SPOTS_MAX}
            onSize={regions.onSize}
            onFail={regions.onFail}
            onTool={regions.setTool}
            onCorners={regions.setCorners}
            onAdd={regions.add}
            onChange={regions.change}
            onChoose={regions.choose}
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
        onAdd={regions.addUsual}
        onRemove={regions.remove}
        onMove={regions.move}
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
            onChoose={() => regions.choose(index)}
            onChange={(shape) => regions.change(index, shape)}
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
        {...listOf({ form, errorAt }, OTHERS, '')}
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
