import type { Workspace } from '@probant/contract/workspaces'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LockedButton } from '#web/components/feedback/locked-button.tsx'
import { AnchorLink, ButtonLink } from '#web/components/navigation/links.tsx'
import { useWorkspace } from '#web/features/workspaces/queries.ts'

interface CreateQuizButtonProps {
  /** Another button on the screen is the first to press. */
  isSecond?: boolean
}

/** The way to a new quiz; where there is none, the reason. */
export function CreateQuizButton({ isSecond = false }: CreateQuizButtonProps) {
  const { t } = useTranslation('quizzes')
  const { data: workspace } = useWorkspace()
  if (workspace && !workspace.can.create) return <WhyNot workspace={workspace} />
  return (
    <ButtonLink
      to="/dashboard/create"
      variant={isSecond ? 'default' : 'filled'}
      leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
    >
      {t('create.action')}
    </ButtonLink>
  )
}

function WhyNot({ workspace: { can, standing } }: { workspace: Workspace }) {
  const { t } = useTranslation('quizzes')
  const canReactivate = can.pay && standing.reason !== 'deactivated'
  return (
    <LockedButton label={t('create.action')} question={t('create.whyNot')}>
      <p>
        {t('create.inactive')} {!canReactivate && standing.reason !== 'deactivated' && t('create.askOwner')}
      </p>
      {canReactivate && <AnchorLink to="/dashboard/billing">{t('create.reactivate')}</AnchorLink>}
    </LockedButton>
  )
}
