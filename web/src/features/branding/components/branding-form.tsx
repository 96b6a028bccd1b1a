import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { type BrandingState, brandingFormSchema, type Logo } from '@probant/contract/branding/branding'
import { HEX_COLOR, nearestReadable, shadesOf } from '@probant/contract/branding/contrast'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { toast } from '#web/lib/toast.ts'
import { type BrandingBody, useDeleteBranding, useSaveBranding } from '../mutations.ts'
import { BrandPreview } from './brand-preview.tsx'
import { ColorField } from './color-field.tsx'
import { PictureField } from './picture-field.tsx'

interface BrandingFormProps {
  state: BrandingState
  organizationName: string
}

const schema = z.preprocess((values) => bodyOf(values as Values), brandingFormSchema)

/** Everything on one page, with what comes of it below. */
export function BrandingForm({ state, organizationName }: BrandingFormProps) {
  const { t } = useTranslation('branding')
  const save = useSaveBranding()
  const [logo, setLogo] = useState<Logo | null>(state.branding?.logo ?? null)
  const [signature, setSignature] = useState<Logo | null>(state.branding?.signature ?? null)
  const { form, onSubmit, alert, isSending } = useContractForm({
    schema,
    initialValues: valuesOf(state, organizationName),
  })
  const { name, line, color, senderName, replyToId, signerName, signerRole } = form.values
  const chooseSignature = (picture: Logo | null) => {
    setSignature(picture)
    // The form asks whose it is.
    form.setFieldValue('signatureId', picture?.id ?? '')
  }
  const forgetPictures = () => {
    setLogo(null)
    chooseSignature(null)
  }
  const send = onSubmit(async (values) => {
    const kept = await save.mutateAsync({ ...bodyOf(values), logoId: logo?.id ?? null })
    form.setInitialValues(valuesOf(kept, organizationName))
    form.reset()
    toast.success(t('saved'))
  })
  const replier = state.repliers.find(({ userId }) => userId === replyToId)
  const shown = color.trim().toLowerCase()
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        <TextInput
          {...form.getInputProps('name')}
          label={t('name')}
          description={t('nameHint')}
          autoComplete="organization"
          dir="auto"
        />
        <TextInput {...form.getInputProps('line')} label={t('line')} description={t('lineHint')} dir="auto" />
        <PictureField kind="logo" picture={logo} onChange={setLogo} error={errorOf(form.errors.logoId)} />
        <ColorField
          input={form.getInputProps('color')}
          onChange={(chosen) => form.setFieldValue('color', chosen)}
        />
        <Text component="h3" m={0} mt="sm" fw={600}>
          {t('mails.title')}
        </Text>
        <TextInput
          {...form.getInputProps('senderName')}
          label={t('mails.sender')}
          description={
            senderName.trim() ? t('mails.senderHint', { name: senderName.trim() }) : t('mails.senderEmpty')
          }
          dir="auto"
        />
        <NativeSelect
          {...form.getInputProps('replyToId')}
          label={t('mails.replyTo')}
          description={t('mails.replyToHint')}
          data={[
            { value: '', label: t('mails.nobody') },
            ...state.repliers.map(({ userId, username, email }) => ({
              value: userId,
              label: `${username} (${email})`,
            })),
          ]}
        />
        <Text component="h3" m={0} mt="sm" fw={600}>
          {t('certificates.title')}
        </Text>
        <TextInput
          {...form.getInputProps('signerName')}
          label={t('certificates.signer')}
          description={t('certificates.signerHint')}
          dir="auto"
        />
        <TextInput {...form.getInputProps('signerRole')} label={t('certificates.role')} dir="auto" />
        <PictureField
          kind="signature"
          picture={signature}
          onChange={chooseSignature}
          error={errorOf(form.errors.signatureId)}
        />
        <BrandPreview
          brand={{
            name: name.trim() || organizationName,
            line,
            logo,
            // As it would be once it can be read.
            shades: HEX_COLOR.test(shown) ? shadesOf(nearestReadable(shown)) : null,
            senderName: senderName.trim(),
            replyTo: replier?.email,
            signerName: signerName.trim(),
            signerRole: signerRole.trim(),
            signature,
          }}
        />
        <FormAlert>{alert}</FormAlert>
        <Group gap="sm">
          <Button type="submit" loading={isSending}>
            {t('save')}
          </Button>
          {state.branding && <Deletion onDone={forgetPictures} />}
        </Group>
      </Stack>
    </form>
  )
}

function Deletion({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('branding')
  const [isAsking, setIsAsking] = useState(false)
  const remove = useDeleteBranding()
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        onDone()
        toast.success(t('delete.done'))
      },
      onSettled: () => setIsAsking(false),
    })
  return (
    <>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        {t('delete.open')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('delete.title')}
        confirm={t('delete.confirm')}
        isDangerous
        isPending={remove.isPending}
        onConfirm={confirm}
      >
        <Text>{t('delete.sentence')}</Text>
      </ConfirmDialog>
    </>
  )
}

function valuesOf({ branding }: BrandingState, organizationName: string) {
  return {
    name: branding?.name ?? organizationName,
    line: branding?.line ?? '',
    color: branding?.color ?? '',
    senderName: branding?.senderName ?? '',
    replyToId: branding?.replyToId ?? '',
    logoId: '',
    signerName: branding?.signerName ?? '',
    signerRole: branding?.signerRole ?? '',
    signatureId: branding?.signature?.id ?? '',
  }
}

type Values = ReturnType<typeof valuesOf>

/** What an empty field stands for is null to the API. */
function bodyOf({ color, replyToId, signatureId, logoId: _, ...values }: Values): BrandingBody {
  const ids = { replyToId: replyToId || null, signatureId: signatureId || null }
  return { ...values, ...ids, color: color.trim() || null }
}

function errorOf(error: unknown): string | undefined {
  return typeof error === 'string' ? error : undefined
}
