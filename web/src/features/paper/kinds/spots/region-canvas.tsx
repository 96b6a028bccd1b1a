import { Button, Group, SegmentedControl, Text } from '@mantine/core'
import type { Shape } from '@probant/kinds/spots/shapes'
import { useTranslation } from 'react-i18next'
import { handlesOf, TOOLS, type Tool } from './drawn-shapes.ts'
import classes from './picture.module.css'
import { Outline, Regions } from './regions.tsx'
import { placeOf, type Size, stageStyle } from './spots.ts'
import { useDrawing } from './use-drawing.ts'

interface RegionCanvasProps {
  src: string
  alt: string
  /** Nothing until the picture has come. */
  size: Size | undefined
  tool: Tool
  shapes: readonly Shape[]
  chosen: number | undefined
  isFull: boolean
  onSize: (size: Size) => void
  onFail: () => void
  onTool: (tool: Tool) => void
  onAdd: (shape: Shape) => void
  onChange: (index: number, shape: Shape) => void
  onChoose: (index: number | undefined) => void
}

/** The picture on which regions are drawn; the list below says the same to those who don't draw. */
export function RegionCanvas(props: RegionCanvasProps) {
  const { t } = useTranslation(['questions', 'common'])
  const { src, alt, size, tool, chosen, onSize, onFail, onTool } = props
  const drawing = useDrawing(props)
  const chosenShape = chosen === undefined ? undefined : drawing.shapes[chosen]
  return (
    <div>
      <Group gap="sm" mb="xs">
        <SegmentedControl
          size="xs"
          aria-label={t('editor.spots.tool')}
          value={tool}
          onChange={(value) => {
            drawing.cancel()
            onTool(value as Tool)
          }}
          data={TOOLS.map((value) => ({ value, label: t(`editor.spots.${value}`) }))}
        />
        {drawing.corners.length > 0 && (
          <>
            <Button size="xs" disabled={drawing.corners.length < 3} onClick={drawing.finish}>
              {t('editor.spots.finish')}
            </Button>
            <Button size="xs" variant="default" onClick={drawing.cancel}>
              {t('common:actions.cancel')}
            </Button>
          </>
        )}
      </Group>
      <div className={classes.stage} style={size && stageStyle(size)}>
        <div className={classes.picture}>
          <img
            src={src}
            alt={alt}
            draggable={false}
            onError={onFail}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              onSize({ width: naturalWidth, height: naturalHeight })
            }
          />
        </div>
        {size && (
          <>
            <Regions size={size} shapes={drawing.shapes} isChosen={(index) => index === chosen} />
            <svg
              className={classes.overlay}
              viewBox={`0 0 ${size.width} ${size.height}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <g className={classes.region} data-chosen>
                {drawing.draft && <Outline shape={drawing.draft} className={classes.line} />}
                {drawing.corners.length > 0 && (
                  <polyline
                    className={classes.line}
                    points={drawing.corners.map(({ x, y }) => `${x},${y}`).join(' ')}
                  />
                )}
              </g>
            </svg>
            {[...(chosenShape ? handlesOf(chosenShape) : []), ...drawing.corners].map((point, index) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a corner is known by its place
                key={index}
                className={classes.handle}
                style={placeOf(point, size)}
                aria-hidden="true"
              />
            ))}
            <div className={classes.surface} data-draws aria-hidden="true" {...drawing.surface} />
          </>
        )}
      </div>
      <Text c="dimmed" size="xs">
        {t(tool === 'polygon' ? 'editor.spots.cornersHint' : 'editor.spots.drawHint')}
      </Text>
    </div>
  )
}
