import { IconAlertTriangle, IconBan } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type Fill, fillState } from '../fill.ts'
import classes from './fill-mark.module.css'

const ICONS = { near: IconAlertTriangle, full: IconBan }

/** A limit that is nearly or wholly used up, by word and icon; nothing for the others. */
export function FillMark({ fill }: { fill: Fill }) {
  const { t } = useTranslation('usage')
  const state = fillState(fill)
  if (state !== 'near' && state !== 'full') return null
  const Icon = ICONS[state]
  return (
    <span className={classes.mark} data-state={state}>
      <Icon size={16} stroke={1.5} aria-hidden="true" />
      {t(`states.${state}`)}
    </span>
  )
}
