import { Button, Group, Modal } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { useWorkspace } from '#web/features/workspaces/queries.ts'
import type { ApiError } from '#web/lib/api-error.ts'
import { isLimitRefusal, usedUp, wayOut } from '../limit-refusal.ts'
import classes from './use-limit-refusal.module.css'

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
  const { t } = useTranslation(['plans', 'common'])
  const titleOf = useTitle()
  return (
    <Modal
      opened={refusal !== undefined}
      onClose={onClose}
      title={refusal && titleOf(refusal)}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      {refusal && (
        <>
          <UpgradeWords refusal={refusal} />
          <Group justify="flex-end" mt="lg">
            <Button variant="default" onClick={onClose} data-autofocus>
              {t('prompt.close')}
            </Button>
            <UpgradeAction refusal={refusal} />
          </Group>
        </>
      )}
    </Modal>
  )
}

function useTitle() {
  const { t } = useTranslation(['plans', 'messages'])
  return (refusal: ApiError) => {
    const what = usedUp(refusal)
    return what ? t(`messages:${what}`) : t(`prompt.title.${wayOut(refusal)}`)
  }
}

/** The way on from a limit, for those who can go it; only an owner re-activates. */
function UpgradeAction({ refusal }: { refusal: ApiError }) {
  const { t } = useTranslation('plans')
  const { data: workspace } = useWorkspace()
  const way = wayOut(refusal)
  if (way === 'plans') return <ButtonLink to="/pricing">{t('prompt.seePlans')}</ButtonLink>
  if (way === 'askOwner') return <ButtonLink to="/dashboard/usage">{t('prompt.seeUsage')}</ButtonLink>
  if (!workspace?.can.pay) return null
  return <ButtonLink to="/dashboard/billing">{t('prompt.reactivate')}</ButtonLink>
}

/** The refusal's own sentence, and who can do something about it where the reader can't. */
function UpgradeWords({ refusal }: { refusal: ApiError }) {
  const { t } = useTranslation('plans')
  const { data: workspace } = useWorkspace()
  const way = wayOut(refusal)
  return (
    <div className={classes.words}>
      <p>{refusal.message}</p>
      {way === 'askOwner' && <p>{t('prompt.askOwner')}</p>}
      {way === 'reactivate' && <p>{t(workspace?.can.pay ? 'prompt.inactiveOwner' : 'prompt.inactive')}</p>}
    </div>
  )
}
