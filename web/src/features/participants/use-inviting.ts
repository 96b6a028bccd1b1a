import { ERRORS } from '@probant/contract/errors'
import type { GroupSummary } from '@probant/contract/groups'
import { PARTICIPANTS_AT_ONCE_MAX } from '@probant/contract/limits'
import type { InviteReport } from '@probant/contract/participants/inviting'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '#web/components/form/refusal.ts'
import { flawsOf, isUnaddressed, membersOf, type Person } from '#web/components/people/people.ts'
import { usePeople } from '#web/components/people/use-people.ts'
import { errorSentence, fieldSentence } from '#web/i18n/refusals.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import type { AddressEntry } from '#web/lib/address-list.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { isHeldBack, outlookOf } from './invitees.ts'
import { useInviteParticipants } from './mutations.ts'
import { fetchGroup } from './queries.ts'
import { useCheckedInvitees } from './use-checked-invitees.ts'

interface Start {
  quizId: string
  /** Who stands on the list from the beginning: what was no address the last time. */
  people: readonly AddressEntry[]
  /** Nobody has proved yet whose address the account has: what it invites is handed out. */
  mayMail: boolean
  /** Shows a refusal for a limit and answers true; leaves any other failure to the caller. */
  showLimit: (error: unknown) => boolean
  /** With those who were typed, as they were sent. */
  onSent: (report: InviteReport, sent: AddressEntry[]) => void
}

/** An invitation in the making: typed people, picked groups, and what stands in its way. */
export function useInviting({ quizId, people: start, mayMail, showLimit, onSent }: Start) {
  const { t } = useTranslation('common')
  const locale = useLocale()
  const invite = useInviteParticipants(quizId)
  const typed = usePeople(start)
  const findGone = useGoneGroups()
  const [groups, setGroups] = useState<GroupSummary[]>([])
  const groupIds = groups.map(({ id }) => id)
  const { invited, inGroups } = useCheckedInvitees(quizId, typed.people, groupIds)
  const people = {
    ...typed,
    flaws: flawsOf(typed.people, invited),
    showFlawed: () => typed.showFlawed(invited),
  }
  const around = { hasGroups: groups.length > 0, invited }
  const [byHand, setByHand] = useState(!mayMail)
  const [message, setMessage] = useState<string>()
  const [hasTried, setHasTried] = useState(false)
  const [alert, setAlert] = useState<string>()
  const isDone = useRef(false)

  const problemOf = (everybody: readonly Person[]) => {
    if (everybody.length > PARTICIPANTS_AT_ONCE_MAX)
      return errorSentence(locale, 'tooManyParticipants', { max: PARTICIPANTS_AT_ONCE_MAX })
    return everybody.length + groups.length === 0 ? fieldSentence(locale, 'emailsRequired') : undefined
  }
  const isTooMany = people.people.length > PARTICIPANTS_AT_ONCE_MAX

  const dropGone = async () => {
    const gone = await findGone(groups)
    setGroups((before) => before.filter(({ id }) => !gone.has(id)))
  }

  const refuse = (error: unknown) => {
    if (showLimit(error)) return
    if (isGroupNotFound(error)) void dropGone()
    setAlert(refusalOf(error)?.message ?? t('messages.invitationFailed'))
  }

  /** `onBad` is told where the list can't be sent as it is: then that is where to go on. */
  const submit = (event: FormEvent<HTMLFormElement>, onBad: (everybody: Person[]) => void) => {
    event.preventDefault()
    setHasTried(true)
    setAlert(undefined)
    const everybody = people.finish()
    const outlook = outlookOf(everybody, around)
    if (problemOf(everybody) || isHeldBack(outlook)) return onBad(everybody)
    const body = {
      people: membersOf(everybody),
      groupIds,
      byHand,
      message: byHand ? '' : message,
    }
    invite.mutateAsync(body).then(
      (report) => {
        isDone.current = true
        onSent(report, body.people)
      },
      (error: unknown) => {
        // The button lost the focus while it was busy: what opens over the form gives it back to the list.
        onBad(everybody)
        refuse(error)
      },
    )
  }

  return {
    people,
    groups,
    toggleGroup: (group: GroupSummary) =>
      setGroups((before) =>
        before.some(({ id }) => id === group.id)
          ? before.filter(({ id }) => id !== group.id)
          : [...before, group],
      ),
    byHand,
    setByHand,
    /** Nobody on the list has an address. */
    writesNobody:
      byHand || (groups.length === 0 && people.people.length > 0 && people.people.every(isUnaddressed)),
    /** Undefined until somebody wants to add one. */
    message,
    setMessage,
    outlook: outlookOf(people.people, around),
    /** Whom the picked groups would bring: those who are invited, or typed, take no room. */
    grouped:
      groups.length === 0
        ? 0
        : (inGroups ?? groups.reduce((total, { memberCount }) => total + memberCount, 0)),
    submit,
    alert,
    isSending: invite.isPending,
    isTooMany,
    /** Too many is said at once, an empty list only when it is sent. */
    problem: hasTried || isTooMany ? problemOf(people.people) : undefined,
    isDirty: () =>
      !isDone.current &&
      (people.people.length > 0 ||
        people.draft.trim() !== '' ||
        groups.length > 0 ||
        Boolean(message?.trim())),
  }
}

export type Inviting = ReturnType<typeof useInviting>

/** Looks again at what groups there are, and which of the chosen ones are gone. */
function useGoneGroups() {
  const queryClient = useQueryClient()
  return async (chosen: readonly GroupSummary[]): Promise<Set<string>> => {
    void queryClient.invalidateQueries({ queryKey: ['groups'] })
    const gone = await Promise.all(chosen.map(async ({ id }) => ((await isGone(id)) ? [id] : [])))
    return new Set(gone.flat())
  }
}

async function isGone(groupId: string): Promise<boolean> {
  return fetchGroup(groupId).then(() => false, isGroupNotFound)
}

function isGroupNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.code === ERRORS.groupNotFound.code
}
