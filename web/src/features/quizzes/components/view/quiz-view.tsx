import type { Quiz } from '@probant/contract/quizzes/quiz'
import { obstaclesOf } from '@probant/contract/quizzes/readiness'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '#web/components/layout/section.tsx'
import { RichText } from '#web/components/text/rich-text.tsx'
import { useUser } from '#web/lib/session.ts'
import { useNow } from '#web/lib/use-now.ts'
import { EndingStrip } from './ending-strip.tsx'
import { Facts } from './facts.tsx'
import { NextPanel } from './next-panel.tsx'
import { nextStepOf } from './next-step.ts'
import { Outline } from './outline.tsx'
import { PrimaryAction } from './primary-action.tsx'
import classes from './quiz-view.module.css'
import { SettingsList } from './settings-list.tsx'
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
