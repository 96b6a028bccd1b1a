import type { Quiz } from '@probant/contract/quizzes/quiz'
import {
  IconArrowsShuffle,
  IconClock,
  IconEyeCheck,
  IconFiles,
  IconLanguage,
  IconMaximize,
  IconShieldCheck,
  IconTrophy,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './quiz-view.module.css'
import { orderOf, pagingOf } from './settings-of.ts'

/** What was chosen for this quiz, as sentences. */
export function SettingsList({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation('quiz-view')
  const { options, durationMinutes } = quiz
  const settings = [
    {
      icon: IconClock,
      sentence:
        durationMinutes === 0
          ? t('settings.duration.none')
          : t('settings.duration.limit', { count: durationMinutes }),
    },
    { icon: IconFiles, sentence: t(`settings.paging.${pagingOf(options)}`) },
    { icon: IconArrowsShuffle, sentence: t(`settings.order.${orderOf(options)}`) },
    { icon: IconShieldCheck, sentence: t(`settings.antiCheat.${options.antiCheat}`) },
    { icon: IconMaximize, sentence: t(`settings.fullScreen.${options.requiresFullScreen ? 'yes' : 'no'}`) },
    { icon: IconTrophy, sentence: t(`settings.score.${options.scoreShown}`) },
    { icon: IconEyeCheck, sentence: t(`settings.answers.${options.answersShown}`) },
    { icon: IconLanguage, sentence: t(`settings.language.${quiz.language}`) },
  ]
  return (
    <ul className={classes.settings}>
      {settings.map(({ icon: Icon, sentence }) => (
        <li key={sentence}>
          <Icon size={20} stroke={1.5} aria-hidden="true" />
          {sentence}
        </li>
      ))}
    </ul>
  )
}
