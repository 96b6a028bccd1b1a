import { Button, Group, NativeSelect, Stack } from '@mantine/core'
import type { ResponseOf } from '@probant/contract/endpoint'
import { INVITABLE_ROLES, type InvitableRole, type inviteMembers } from '@probant/contract/invitations'
import { ORGANIZATION_INVITES_MAX } from '@probant/contract/limits'
import type { Organization } from '@probant/contract/organizations'
import { type FormEvent, type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { FormFooter } from '#web/components/form/form-footer.tsx'
import { refusalOf } from '#web/components/form/refusal.ts'
import { errorSentence, fieldSentence } from '#web/i18n/refusals.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import type { Invitees } from '../invitees.ts'
import { useInviteMembers } from '../mutations.ts'
import { AddressField } from './address-field.tsx'

interface InviteFormProps {
  organization: Organization
  list: Invitees
  /** Where the addresses are typed, and where one goes on when something is gone or wrong. */
  input: RefObject<HTMLInputElement | null>
  onSent: (report: ResponseOf<typeof inviteMembers>) => void
  onCancel: () => void
}

export function InviteForm({ organization, list, input, onSent, onCancel }: InviteFormProps) {
  const { t } = useTranslation(['organizations', 'common'])
  const invite = useInviteMembers(organization.id)
  const { count, emails, hasInvalid } = list
  const [role, setRole] = useState<InvitableRole>('member')
  const [hasTried, setHasTried] = useState(false)
  const problem = useProblem({ count, sendable: emails.length, hasInvalid, hasTried })

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setHasTried(true)
    if (emails.length === 0 || emails.length > ORGANIZATION_INVITES_MAX || hasInvalid) {
      input.current?.focus()
      return
    }
    invite.mutate(
      { emails, role },
      {
        onSuccess: onSent,
        // The button had the focus, until it was put out of use.
        onError: () => input.current?.focus(),
      },
    )
  }
  const removeMarked = () => {
    list.removeMarked()
    input.current?.focus()
  }
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        <AddressField
          input={input}
          invitees={list.invitees}
          draft={list.draft}
          onDraft={list.setDraft}
          onAdd={list.add}
          onRemove={list.remove}
          description={t('invite.hint')}
          error={problem}
        />
        <Group gap="4px 16px" justify="space-between" mih={30} c="dimmed" fz="xs">
          <span className="tabular" role="status">
            {t('invite.count', { count: emails.length, max: ORGANIZATION_INVITES_MAX })}
          </span>
          {list.hasMarked && (
            <Button size="xs" variant="subtle" onClick={removeMarked}>
              {t('invite.removeMarked')}
            </Button>
          )}
        </Group>
        {organization.role === 'owner' && (
          <NativeSelect
            label={t('invite.role')}
            description={t(`invite.roleHints.${role}`)}
            value={role}
            onChange={(event) => setRole(event.currentTarget.value as InvitableRole)}
            data={INVITABLE_ROLES.map((value) => ({ value, label: t(`roles.${value}`) }))}
          />
        )}
        <FormAlert>{refusalOf(invite.error)?.message}</FormAlert>
        <FormFooter onCancel={onCancel}>
          <Button type="submit" loading={invite.isPending}>
            {t('invite.submit')}
          </Button>
        </FormFooter>
      </Stack>
    </form>
  )
}

interface Trial {
  count: number
  sendable: number
  hasInvalid: boolean
  hasTried: boolean
}

/** Too many is said at once, whatever else is wrong when it is sent. */
function useProblem({ count, sendable, hasInvalid, hasTried }: Trial): string | undefined {
  const { t } = useTranslation('organizations')
  const locale = useLocale()
  if (sendable > ORGANIZATION_INVITES_MAX)
    return errorSentence(locale, 'tooManyInvites', { max: ORGANIZATION_INVITES_MAX })
  if (!hasTried) return undefined
  if (count === 0) return fieldSentence(locale, 'emailsRequired')
  if (hasInvalid) return t('invite.hasInvalid')
  return sendable === 0 ? t('invite.nobodyNew') : undefined
}
