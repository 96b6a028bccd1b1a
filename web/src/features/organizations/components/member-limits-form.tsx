import { Button, Stack, Switch, Text, TextInput, type TextInputProps } from '@mantine/core'
import { UNLIMITED } from '@probant/contract/limits'
import { MEMBER_LIMIT_KINDS, type Member, type MemberLimitKind } from '@probant/contract/members'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toastFailure } from '#web/components/feedback/toast-failure.ts'
import { FormFooter } from '#web/components/form/form-footer.tsx'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { SideBySide } from '#web/components/layout/side-by-side.tsx'
import { toast } from '#web/lib/toast.ts'
import { firstLimit, isNoLimit, limitRefusal, limitsAbove, type TypedLimit } from '../member-limits.ts'
import { useSetMemberLimits } from '../mutations.ts'

interface MemberLimitsFormProps {
  organizationId: string
  member: Member
  onDone: () => void
}

export function MemberLimitsForm({ organizationId, member, onDone }: MemberLimitsFormProps) {
  const { t } = useTranslation(['organizations', 'common'])
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
        toastFailure(error, t('common:messages.limitUpdateFailed'))
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
        <Text c="dimmed">{t('limits.sentence')}</Text>
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
        <FormFooter onCancel={onDone}>
          <Button type="submit" loading={isSending}>
            {t('common:actions.save')}
          </Button>
        </FormFooter>
      </Stack>
    </form>
  )
}

interface LimitFieldProps extends Omit<TextInputProps, 'value'> {
  kind: MemberLimitKind
  /** What the limit is compared with. */
  used: number
  value?: TypedLimit
  onLimit: (limit: TypedLimit) => void
  /** Where the dialog begins. */
  isFirst: boolean
}

/** A number, or none at all. */
function LimitField({ kind, used, value, onLimit, isFirst, error, ...input }: LimitFieldProps) {
  const { t } = useTranslation('organizations')
  const field = useRef<HTMLInputElement>(null)
  const isUnlimited = value === UNLIMITED
  const [lastTyped, setLastTyped] = useState<TypedLimit>(isUnlimited ? '' : (value ?? ''))
  const label = t(`limits.kinds.${kind}`)
  const toggle = (unlimited: boolean) => {
    if (unlimited) {
      setLastTyped(value ?? '')
      onLimit(UNLIMITED)
      return
    }
    onLimit(lastTyped === '' || isNoLimit(lastTyped) ? String(firstLimit(used)) : lastTyped)
    // Once the field is open again.
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.select()
    })
  }
  return (
    <SideBySide of="minmax(0, 1fr) auto" align="flex-start">
      <TextInput
        {...input}
        ref={field}
        value={isUnlimited ? '' : value}
        disabled={isUnlimited}
        label={label}
        description={t(`limits.used.${kind}`, { count: used })}
        error={error && isNoLimit(value) ? t('limits.notALimit') : error}
        placeholder={isUnlimited ? t('limits.unlimited') : undefined}
        inputMode="numeric"
        autoComplete="off"
        data-autofocus={(isFirst && !isUnlimited) || undefined}
      />
      {/* Beside the box, below its label. */}
      <Switch
        mt={34}
        checked={isUnlimited}
        onChange={(event) => toggle(event.currentTarget.checked)}
        label={t('limits.unlimited')}
        aria-label={t('limits.unlimitedFor', { kind: label })}
        data-autofocus={(isFirst && isUnlimited) || undefined}
      />
    </SideBySide>
  )
}
