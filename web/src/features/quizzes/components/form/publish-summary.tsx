import { ofCity } from '@probant/contract/time-zone-cities'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { knownZone } from '#web/lib/day-and-time.ts'
import { sizeOf } from '../../document-plan.ts'
import type { QuizDocument } from '../../quiz-document.ts'
import { lengthWords } from '../settings/length-words.ts'
import { useWindowPhrase } from '../settings/use-window-sentence.ts'
import classes from './publish-summary.module.css'

/** What participants will get, in plain sentences: the last look before it is theirs. */
export function PublishSummary({ document }: { document: QuizDocument }) {
  const { t } = useTranslation('quiz-form')
  const locale = useLocale()
  const window = useWindowPhrase(document)
  const { questionCount, totalPoints } = sizeOf(document.blocks)
  const minutes = document.durationMinutes || 0
  const zone = ofCity(locale, knownZone(document.timeZone))
  return (
    <ul className={classes.summary}>
      <Line>{t('publish.window', { window, zone })}</Line>
      <Line>
        {minutes === 0
          ? t('publish.noLimit')
          : t('publish.duration', { length: lengthWords(locale, minutes) })}
      </Line>
      <Line>
        {t('publish.size', {
          questions: t('size.questions', { count: questionCount }),
          points: t('size.points', { count: totalPoints }),
        })}
      </Line>
    </ul>
  )
}

function Line({ children }: { children: string }) {
  return (
    <li>
      <IconCheck size={20} stroke={1.75} aria-hidden="true" />
      <span>{children}</span>
    </li>
  )
}
