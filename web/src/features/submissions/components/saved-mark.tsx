import { IconCheck, IconCloudOff, IconDots } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatted } from '#web/lib/format.ts'
import type { WorkState } from '../taking/work-state.ts'
import classes from './saved-mark.module.css'

const ICONS = { saved: IconCheck, sending: IconDots, offline: IconCloudOff, unreachable: IconCloudOff }

/** A quiet tick with the time. What it says is for the eyes: whoever listens is told when something is wrong. */
export function SavedMark({ state: { sending, savedAt, isKept } }: { state: WorkState }) {
  const { t } = useTranslation('taking')
  const locale = useLocale()
  const Icon = ICONS[sending]
  if (sending === 'saved' && !savedAt) return null
  const time = savedAt && formatted(locale, savedAt.toISOString(), { timeStyle: 'short' })
  const words = {
    saved: t('saved.at', { time }),
    sending: t('saved.sending'),
    unsent: t(isKept ? 'saved.kept' : 'saved.unsaved'),
  }
  return (
    <span className={`note tabular ${classes.mark}`} data-sending={sending}>
      <Icon size={16} stroke={1.5} aria-hidden="true" />
      <span className="unseen">
        {sending === 'saved' || sending === 'sending' ? words[sending] : words.unsent}
      </span>
    </span>
  )
}
