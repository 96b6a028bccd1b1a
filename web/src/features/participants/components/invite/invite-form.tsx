import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { PARTICIPANTS_AT_ONCE_MAX } from '@probant/contract/limits'
import type { InviteReport } from '@probant/contract/participants/inviting'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { FormFooter } from '#web/components/form/form-footer.tsx'
import { StickyFooter } from '#web/components/form/sticky-footer.tsx'
import { UnsavedChanges } from '#web/components/form/unsaved-changes.tsx'
import { DropArea } from '#web/components/people/drop-area.tsx'
import { FlawNotice } from '#web/components/people/flaw-notice.tsx'
import { flawsOf, type Person } from '#web/components/people/people.ts'
import { PeopleEntry } from '#web/components/people/people-entry.tsx'
import { PeopleList } from '#web/components/people/people-list.tsx'
import { usePeopleFile } from '#web/components/people/use-people-file.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import type { AddressEntry } from '#web/lib/address-list.ts'
import { formatNumber } from '#web/lib/format.ts'
import { inviteCapacity } from '../../invite-capacity.ts'
import { useInviting } from '../../use-inviting.ts'
import { GroupPicker } from './group-picker.tsx'
import { WayOfInviting } from './way-of-inviting.tsx'

interface InviteFormProps {
  quiz: Quiz
  capacity: number | undefined
  mayMail: boolean
  deliversMail: boolean
  start: readonly AddressEntry[]
  showLimit: (error: unknown) => boolean
  onSent: (report: InviteReport, sent: AddressEntry[]) => void
  onCancel: () => void
}

export function InviteForm({
  quiz,
  capacity,
  mayMail,
  deliversMail,
  start,
  showLimit,
  onSent,
  onCancel,
}: InviteFormProps) {
  const { t } = useTranslation(['participants', 'common'])
  const inviting = useInviting({ quizId: quiz.id, people: start, mayMail, showLimit, onSent })
  const { people } = inviting
  const locale = useLocale()
  const file = usePeopleFile(people)
  const headingId = useId()
  const entry = useRef<HTMLTextAreaElement>(null)
  const list = useRef<HTMLDivElement>(null)

  const goToEntry = () => requestAnimationFrame(() => entry.current?.focus())
  const goToFlawed = () => {
    people.showFlawed()
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  const goOn = (everybody: Person[]) =>
    Math.max(people.flaws.size, flawsOf(everybody).size) > 0 && everybody.length <= PARTICIPANTS_AT_ONCE_MAX
      ? goToFlawed()
      : goToEntry()
  const { count, max, excess } = inviteCapacity({
    typed: people.people.length - people.flaws.size,
    grouped: inviting.grouped,
    capacity,
  })
  /** Those who stand there can't be invited: sending leads to them. */
  const isForNobody =
    people.people.length > 0 && people.flaws.size === people.people.length && inviting.grouped === 0
  const left = capacity === undefined ? undefined : Math.max(0, capacity - count)
  return (
    <form onSubmit={(event) => inviting.submit(event, goOn)} noValidate>
      <Stack gap={28}>
        <DropArea labelledBy={headingId} onDrop={(dropped) => void file.take(dropped)}>
          <Group gap="0 16px" align="baseline" justify="space-between">
            <Title order={3} size="h4" id={headingId}>
              {t('invite.people')}
            </Title>
            <Text
              className="tabular"
              size="xs"
              {...(inviting.isTooMany || excess > 0 ? { c: 'var(--wrong)', fw: 600 } : { c: 'dimmed' })}
            >
              {t('invite.count', { count, max })}
              {excess > 0 && ` · ${t('invite.excess', { count: excess })}`}
              {excess === 0 &&
                left !== undefined &&
                ` · ${t('invite.room', { count: left, formatted: formatNumber(locale, left) })}`}
            </Text>
          </Group>
          <PeopleEntry input={entry} people={people} file={file} error={inviting.problem} isFirst />
          <FlawNotice
            people={people}
            remedy={
              inviting.isTooMany ? '' : t(`invite.outlooks.${inviting.outlook}`, { count: people.flaws.size })
            }
            onShow={goToFlawed}
            onGone={goToEntry}
          />
          <PeopleList list={list} people={people} caption={t('invite.list')} onEmpty={goToEntry} />
        </DropArea>
        <GroupPicker workspace={quiz.workspace} chosen={inviting.groups} onToggle={inviting.toggleGroup} />
        <WayOfInviting inviting={inviting} mayMail={mayMail} deliversMail={deliversMail} />
        <StickyFooter>
          <FormAlert>{inviting.alert}</FormAlert>
          <FormFooter onCancel={onCancel}>
            <Button type="submit" variant={isForNobody ? 'default' : 'filled'} loading={inviting.isSending}>
              {t(inviting.writesNobody ? 'handing.byHand.submit' : 'invite.submit')}
            </Button>
          </FormFooter>
        </StickyFooter>
        <UnsavedChanges isDirty={inviting.isDirty} />
      </Stack>
    </form>
  )
}
