import { Button, Group } from '@mantine/core'
import { ERRORS, type ErrorName } from '@probant/contract/errors'
import type { Workspace } from '@probant/contract/workspaces'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { useWorkspace } from '#web/features/workspaces/queries.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { askableIn, limitIn, type MetLimit } from '../met-limit.ts'
import { AskOwnerForm } from './ask-owner-form.tsx'

interface LimitRefusal {
  /** Shows a refusal for a limit and answers true; leaves any other failure to the caller. */
  show: (error: unknown) => boolean
  /** To be put anywhere on the page. */
  prompt: ReactNode
}

/** `onError: (error) => limit.show(error) || toastFailure(error, …)`, and `{limit.prompt}` on the page. */
export function useLimitRefusal(): LimitRefusal {
  const [refusal, setRefusal] = useState<ApiError>()
  const show = (error: unknown) => {
    if (!isLimitRefusal(error)) return false
    setRefusal(error)
    return true
  }
  return { show, prompt: <UpgradePrompt refusal={refusal} onClose={() => setRefusal(undefined)} /> }
}

interface UpgradePromptProps {
  /** Closed where there is none. */
  refusal: ApiError | undefined
  onClose: () => void
}

/** A limit was met: what it is, and the way on. */
function UpgradePrompt({ refusal, onClose }: UpgradePromptProps) {
  const { t } = useTranslation(['account', 'common'])
  const titleOf = useTitle()
  const met = useLimitToAskFor(refusal)
  const [isAsking, setIsAsking] = useState(false)
  const close = () => {
    setIsAsking(false)
    onClose()
  }
  const title = isAsking ? t('plans.ask.title') : refusal && titleOf(refusal)
  return (
    <Dialog isOpen={refusal !== undefined} onClose={close} title={title}>
      {refusal && isAsking && met && <AskOwnerForm met={met} onDone={close} />}
      {refusal && !isAsking && (
        <>
          <UpgradeWords refusal={refusal} mayAsk={met !== undefined} />
          <Group justify="flex-end" mt="lg">
            <Button variant="default" onClick={close} data-autofocus>
              {t('plans.prompt.close')}
            </Button>
            {met ? (
              <Button onClick={() => setIsAsking(true)}>{t('plans.ask.open')}</Button>
            ) : (
              <UpgradeAction refusal={refusal} />
            )}
          </Group>
        </>
      )}
    </Dialog>
  )
}

function useLimitToAskFor(refusal: ApiError | undefined): MetLimit | undefined {
  const { data: workspace } = useWorkspace()
  const limit = refusal && limitIn(refusal)
  return limit && workspace && askableIn(workspace, limit)
}

function useTitle() {
  const { t } = useTranslation(['account', 'common'])
  return (refusal: ApiError) => {
    const what = usedUp(refusal)
    return what ? t(`common:messages.${what}`) : t(`plans.prompt.title.${wayOut(refusal)}`)
  }
}

/** The way on from a limit, for those who can go it; only an owner re-activates. */
function UpgradeAction({ refusal }: { refusal: ApiError }) {
  const { t } = useTranslation('account')
  const { data: workspace } = useWorkspace()
  const way = wayOut(refusal)
  if (way === 'plans') return <ButtonLink to="/pricing">{t('plans.prompt.seePlans')}</ButtonLink>
  if (way === 'askOwner') return <ButtonLink to="/dashboard/usage">{t('plans.prompt.seeUsage')}</ButtonLink>
  if (!workspace?.can.pay || workspace.standing.reason === 'deactivated') return null
  return <ButtonLink to="/dashboard/billing">{t('plans.prompt.reactivate')}</ButtonLink>
}

/** The refusal's own sentence, and who can do something about it where the reader can't. */
function UpgradeWords({ refusal, mayAsk }: { refusal: ApiError; mayAsk: boolean }) {
  const { t } = useTranslation('account')
  const { data: workspace } = useWorkspace()
  const way = wayOut(refusal)
  return (
    <>
      <p>{refusal.message}</p>
      {mayAsk && way === 'plans' && <p>{t('plans.ask.onlyOwner', { organization: workspace?.name })}</p>}
      {way === 'askOwner' && <p>{t('plans.prompt.askOwner')}</p>}
      {way === 'reactivate' && workspace && <p>{t(`plans.prompt.${whoReactivates(workspace)}`)}</p>}
    </>
  )
}

function whoReactivates({ can, standing }: Workspace) {
  if (standing.reason === 'deactivated') return 'deactivated'
  return can.pay ? 'inactiveOwner' : 'inactive'
}

/** What helps against a refusal: a larger plan, a higher limit of one’s own, or an organization that is active again. */
type WayOut = 'plans' | 'askOwner' | 'reactivate'

const WAYS_OUT = {
  questionLimitExceeded: 'plans',
  quizLimitReached: 'plans',
  participantLimitReached: 'plans',
  groupLimitReached: 'plans',
  groupSizeExceeded: 'plans',
  manualQuestionLimitExceeded: 'plans',
  manualQuestionQuotaExceeded: 'plans',
  memberLimitReached: 'askOwner',
  organizationInactive: 'reactivate',
} as const satisfies Partial<Record<ErrorName, WayOut>>

const WAY_OUT_BY_CODE = new Map<string, WayOut>(
  Object.entries(WAYS_OUT).map(([name, way]) => [ERRORS[name as keyof typeof WAYS_OUT].code, way]),
)

/** Did something fail because a limit was met, rather than because something went wrong? */
export function isLimitRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && WAY_OUT_BY_CODE.has(error.code)
}

/** What is used up, where the specification has words of its own for it. */
function usedUp({ code }: ApiError): 'quizLimitReached' | 'maximumQuestionsReached' | undefined {
  if (code === ERRORS.quizLimitReached.code) return 'quizLimitReached'
  return QUESTION_LIMITS.includes(code) ? 'maximumQuestionsReached' : undefined
}

const QUESTION_LIMITS: readonly string[] = [
  ERRORS.questionLimitExceeded.code,
  ERRORS.manualQuestionLimitExceeded.code,
  ERRORS.manualQuestionQuotaExceeded.code,
]

export function wayOut(refusal: ApiError): WayOut {
  return WAY_OUT_BY_CODE.get(refusal.code) ?? 'plans'
}
