import { Button, Group, Input, SegmentedControl, Text } from '@mantine/core'
import type { Point, Shape } from '@probant/kinds/spots/shapes'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { handlesOf, TOOLS, type Tool } from './drawn-shapes.ts'
import classes from './picture.module.css'
import { Outline, Regions } from './regions.tsx'
import { placeOf, type Size, stageStyle } from './spots.ts'
import { useDrawing } from './use-drawing.ts'
import { useEscape } from './use-escape.ts'

interface RegionCanvasProps {
  src: string
  alt: string
  /** Nothing until the picture has come. */
  size: Size | undefined
  tool: Tool
  shapes: readonly Shape[]
  chosen: number | undefined
  /** Of a polygon that is not finished yet, and that it should be. */
  corners: readonly Point[]
  error: string | undefined
  /** By which the form finds a field of that polygon. */
  dataPathOf: (field: 'label' | 'shape.points') => string | undefined
  isFull: boolean
  onSize: (size: Size) => void
  onFail: () => void
  onTool: (tool: Tool) => void
  onCorners: (corners: Point[]) => void
  onAdd: (shape: Shape) => void
  onChange: (index: number, shape: Shape) => void
  onChoose: (index: number | undefined) => void
}

/** The picture on which regions are drawn; the list below says the same to those who don't draw. */
export function RegionCanvas(props: RegionCanvasProps) {
  const { t } = useTranslation(['questions', 'common'])
  const { src, alt, size, tool, chosen, corners, error, dataPathOf, onSize, onFail, onTool } = props
  const root = useRef<HTMLDivElement>(null)
  const errorId = useId()
  const drawing = useDrawing(props)
  useEscape(root, drawing.isDrawing && drawing.cancel)
  const chosenShape = chosen === undefined ? undefined : drawing.shapes[chosen]
  return (
    <div ref={root}>
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
        {corners.length > 0 && (
          <>
            <Button
              size="xs"
              disabled={corners.length < 3}
              data-path={corners.length < 3 ? undefined : dataPathOf('label')}
              aria-describedby={error && errorId}
              onClick={drawing.finish}
            >
              {t('editor.spots.finish')}
            </Button>
            <Button
              size="xs"
              variant="default"
              data-path={dataPathOf('shape.points')}
              aria-describedby={error && errorId}
              onClick={drawing.cancel}
            >
              {t('common:actions.cancel')}
            </Button>
          </>
        )}
      </Group>
      {error && (
        <Input.Error id={errorId} mb="xs">
          {error}
        </Input.Error>
      )}
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
                {corners.length > 0 && (
                  <polyline
                    className={classes.line}
                    points={corners.map(({ x, y }) => `${x},${y}`).join(' ')}
                  />
                )}
              </g>
            </svg>
            {[...(chosenShape ? handlesOf(chosenShape) : []), ...corners].map((point, index) => (
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
