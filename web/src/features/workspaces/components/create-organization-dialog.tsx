import { Button, Group, Skeleton, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { createOrganization } from '@probant/contract/organizations'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { toastFailure } from '#web/components/feedback/toast-failure.ts'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { FormFooter } from '#web/components/form/form-footer.tsx'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { useUser } from '#web/lib/session.ts'
import { toast } from '#web/lib/toast.ts'
import { useCreateOrganization, useSwitchWorkspace } from '../mutations.ts'

interface CreateOrganizationDialogProps {
  isOpen: boolean
  onClose: () => void
  /** How an address is confirmed, as the feature of accounts shows it. */
  verification: ReactNode
  /** What it costs at first. */
  trialNote: ReactNode
}

/** Whoever would be refused for an unproven address hears of it before filling in anything. */
export default function CreateOrganizationDialog({
  isOpen,
  onClose,
  verification,
  trialNote,
}: CreateOrganizationDialogProps) {
  const { t } = useTranslation(['dashboard', 'common'])
  const { isEmailVerified } = useUser()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('workspaces.create.title')}>
      {isEmailVerified ? (
        <CreateOrganizationForm trialNote={trialNote} onDone={onClose} />
      ) : (
        <UnverifiedFounder verification={verification} onClose={onClose} />
      )}
    </Dialog>
  )
}

/** An organization needs someone who can be reached: first the address, then the form. */
function UnverifiedFounder({ verification, onClose }: { verification: ReactNode; onClose: () => void }) {
  const { t } = useTranslation(['dashboard', 'common'])
  return (
    <>
      <Text mb="md">{t('workspaces.create.unverified')}</Text>
      {/* The banner's sentences are not those of every page on which an organization can be created. */}
      <Suspense fallback={<Skeleton height={72} radius="lg" mb="xl" />}>{verification}</Suspense>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('common:actions.close')}
        </Button>
      </Group>
    </>
  )
}

/** Whoever creates an organization works in it from then on, and first sees to its people. */
function CreateOrganizationForm({ trialNote, onDone }: { trialNote: ReactNode; onDone: () => void }) {
  const { t } = useTranslation(['dashboard', 'common'])
  const navigate = useNavigate()
  const create = useCreateOrganization()
  const switchWorkspace = useSwitchWorkspace()
  const { form, onSubmit, alert, isSending } = useContractForm({
    schema: createOrganization.schema.body,
    initialValues: { name: '', description: '' },
    onFailure: (error) => toastFailure(error, t('common:messages.createFailed')),
  })
  const send = onSubmit(async (values) => {
    const { id, name } = await create.mutateAsync(values)
    toast.success(t('workspaces.create.created', { name }))
    onDone()
    const isThere = await switchWorkspace.mutateAsync(id).catch(() => undefined)
    if (isThere) await navigate({ to: '/dashboard/members', search: {} })
  })
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        {trialNote}
        <TextInput
          {...form.getInputProps('name')}
          label={t('workspaces.create.name')}
          description={t('workspaces.create.nameHint')}
          autoComplete="organization"
          data-autofocus
        />
        <Textarea
          {...form.getInputProps('description')}
          label={t('workspaces.create.description')}
          description={t('workspaces.create.descriptionHint')}
          autosize
          minRows={2}
          maxRows={6}
        />
        <FormAlert>{alert}</FormAlert>
        <FormFooter onCancel={onDone}>
          <Button type="submit" loading={isSending}>
            {t('workspaces.create.submit')}
          </Button>
        </FormFooter>
      </Stack>
    </form>
  )
}

type CreateOrganizationButtonProps = Pick<CreateOrganizationDialogProps, 'verification' | 'trialNote'>

export function CreateOrganizationButton(props: CreateOrganizationButtonProps) {
  const { t } = useTranslation('dashboard')
  const [isOpen, dialog] = useDisclosure(false)
  return (
    <>
      <Button onClick={dialog.open}>{t('workspaces.switcher.create')}</Button>
      <CreateOrganizationDialog {...props} isOpen={isOpen} onClose={dialog.close} />
    </>
  )
}
