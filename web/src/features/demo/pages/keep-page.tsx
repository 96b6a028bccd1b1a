import { Box, Skeleton } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { AnsweredSheetPicture } from '#web/components/pictures/answered-sheet-picture.tsx'
import { isLimitRefusal } from '#web/features/plans/components/use-limit-refusal.tsx'
import type { ApiError } from '#web/lib/api-error.ts'
import { toast } from '#web/lib/toast.ts'
import { KeepFewer } from '../components/keep-fewer.tsx'
import { demoWorkspace, useDemoContents } from '../demo-workspace.ts'
import { fitting } from '../fitting.ts'
import { forgetDemo } from '../forgetting.ts'
import { keptOf } from '../keeping.ts'
import { useKeepTryout } from '../mutations.ts'
import { isWorthKeeping } from '../workspace.ts'

/** Whoever comes here is signed in: what their browser holds becomes theirs, and they go on with it where it is then. */
export function DemoKeepPage() {
  const { t } = useTranslation('demo')
  const navigate = useNavigate()
  const contents = useDemoContents()
  const { mutate, error, isSuccess, isPending, variables } = useKeepTryout()
  // What is ticked for want of room stays ticked while it is sent.
  const [limit, setLimit] = useState<{ refusal: ApiError; chosen: string[] }>()
  const failure = isLimitRefusal(error) ? null : error

  const send = (kept: ReturnType<typeof keptOf>) =>
    mutate(kept, {
      onError: (refusal) => {
        if (!isLimitRefusal(refusal)) return
        const sent = [...kept.quizzes, ...kept.questions].map(({ id }) => id)
        setLimit({ refusal, chosen: fitting(sent, demoWorkspace.contents(), refusal) })
      },
      onSuccess: ({ questionCount, quizIds }) => {
        const total = demoWorkspace.contents().questions.length
        forgetDemo()
        const title = total > questionCount ? 'kept.some' : 'kept.all'
        toast.success(t(title, { count: questionCount, total }), { description: t('kept.sentence') })
        const quizId = quizIds.at(-1)
        if (quizId) void navigate({ to: '/dashboard/edit/$quizId', params: { quizId }, replace: true })
        else void navigate({ to: '/dashboard/questions', replace: true })
      },
    })
  const keep = (chosen?: readonly string[]) =>
    send(keptOf(demoWorkspace.contents(), chosen && new Set(chosen)))
  const onArrival = useEffectEvent(() => {
    if (isWorthKeeping(contents)) keep()
  })
  useEffect(() => onArrival(), [])

  if (!isWorthKeeping(contents) && !isSuccess) return <NothingToKeep />
  return (
    <Box
      maw={720}
      mx="auto"
      pt={{ base: 'lg', sm: 48 }}
      pb={{ base: 64, sm: 96 }}
      px={{ base: 'md', sm: 'lg' }}
    >
      {limit ? (
        <PageHeader title={t('keep.choose')} />
      ) : (
        <PageHeader title={t('keep.title')} sentence={t('keep.sentence')} />
      )}
      {failure && (
        <LoadFailure
          title={t('keep.failed')}
          error={failure}
          onRetry={() => (variables ? send(variables) : keep())}
        />
      )}
      {limit && (
        <KeepFewer
          {...limit}
          contents={contents}
          onChoose={(chosen) => setLimit({ ...limit, chosen })}
          isSending={isPending}
          onKeep={() => keep(limit.chosen)}
        />
      )}
      {!failure && !limit && <Keeping />}
    </Box>
  )
}

function Keeping() {
  const { t } = useTranslation('demo')
  return (
    <div role="status" aria-label={t('keep.pending')}>
      <Skeleton height={96} radius="lg" mb={12} />
      <Skeleton height={96} radius="lg" mb={12} />
      <Skeleton height={96} radius="lg" />
    </div>
  )
}

function NothingToKeep() {
  const { t } = useTranslation('demo')
  usePageTitle(t('keep.nothingTitle'))
  return (
    <Box
      maw={720}
      mx="auto"
      pt={{ base: 'lg', sm: 48 }}
      pb={{ base: 64, sm: 96 }}
      px={{ base: 'md', sm: 'lg' }}
    >
      <EmptyState
        order={1}
        picture={<AnsweredSheetPicture />}
        title={t('keep.nothingTitle')}
        sentence={t('keep.nothingSentence')}
        action={<ButtonLink to="/dashboard">{t('keep.dashboard')}</ButtonLink>}
      />
    </Box>
  )
}
