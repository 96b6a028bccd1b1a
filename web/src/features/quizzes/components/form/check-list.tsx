import { Button } from '@mantine/core'
import { IconAlertTriangle, IconBulb } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Place } from '../../publish-checks.ts'
import classes from './check-list.module.css'

export interface Check {
  key: string
  sentence: string
  place: Place
  /** Not wrong, but perhaps not what was meant. */
  isAdvice?: boolean
}

/** What is wrong, line by line, each with the way to where it is mended. */
export function CheckList({ checks, onGo }: { checks: Check[]; onGo: (place: Place) => void }) {
  return (
    <ul className={classes.list}>
      {checks.map((check) => (
        <CheckLine key={check.key} check={check} onGo={() => onGo(check.place)} />
      ))}
    </ul>
  )
}

function CheckLine({ check, onGo }: { check: Check; onGo: () => void }) {
  const { t } = useTranslation('quiz-form')
  const id = useId()
  const Icon = check.isAdvice ? IconBulb : IconAlertTriangle
  return (
    <li className={classes.line} data-advice={check.isAdvice || undefined}>
      <Icon size={20} stroke={1.5} aria-hidden="true" />
      <span id={id} className={classes.sentence}>
        {check.sentence}
      </span>
      <Button size="xs" variant="default" aria-describedby={id} onClick={onGo}>
        {t(check.isAdvice ? 'publish.look' : 'publish.mend')}
      </Button>
    </li>
  )
}
