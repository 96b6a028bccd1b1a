import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatZone, knownZone, readerZone } from '#web/lib/day-and-time.ts'
import { foreignInstant } from '#web/lib/window-words.ts'
import type { Schedule } from '../../quiz-schedule-words.ts'
import { useScheduleWords } from '../../use-schedule-words.ts'
import classes from './view-header.module.css'

/** When it is open: by the reader's own clock, and by the creator's where that shows another time. */
export function WindowLines({ quiz }: { quiz: Schedule }) {
  const { t } = useTranslation(['quiz-view', 'quizzes'])
  const locale = useLocale()
  const wordsFor = useScheduleWords()
  const first = quiz.startsAt ?? quiz.endsAt
  if (!first) return <span className={classes.window}>{wordsFor(quiz)}</span>

  const zone = knownZone(quiz.timeZone)
  const own = readerZone()
  const isForeign = foreignInstant(quiz, zone, own) !== undefined
  const inZone = (timeZone: string) =>
    t('quizzes:schedule.inZone', {
      phrase: wordsFor({ ...quiz, timeZone }, timeZone),
      zone: formatZone(locale, first, timeZone),
    })
  if (!isForeign) return <span className={classes.window}>{inZone(own)}</span>
  return (
    <>
      <span className={classes.window}>{inZone(own)}</span>
      <span className={classes.own}>{t('quizTime', { words: inZone(zone) })}</span>
    </>
  )
}
