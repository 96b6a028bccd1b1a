import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBrandedPage } from '#web/components/brand/use-branded-page.ts'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { BlankSheetPicture } from '#web/components/pictures/blank-sheet-picture.tsx'
import { TornSheetPicture } from '#web/components/pictures/torn-sheet-picture.tsx'
import { LobbySheet, LobbySkeleton } from '#web/features/participants/entering/components/lobby-sheet.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { loginPath } from '#web/lib/login-path.ts'
import { useObservable } from '#web/lib/observable.ts'
import { clearSession, personIn, useSession } from '#web/lib/session.ts'
import { leaveFor } from '../taking/back-guard.ts'
import type { QuizPageModel, Step } from '../taking/quiz-page.ts'
import { ElsewherePage } from './elsewhere-page.tsx'
import { OverPage } from './over-page.tsx'
import { PaperPage } from './paper-page.tsx'
import { QuizFrame } from './quiz-frame.tsx'
import { ShutOutPage } from './shut-out-page.tsx'
import { StartPanel } from './start-panel.tsx'

/** One quiz, from its door to the receipt. While somebody works there is nothing but the paper. */
export function QuizPage({ page }: { page: QuizPageModel }) {
  const { step } = useObservable(page.state)
  useBrandedPage('lobby' in step ? step.lobby.brand : null)
  if (step.name === 'working') {
    return <PaperPage key={step.work.sitting.submissionId} {...step} onPlace={page.rememberPlace} />
  }
  return (
    <QuizFrame quizId={page.quizId}>
      <BeforeOrAfter page={page} step={step} />
    </QuizFrame>
  )
}

interface BeforeOrAfterProps {
  page: QuizPageModel
  step: Exclude<Step, { name: 'working' }>
}

function BeforeOrAfter({ page, step }: BeforeOrAfterProps) {
  switch (step.name) {
    case 'loading':
      return <LobbySkeleton />
    case 'signedOut':
      return <ToLogin />
    case 'failed':
      return <QuizFailed quizId={page.quizId} error={step.error} onRetry={() => void page.open()} />
    case 'lobby':
      return (
        <LobbySheet
          lobby={step.lobby}
          heardAt={step.heardAt}
          start={(aheadMs) => (
            <StartPanel lobby={step.lobby} aheadMs={aheadMs} onStart={() => page.start(step.lobby)} />
          )}
          // A look that fails is made again with the next.
          onLook={() => void page.lookAgain().catch(() => {})}
        />
      )
    case 'elsewhere':
      return <ElsewherePage {...step} onTakeOver={() => page.takeOver(step.lobby)} onLook={page.lookBeyond} />
    case 'shutOut':
      return <ShutOutPage {...step} />
    case 'over':
      return <OverPage {...step} onLook={page.lookBeyond} onAgain={page.goBack} />
  }
}

/** Comes back to the same address. */
function ToLogin() {
  useEffect(() => leaveFor(loginPath(location.pathname)), [])
  return <LobbySkeleton />
}

interface QuizFailedProps {
  quizId: string
  error: unknown
  onRetry: () => void
}

function QuizFailed({ quizId, error, onRetry }: QuizFailedProps) {
  const { t } = useTranslation('entering')
  const session = useSession()
  const isWithdrawn = codeOf(error) === 'QUIZ009' && session.status === 'quizOnly'
  if (isWithdrawn) return <Closed reason="invitationWithdrawn" />
  // Whoever may look at it was told that there is such a quiz.
  if (codeOf(error) === 'QUIZ009') return <OnlyToLookAt quizId={quizId} />
  if (isNotForThem(error)) return <QuizNotForYou quizId={quizId} />
  if (codeOf(error) === 'QUIZ006') return <Closed reason="quizNotActive" onRetry={onRetry} />
  return (
    <div role="alert">
      <EmptyState
        order={1}
        picture={<TornSheetPicture />}
        title={t('lobby.failed')}
        sentence={error instanceof Error ? error.message : ''}
        action={<Button onClick={onRetry}>{t('lobby.retry')}</Button>}
      />
    </div>
  )
}

/** By its code alone, for the catalogue is as large as the paper: QUIZ001 not found, 006 not active, 009 not invited. */
function codeOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.code : undefined
}

/** Not invited, gone, never there, or an address that was mistyped: nobody learns which. */
function isNotForThem(error: unknown): boolean {
  if (codeOf(error) === 'QUIZ001') return true
  return error instanceof ApiError && error.fields.quizId !== undefined
}

interface ClosedProps {
  reason: 'quizNotActive' | 'invitationWithdrawn'
  onRetry?: () => void
}

/** Invited, but its creator has taken the quiz back, or not published it yet; or has withdrawn the invitation. */
function Closed({ reason, onRetry }: ClosedProps) {
  const { t } = useTranslation('entering')
  usePageTitle(t(`refused.${reason}.title`))
  return (
    <EmptyState
      order={1}
      picture={<BlankSheetPicture />}
      title={t(`refused.${reason}.title`)}
      sentence={t(`refused.${reason}.sentence`)}
      action={onRetry && <Button onClick={onRetry}>{t('refused.quizNotActive.again')}</Button>}
    />
  )
}

/** For its creator, and for members of its organization: they see it on the dashboard, as they may. */
function OnlyToLookAt({ quizId }: { quizId: string }) {
  const { t } = useTranslation('entering')
  usePageTitle(t('onlyToLookAt.title'))
  return (
    <EmptyState
      order={1}
      picture={<BlankSheetPicture />}
      title={t('onlyToLookAt.title')}
      sentence={t('onlyToLookAt.sentence')}
      action={
        <Button component="a" href={`/dashboard/view/${quizId}`}>
          {t('onlyToLookAt.view')}
        </Button>
      }
    />
  )
}

/** Unknown, or not for this person: the answer does not tell which. */
function QuizNotForYou({ quizId }: { quizId: string }) {
  const { t } = useTranslation('entering')
  const email = personIn(useSession())?.email
  usePageTitle(t('notFound.title'))
  const leave = async () => {
    await clearSession()
    location.assign(loginPath(location.pathname))
  }
  return (
    <EmptyState
      order={1}
      picture={<BlankSheetPicture />}
      title={t('notFound.title')}
      sentence={email ? t('notFound.sentence', { email }) : t('notFound.unnamed')}
      action={
        <>
          <Button component="a" href={`/invitation?quiz=${quizId}`}>
            {t('notFound.request')}
          </Button>
          <Button variant="default" onClick={leave}>
            {t('notFound.otherAddress')}
          </Button>
        </>
      }
    />
  )
}
