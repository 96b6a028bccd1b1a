import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core'
import type { Generation } from '@probant/contract/generation'
import { TRYOUT_SUBJECTS } from '@probant/contract/tryout'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { HighlightedTitle } from '#web/components/brand/highlighted.tsx'
import { usePageDescription, usePageTitle } from '#web/components/layout/use-page-title.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { ApiError, isRefused } from '#web/lib/api-error.ts'
import { MadeSoFar } from '../components/made-so-far.tsx'
import { SubjectForm } from '../components/subject-form.tsx'
import { UnknownSubject } from '../components/unknown-subject.tsx'
import { useStartDemo } from '../mutations.ts'
import classes from './start-page.module.css'

const STEPS = ['questions', 'quiz', 'keep'] as const

/** The way in: a subject, or one press on one of these, and the first questions lie on the desk. */
export function DemoStartPage() {
  const { t } = useTranslation(['demo', 'common'])
  const locale = useLocale()
  const navigate = useNavigate()
  const start = useStartDemo()
  usePreparedDesk()
  usePageTitle(t('start.title'))
  usePageDescription(t('start.description'))

  const open = ({ id }: Generation) =>
    void navigate({ to: '/demo/create-quiz/question-generation', search: { generation: id } })
  const begin = (subject: string) => {
    if (!start.isPending) start.mutate({ subject, language: locale }, { onSuccess: open })
  }
  const chosen = start.isPending ? start.variables.subject : undefined
  return (
    <Stack
      gap={0}
      align="center"
      maw={960}
      mx="auto"
      pt={{ base: 40, sm: 72 }}
      pb={{ base: 64, sm: 96 }}
      px={{ base: 'md', sm: 'lg' }}
      ta="center"
    >
      <Title order={1}>
        <HighlightedTitle title={t('start.title')} part={t('start.highlighted')} />
      </Title>
      <Text maw={560} mt="sm" mb="xl" c="dimmed" style={{ textWrap: 'balance' }}>
        {t('start.sentence')}
      </Text>
      <SubjectForm
        isSending={start.isPending}
        refusal={wordsFor(start.error)}
        onStart={begin}
        onType={() => start.error && start.reset()}
      />
      <Title order={2} size="h5" mt={28} mb="sm" ff="text" fw={500}>
        {t('start.suggestions')}
      </Title>
      <Group gap="xs" align="stretch" justify="center">
        {TRYOUT_SUBJECTS[locale].map((subject) => (
          <Button
            key={subject}
            variant="default"
            radius="xl"
            loading={chosen === subject}
            onClick={() => begin(subject)}
          >
            {subject}
          </Button>
        ))}
      </Group>
      <MadeSoFar />
      <ol className={`plain ${classes.steps}`} aria-label={t('start.stepsLabel')}>
        {STEPS.map((step) => (
          <li key={step}>
            <strong>{t(`start.steps.${step}.title`)}</strong>
            <Text mt={4} c="dimmed">
              {t(`start.steps.${step}.sentence`)}
            </Text>
          </li>
        ))}
      </ol>
    </Stack>
  )

  function wordsFor(error: Error | null): ReactNode {
    if (!error) return undefined
    if (!(error instanceof ApiError)) return t('common:messages.generationFailed')
    if (isRefused(error, 'subjectUnheardOf') || isRefused(error, 'subjectNotFound')) {
      return <UnknownSubject subject={start.variables?.subject ?? ''} onChoose={begin} />
    }
    if (!error.wayOut) return error.message
    return (
      <>
        {error.message}{' '}
        <Anchor href={error.wayOut.href} inherit>
          {error.wayOut.label}
        </Anchor>
      </>
    )
  }
}

/** Fetched while the visitor reads: it is there when they have chosen a subject. */
function usePreparedDesk(): void {
  const router = useRouter()
  useEffect(() => {
    void router.preloadRoute({ to: '/demo/create-quiz/question-generation' })
  }, [router])
}
