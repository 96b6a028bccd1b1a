import type { Hint } from '@probant/contract/results/report'
import { IconAlertTriangle, IconPencilQuestion } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './items.module.css'

/** As a teacher's pencil notes in the margin; what may be a mistake stands out. */
export function HintMarks({ hints }: { hints: readonly Hint[] }) {
  const { t } = useTranslation('results')
  if (hints.length === 0) return null
  return (
    <ul className={classes.hints}>
      {hints.map((hint) => {
        const Icon = isGrave(hint) ? IconAlertTriangle : IconPencilQuestion
        return (
          <li key={hint} className={classes.hint} data-grave={isGrave(hint) || undefined}>
            <Icon size={14} stroke={1.75} aria-hidden="true" />
            {t(`hints.${hint}.mark`)}
          </li>
        )
      })}
    </ul>
  )
}

function isGrave(hint: Hint): boolean {
  return hint === 'keyMayBeWrong' || hint === 'againstTheRest'
}
