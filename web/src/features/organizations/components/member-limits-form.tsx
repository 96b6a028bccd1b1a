import { Button, Group, Stack } from '@mantine/core'
import { MEMBER_LIMIT_KINDS, type Member, type MemberLimitKind } from '@probant/contract/members'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { toastFailure } from '#web/components/feedback/toast-failure.ts'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { limitRefusal, limitsAbove } from '../member-limits.ts'
import { useSetMemberLimits } from '../mutations.ts'
import type { TypedLimit } from '../typed-limit.ts'
import { LimitField } from './limit-field.tsx'
import classes from './member-limits-form.module.css'

interface MemberLimitsFormProps {
  organizationId: string
  member: Member
  onDone: () => void
}

export function MemberLimitsForm({ organizationId, member, onDone }: MemberLimitsFormProps) {
  const { t } = useTranslation(['organizations', 'common', 'messages'])
  const setLimits = useSetMemberLimits(organizationId, member.id)
  const schema = limitsAbove(member.usage)
  const { form, onSubmit, isSending } = useContractForm<Record<MemberLimitKind, TypedLimit>>({
    schema,
    initialValues: member.limits,
  })
  const send = onSubmit(async (typed) => {
    const limits = schema.parse(typed)
    try {
      await setLimits.mutateAsync(limits)
    } catch (error) {
      const atFields = limitRefusal(error, limits, member.usage)
      if (!atFields) {
        toastFailure(error, t('messages:limitUpdateFailed'))
        return
      }
      form.setErrors(atFields)
      const first = MEMBER_LIMIT_KINDS.find((kind) => atFields[kind])
      if (first) requestAnimationFrame(() => form.getInputNode(first)?.focus())
      return
    }
    toast.success(t('limits.saved', { name: member.username }))
    onDone()
  })
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        <p className={classes.sentence}>{t('limits.sentence')}</p>
        {MEMBER_LIMIT_KINDS.map((kind, index) => (
          <LimitField
            key={kind}
            {...form.getInputProps(kind)}
            kind={kind}
            isFirst={index === 0}
            used={member.usage[kind]}
            onLimit={(limit) => form.setFieldValue(kind, limit)}
          />
        ))}
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" loading={isSending}>
            {t('common:actions.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
