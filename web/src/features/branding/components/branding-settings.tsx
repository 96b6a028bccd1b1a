import { Alert, Skeleton, Stack } from '@mantine/core'
import type { BrandingState } from '@probant/contract/branding/branding'
import { shadesOf } from '@probant/contract/branding/contrast'
import type { Workspace } from '@probant/contract/workspaces'
import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { Section } from '#web/components/layout/section.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { useWorkspace } from '#web/features/workspaces/queries.ts'
import { useBranding } from '../queries.ts'
import { BrandPreview, type PreviewedBrand } from './brand-preview.tsx'
import { BrandingForm } from './branding-form.tsx'

/** Under which name the organization appears to participants; whoever can't choose a plan has another way on. */
export function BrandingSettings({ wayOut }: { wayOut?: ReactNode }) {
  const { t } = useTranslation('branding')
  const { data: workspace } = useWorkspace()
  const { data: state, error, refetch } = useBranding()
  const isReadOnly = workspace?.kind === 'organization' && workspace.role !== 'owner'
  return (
    <Section title={t('title')} sentence={t(isReadOnly ? 'readOnly' : 'sentence')}>
      {state && workspace && (
        <Content key={workspace.ref} state={state} workspace={workspace} wayOut={wayOut} />
      )}
      {!state && error && <LoadFailure title={t('failed')} error={error} onRetry={() => refetch()} />}
      {!(state && workspace) && !error && <Skeleton height={320} radius="lg" />}
    </Section>
  )
}

interface ContentProps {
  state: BrandingState
  workspace: Workspace
  wayOut: ReactNode
}

function Content({ state, workspace, wayOut }: ContentProps) {
  if (state.canChange) return <BrandingForm state={state} organizationName={workspace.name} />
  return (
    <Stack>
      {!state.isInPlan && <WhyNot state={state} workspace={workspace} wayOut={wayOut} />}
      <BrandPreview brand={previewOf(state, workspace)} />
    </Stack>
  )
}

function WhyNot({ state: { branding }, workspace, wayOut }: ContentProps) {
  const { t } = useTranslation('branding')
  const { kind, standing, role } = workspace
  const isInactive = kind === 'organization' && standing.status === 'inactive' && branding !== null
  const why = kind === 'personal' ? 'personal' : isInactive ? 'inactive' : branding ? 'kept' : 'locked'
  return (
    <Alert color="gray" icon={<IconLock size={20} stroke={1.5} aria-hidden="true" />}>
      <Stack gap="sm" align="flex-start">
        {t(why)}
        {role === 'owner' && (
          <ButtonLink to="/pricing" variant="default" size="xs">
            {t('plans')}
          </ButtonLink>
        )}
        {why !== 'inactive' && wayOut}
      </Stack>
    </Alert>
  )
}

const NOTHING_SAVED = {
  line: '',
  logo: null,
  shades: null,
  replyTo: undefined,
  signerName: '',
  signerRole: '',
  signature: null,
}

/** What is kept; or what it would be. */
function previewOf({ branding, repliers }: BrandingState, { name }: Workspace): PreviewedBrand {
  if (!branding) return { ...NOTHING_SAVED, name, senderName: name }
  const { color, replyToId } = branding
  return {
    ...branding,
    shades: color === null ? null : shadesOf(color),
    replyTo: repliers.find(({ userId }) => userId === replyToId)?.email,
  }
}
