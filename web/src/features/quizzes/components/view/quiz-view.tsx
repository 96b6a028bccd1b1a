import type { Quiz } from '@probant/contract/quizzes/quiz'
import { obstaclesOf } from '@probant/contract/quizzes/readiness'
import {
  IconArrowsShuffle,
  IconClock,
  IconEyeCheck,
  IconFiles,
  IconHourglassLow,
  IconLanguage,
  IconMaximize,
  IconShieldCheck,
  IconTrophy,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '#web/components/layout/section.tsx'
import { RichText } from '#web/components/text/rich-text.tsx'
import { Tagged } from '#web/components/text/tagged.tsx'
import { useUser } from '#web/lib/session.ts'
import { minutesLeftSoon } from '#web/lib/time-left.ts'
import { useNow } from '#web/lib/use-now.ts'
import { clockWords } from '../preview/clock-words.ts'
import { Facts } from './facts.tsx'
import { NextPanel } from './next-panel.tsx'
import { nextStepOf } from './next-step.ts'
import { Outline } from './outline.tsx'
import { PrimaryAction } from './primary-action.tsx'
import classes from './quiz-view.module.css'
import { orderOf, pagingOf } from './settings-of.ts'
import { useSecondsLeft } from './use-seconds-left.ts'
import { ViewHeader } from './view-header.tsx'

interface QuizViewProps {
  quiz: Quiz
  menu: ReactNode
  onPreview: () => void
}

/** One quiz: where it stands, what comes next, and everything that was chosen for it. */
export function QuizView({ quiz, menu, onPreview }: QuizViewProps) {
  const { t } = useTranslation('quiz-view')
  const now = useNow()
  const { id } = useUser()
  const obstacles = quiz.phase === 'draft' ? obstaclesOf(quiz, now) : []
  const step = nextStepOf(quiz, { isReady: obstacles.length === 0, isMine: quiz.creator.id === id })
  return (
    <>
      <ViewHeader quiz={quiz} onPreview={onPreview}>
        <PrimaryAction quiz={quiz} step={step} />
        {menu}
      </ViewHeader>
      <EndingStrip quiz={quiz} />
      <NextPanel quiz={quiz} step={step} obstacles={obstacles} />
      <Section title={t('settings.heading')}>
        <SettingsList quiz={quiz} />
      </Section>
      <Section title={t('instructions.heading')} sentence={t('instructions.sentence')}>
        {quiz.instructionsHtml ? (
          <RichText html={quiz.instructionsHtml} lang={quiz.language} className={classes.instructions} />
        ) : (
          <p className={classes.none}>{t('instructions.none')}</p>
        )}
      </Section>
      <Section title={t('outline.heading')} sentence={quiz.questionCount > 0 && <Size quiz={quiz} />}>
        <Outline quiz={quiz} />
      </Section>
      <Section title={t('facts.heading')}>
        <Facts quiz={quiz} />
      </Section>
    </>
  )
}

function Size({ quiz: { questionCount, totalPoints } }: { quiz: Quiz }) {
  const { t } = useTranslation('quiz-view')
  const questions = t('questions', { count: questionCount })
  return t('outline.sentence', { questions, points: t('points', { count: totalPoints }) })
}

/** What was chosen for this quiz, as sentences. */
function SettingsList({ quiz }: { quiz: Quiz }) {
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

/** The last hour of an open quiz; nothing before. */
function EndingStrip({ quiz }: { quiz: Pick<Quiz, 'phase' | 'endsAt'> }) {
  const isSoon = minutesLeftSoon(quiz, useNow()) !== undefined
  return isSoon && quiz.endsAt ? <Countdown endsAt={quiz.endsAt} /> : null
}

/** It ticks for the eye only: nobody wants to hear every second. */
function Countdown({ endsAt }: { endsAt: string }) {
  const { t } = useTranslation('quiz-view')
  const seconds = useSecondsLeft(endsAt)
  const time = (words: string) => (
    <time dateTime={`PT${seconds}S`} className={classes.time}>
      {words}
    </time>
  )
  return (
    <div className={classes.strip} role="note">
      <IconHourglassLow size={22} stroke={1.5} aria-hidden="true" />
      <p className={classes.words}>
        {seconds === 0 ? (
          t('endingSoon.over')
        ) : (
          <Tagged sentence={t('endingSoon.left', { time: clockWords(seconds) })} parts={{ time }} />
        )}
      </p>
      {seconds > 0 && <p className={classes.hint}>{t('endingSoon.hint')}</p>}
    </div>
  )
}
