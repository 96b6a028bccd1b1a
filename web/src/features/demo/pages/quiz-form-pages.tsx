import { Box } from '@mantine/core'
import type { Question } from '@probant/contract/questions/question'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { BlankSheetPicture } from '#web/components/pictures/blank-sheet-picture.tsx'
import { presentQuestion } from '../backend/presenting.ts'
import { PublishPanel } from '../components/publish-panel.tsx'
import { demoWorkspace } from '../demo-workspace.ts'
import type { Contents } from '../workspace.ts'

interface FormParts {
  quizId: string | undefined
  questions: Question[]
  paths: string[]
  onCreated: (quizId: string) => void
  publish: (dialog: { isOpen: boolean; onClose: () => void }) => ReactNode
}

interface FormPageProps {
  /** Which quiz the address names. */
  quizId: string | undefined
  form: (parts: FormParts) => ReactNode
}

/** The quiz that was worked on last, or else one of all questions that were made. */
export function DemoQuizFormPage({ quizId, form }: FormPageProps) {
  const [opened] = useState(() => goingOn(demoWorkspace.contents(), quizId))
  if (!opened.quizId && opened.questions.length === 0) return <NothingYet />
  return <FormPage {...opened} path="/demo/create-quiz/quiz-form" form={form} />
}

/** A blank one, until it is saved: from then on the address names it, and a reload finds it. */
export function DemoQuizFormCreatePage({ quizId, form }: FormPageProps) {
  const [opened] = useState(() => ({ quizId: knownIn(demoWorkspace.contents(), quizId), questions: [] }))
  return <FormPage {...opened} path="/demo/create-quiz/quiz-form-create" form={form} />
}

interface OpenedFormProps extends Pick<FormParts, 'quizId' | 'questions'>, Pick<FormPageProps, 'form'> {
  path: '/demo/create-quiz/quiz-form' | '/demo/create-quiz/quiz-form-create'
}

function FormPage({ quizId, questions, path, form }: OpenedFormProps) {
  const navigate = useNavigate()
  const name = (quiz: string) =>
    void navigate({
      to: '.',
      search: (now) => ({ ...now, quiz }),
      replace: true,
      resetScroll: false,
      // Whatever is being written stays open.
      ignoreBlocker: true,
    })
  return (
    <Box maw={1120} mx="auto" pt={0} pb={{ base: 64, sm: 96 }} px={{ base: 'md', sm: 'lg' }}>
      {form({
        quizId,
        questions,
        paths: [path],
        onCreated: name,
        publish: (dialog) => <PublishPanel {...dialog} />,
      })}
    </Box>
  )
}

function NothingYet() {
  const { t } = useTranslation('demo')
  usePageTitle(t('form.emptyTitle'))
  return (
    <Box py={64} px="lg">
      <EmptyState
        order={1}
        picture={<BlankSheetPicture />}
        title={t('form.emptyTitle')}
        sentence={t('form.emptySentence')}
        action={<ButtonLink to="/demo/create-quiz">{t('form.emptyAction')}</ButtonLink>}
      />
    </Box>
  )
}

function goingOn(contents: Contents, named: string | undefined): Pick<FormParts, 'quizId' | 'questions'> {
  const quizId = knownIn(contents, named) ?? contents.quizzes.at(-1)?.id
  return { quizId, questions: contents.questions.map((question) => presentQuestion(question, contents)) }
}

function knownIn({ quizzes }: Contents, named: string | undefined): string | undefined {
  return quizzes.find(({ id }) => id === named)?.id
}
