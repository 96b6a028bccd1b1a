import { ActionIcon, Tooltip } from '@mantine/core'
import { IconBold, IconCode, IconMathFunction, IconPhoto } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { MARKS, type Mark } from '../../markdown-edit.ts'
import classes from './markdown-field.module.css'

interface MarkdownToolsProps {
  /** Of the field they belong to. */
  name: string
  onMark: (mark: Mark) => void
  onPicture: () => void
}

const ICONS = { bold: IconBold, code: IconCode, formula: IconMathFunction }
const LOOK = { variant: 'subtle', color: 'gray', size: 30 } as const

export function MarkdownTools({ name, onMark, onPicture }: MarkdownToolsProps) {
  const { t } = useTranslation('questions')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; these are tools of one
    <div role="group" aria-label={t('tools.label', { field: name })} className={classes.tools}>
      {MARKS.map((mark) => {
        const Icon = ICONS[mark]
        return (
          <Tooltip key={mark} label={t(`tools.${mark}`)}>
            <ActionIcon {...LOOK} aria-label={t(`tools.${mark}`)} onClick={() => onMark(mark)}>
              <Icon size={18} stroke={1.5} />
            </ActionIcon>
          </Tooltip>
        )
      })}
      <Tooltip label={t('tools.picture')}>
        <ActionIcon {...LOOK} aria-label={t('tools.picture')} onClick={onPicture}>
          <IconPhoto size={18} stroke={1.5} />
        </ActionIcon>
      </Tooltip>
    </div>
  )
}
