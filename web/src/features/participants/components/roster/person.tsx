import type { Participant } from '@probant/contract/participants/participant'
import { IconClockPlus, IconShieldOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { usePersonWords } from '../../use-person-words.ts'
import classes from './person.module.css'

/** Who it is, and what was arranged for them. */
export function Person({ participant }: { participant: Participant }) {
  const person = usePersonWords()(participant)
  const { email } = participant
  return (
    <div className={classes.person}>
      <span className={classes.name}>{person}</span>
      {email && email !== person && <span className={classes.email}>{email}</span>}
      <Arranged participant={participant} />
    </div>
  )
}

function Arranged({ participant: { accommodation, source } }: { participant: Participant }) {
  const { t } = useTranslation('participants')
  const { extraTime, exemptions } = accommodation
  if (!extraTime && exemptions.length === 0 && source === 'invited') return null
  return (
    <span className={classes.marks}>
      {extraTime && (
        <span className={classes.mark}>
          <IconClockPlus size={14} stroke={1.75} aria-hidden="true" />
          {t(`marks.${extraTime.unit}`, { value: extraTime.value })}
        </span>
      )}
      {exemptions.length > 0 && (
        <span className={classes.mark}>
          <IconShieldOff size={14} stroke={1.75} aria-hidden="true" />
          {t('marks.exempt', { count: exemptions.length })}
        </span>
      )}
      {source === 'shared' && <span className={classes.mark}>{t('marks.shared')}</span>}
    </span>
  )
}
