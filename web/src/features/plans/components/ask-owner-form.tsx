import { Button, Stack, Textarea } from '@mantine/core'
import { PURPOSE_MAX, requestLimit } from '@probant/contract/organizations'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { FormFooter } from '#web/components/form/form-footer.tsx'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { toast } from '#web/lib/toast.ts'
import { labelOf, type MetLimit } from '../met-limit.ts'
import { useRequestLimit } from '../mutations.ts'

/** Asks the owner for more, with what for if one likes. */
export function AskOwnerForm({ met, onDone }: { met: MetLimit; onDone: () => void }) {
  const { t } = useTranslation('account')
  const { organizationId, organizationName, limit, of } = met
  const ask = useRequestLimit(organizationId)
  const { form, onSubmit, alert, isSending } = useContractForm({
    schema: requestLimit.schema.body,
    initialValues: { purpose: '' },
    filled: { limit, of },
  })
  const send = onSubmit(async ({ purpose }) => {
    const { isMailed } = await ask.mutateAsync({ limit, of, purpose })
    toast.success(t(isMailed ? 'plans.ask.asked' : 'plans.ask.askedKept'))
    onDone()
  })
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        <div>
          {t(limit === 'branding' ? 'plans.ask.featureSentence' : 'plans.ask.sentence', {
            organization: organizationName,
            limit: t(`plans.${labelOf(met)}`),
          })}
        </div>
        <FormAlert>{alert}</FormAlert>
        <Textarea
          {...form.getInputProps('purpose')}
          label={t('plans.ask.purpose')}
          description={t('plans.ask.purposeHint', { max: PURPOSE_MAX })}
          maxLength={PURPOSE_MAX}
          autosize
          minRows={3}
          maxRows={8}
          data-autofocus
        />
        <FormFooter onCancel={onDone}>
          <Button type="submit" loading={isSending}>
            {t('plans.ask.send')}
          </Button>
        </FormFooter>
      </Stack>
    </form>
  )
}
