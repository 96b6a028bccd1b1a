import { Button, Skeleton, Stack } from '@mantine/core'
import type { Scale } from '@probant/contract/scale/scale'
import type { Workspace } from '@probant/contract/workspaces'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { useFocusBack } from '#web/components/form/use-focus-back.ts'
import { Section } from '#web/components/layout/section.tsx'
import { ScaleFields } from '#web/components/scale/scale-fields.tsx'
import { toast } from '#web/lib/toast.ts'
import { useSetScale } from '../mutations.ts'
import { useWorkspace } from '../queries.ts'

/** How the scores of the workspace's quizzes are shown. */
export function WorkspaceScale() {
  const { t } = useTranslation('scale')
  const { data: workspace, error, refetch } = useWorkspace()
  return (
    <Section title={t('title')} sentence={t(workspace?.can.setScale === false ? 'readOnly' : 'sentence')}>
      {workspace && <ScaleForm key={workspace.ref} workspace={workspace} />}
      {!workspace && error && <LoadFailure title={t('failed')} error={error} onRetry={() => refetch()} />}
      {!workspace && !error && <Skeleton height={120} radius="lg" />}
    </Section>
  )
}

function ScaleForm({ workspace: { scale: kept, can } }: { workspace: Workspace }) {
  const { t } = useTranslation('scale')
  const save = useSetScale()
  const holdFocus = useFocusBack(save.isPending)
  const [chosen, setChosen] = useState<Scale>()
  const [isGood, setGood] = useState(true)
  const scale = chosen ?? kept
  const send = () => {
    holdFocus()
    save.mutate(scale, {
      onSuccess: () => {
        setChosen(undefined)
        toast.success(t('saved'))
      },
    })
  }
  return (
    <Stack>
      <ScaleFields
        scale={scale}
        onChange={(next) => setChosen(next ?? undefined)}
        onValidity={setGood}
        isReadOnly={!can.setScale || save.isPending}
      />
      {can.setScale && (
        <div>
          <Button variant="default" disabled={!isGood} loading={save.isPending} onClick={send}>
            {t('save')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
