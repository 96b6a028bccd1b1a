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
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { orderOf, pagingOf } from '#web/features/paper/paging.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDateTime, formatNumber } from '#web/lib/format.ts'
import classes from './quiz-details.module.css'

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

/** Who made it, when, and for how many. */
export function Facts({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation('quiz-view')
  const locale = useLocale()
  return (
    <dl className={classes.facts}>
      <Fact name={t('facts.participants')}>{formatNumber(locale, quiz.participantCount)}</Fact>
      <Fact name={t('facts.submissions')}>{formatNumber(locale, quiz.submissionCount)}</Fact>
      <Fact name={t('facts.creator')}>{quiz.creator.name}</Fact>
      <Fact name={t('facts.created')}>
        <Moment instant={quiz.createdAt} />
      </Fact>
      <Fact name={t('facts.changed')}>
        <Moment instant={quiz.updatedAt} />
      </Fact>
      {quiz.publishedAt && (
        <Fact name={t('facts.published')}>
          <Moment instant={quiz.publishedAt} />
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Moment({ instant }: { instant: string }) {
  return <time dateTime={instant}>{formatDateTime(useLocale(), instant)}</time>
}
