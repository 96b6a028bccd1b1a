import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { usePageDescription, usePageTitle } from '#web/components/layout/use-page-title.ts'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { AnsweredSheetPicture } from '#web/components/pictures/answered-sheet-picture.tsx'
import { BlankSheetPicture } from '#web/components/pictures/blank-sheet-picture.tsx'
import { BoardPicture } from '#web/components/pictures/board-picture.tsx'
import { useOptionalUser } from '#web/lib/session.ts'
import classes from './demo-pages.module.css'

export function DemoCreateQuizPage() {
  return <DemoRoom room="createQuiz" picture={<AnsweredSheetPicture />} />
}

export function DemoQuestionGenerationPage() {
  return <DemoRoom room="questionGeneration" picture={<AnsweredSheetPicture />} />
}

export function DemoDashboardQuestionGenerationPage() {
  return <DemoRoom room="dashboardQuestionGeneration" picture={<BoardPicture />} />
}

export function DemoQuizFormPage() {
  return <DemoRoom room="quizForm" picture={<AnsweredSheetPicture />} />
}

export function DemoQuizFormCreatePage() {
  return <DemoRoom room="quizFormCreate" picture={<BlankSheetPicture />} />
}

type Room =
  | 'createQuiz'
  | 'dashboardQuestionGeneration'
  | 'questionGeneration'
  | 'quizForm'
  | 'quizFormCreate'

/** A room of the demo that is not furnished yet, and what one can do meanwhile. */
function DemoRoom({ room, picture }: { room: Room; picture: ReactNode }) {
  const { t } = useTranslation('demo')
  const user = useOptionalUser()
  usePageTitle(t(`${room}.title`))
  usePageDescription(t(`${room}.sentence`))
  return (
    <div className={classes.room}>
      <Badge color="yellow">{t('soon')}</Badge>
      <EmptyState
        order={1}
        picture={picture}
        title={t(`${room}.title`)}
        sentence={user ? t(`${room}.sentence`) : `${t(`${room}.sentence`)} ${t('meanwhile')}`}
        action={
          user ? (
            <ButtonLink to="/dashboard">{t('dashboard')}</ButtonLink>
          ) : (
            <ButtonLink to="/signup">{t('signUp')}</ButtonLink>
          )
        }
      />
    </div>
  )
}
