import { Alert } from '@mantine/core'
import type { Workspace } from '@probant/contract/workspaces'
import { IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import { useWorkspace } from '#web/features/workspaces/queries.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { quizCapacityQuery } from '../queries.ts'

export type CreatingRefusal =
  | { why: 'inactive'; workspace: Workspace }
  | { why: 'noSpace' }
  | { why: 'ownLimit' }

/** Why no quiz can be created here now; nothing while one can, or it is not known yet. */
export function useCreatingRefusal(): CreatingRefusal | undefined {
  const { data: workspace } = useWorkspace()
  const { data: capacity } = useQuery(quizCapacityQuery(useWorkspaceRef()))
  if (workspace && !workspace.can.create) return { why: 'inactive', workspace }
  if (capacity?.quizzes !== 0) return undefined
  return { why: capacity.inPlan === 0 ? 'noSpace' : 'ownLimit' }
}

/** The reason, and what to do about it for whoever can. */
export function WhyNotCreate({ refusal }: { refusal: CreatingRefusal }) {
  const { t } = useTranslation('quizzes')
  const { data: workspace } = useWorkspace()
  // Whoever is not the owner asks them, beside the limit.
  if (refusal.why === 'noSpace' && workspace?.can.pay === false) {
    return (
      <>
        {t('create.noSpaceHere')} <AnchorLink to="/dashboard/usage">{t('create.toUsage')}</AnchorLink>
      </>
    )
  }
  if (refusal.why === 'noSpace') {
    return (
      <>
        {t('create.noSpace')} <AnchorLink to="/pricing">{t('create.seePlans')}</AnchorLink>
      </>
    )
  }
  if (refusal.why === 'ownLimit') {
    return (
      <>
        {t('create.ownLimit')} <AnchorLink to="/dashboard/usage">{t('create.seeUsage')}</AnchorLink>
      </>
    )
  }
  const { can, standing } = refusal.workspace
  const isDeactivated = standing.reason === 'deactivated'
  return (
    <>
      {t('create.inactive')} {!can.pay && !isDeactivated && t('create.askOwner')}
      {can.pay && !isDeactivated && <AnchorLink to="/dashboard/billing">{t('create.reactivate')}</AnchorLink>}
    </>
  )
}

/** At the top of a form whose quiz could not be saved: better said before it is written than after. */
export function CreatingNotice() {
  const { t } = useTranslation('quizzes')
  const refusal = useCreatingRefusal()
  if (!refusal) return null
  return (
    <Alert color="yellow" role="status" mt="md" icon={<IconLock size={20} stroke={1.5} aria-hidden="true" />}>
      <WhyNotCreate refusal={refusal} /> {t('create.notSaved')}
    </Alert>
  )
}
