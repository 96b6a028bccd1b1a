import { ERRORS } from '@probant/contract/errors'
import { type Group, type GroupForm, type GroupMember, groupFormSchema } from '@probant/contract/groups'
import { GROUP_MEMBERS_MAX } from '@probant/contract/limits'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toastFailure } from '#web/components/feedback/toast-failure.ts'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { type Found, flawsOf, membersOf, type Person } from '#web/components/people/people.ts'
import { type People, usePeople } from '#web/components/people/use-people.ts'
import { fieldSentence } from '#web/i18n/refusals.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useCreateGroup, useUpdateGroup } from './mutations.ts'
import { groupQuery } from './queries.ts'

export interface EditorStart {
  /** The group that is edited; none where a new one is made. */
  group?: Group
  /** Shows a refusal for a limit and answers true; leaves any other failure to the caller. */
  showLimit: (error: unknown) => boolean
  onSaved: () => void
}

/** Somebody else has saved first; once their version is loaded, whoever was only on one's own list is kept here. */
export type Conflict = { isLoaded: false } | { isLoaded: true; missing: GroupMember[] }

const NAME_SCHEMA = groupFormSchema.pick({ name: true })
const FIELD_OF_CODE = { [ERRORS.groupNameConflict.code]: 'name' }

/** A group in the making, or one that is changed, alone or together with somebody else. */
export function useGroupEditor({ group, showLimit, onSaved }: EditorStart) {
  const { t } = useTranslation(['groups', 'common'])
  const queryClient = useQueryClient()
  const create = useCreateGroup()
  const update = useUpdateGroup()
  const people = usePeople(asSaved(group?.members ?? []))
  const [edited, setEdited] = useState(group)
  const [conflict, setConflict] = useState<Conflict>()
  const [hasTried, setHasTried] = useState(false)
  const isDone = useRef(false)
  const { form, onSubmit, alert, isSending } = useContractForm({
    schema: NAME_SCHEMA,
    initialValues: { name: group?.name ?? '' },
    fieldOfCode: FIELD_OF_CODE,
    onFailure: (error) =>
      toastFailure(error, t(group ? 'common:messages.operationFailed' : 'common:messages.createFailed')),
  })
  const problem = useProblem(people)

  const save = (body: GroupForm) =>
    edited
      ? update.mutateAsync({ groupId: edited.id, revision: edited.revision, group: body })
      : create.mutateAsync(body)

  async function send(name: string, everybody: Person[]): Promise<void> {
    const saved = await save({ name, members: membersOf(everybody) }).catch((error: unknown) => {
      if (isChangedMeanwhile(error)) setConflict({ isLoaded: false })
      else if (!showLimit(error)) throw error
    })
    if (!saved) return
    isDone.current = true
    toast.success(t(edited ? 'editor.saved' : 'editor.created', { name: saved.name }))
    onSaved()
  }

  /** `onBad` is told where the list can't be saved as it is: then that is where to go on. */
  const submit = (event: FormEvent<HTMLFormElement>, onBad: (everybody: Person[]) => void) => {
    setHasTried(true)
    const everybody = people.finish()
    const isGood = isSavable(everybody)
    onSubmit(async ({ name }) => (isGood ? send(name, everybody) : onBad(everybody)))(event)
  }

  async function loadNewer(): Promise<void> {
    if (!edited) return
    const newer = await queryClient
      .fetchQuery(groupQuery(edited.id))
      .catch((error: unknown) => toastFailure(error, t('common:messages.operationFailed')))
    if (!newer) return
    const known = new Set(newer.members.map(({ email }) => email))
    setConflict({
      isLoaded: true,
      missing: membersOf(people.people).filter(({ email }) => !known.has(email)),
    })
    // A name that was not touched is theirs as well.
    if (form.getValues().name === edited.name) form.setFieldValue('name', newer.name)
    people.startAnew(asSaved(newer.members))
    setEdited(newer)
  }

  const isDirty = () => {
    if (isDone.current) return false
    const before = { name: edited?.name ?? '', members: edited?.members ?? [] }
    const now = { name: form.getValues().name, members: membersOf(people.people) }
    return people.draft.trim() !== '' || JSON.stringify(now) !== JSON.stringify(before)
  }

  return {
    form,
    people,
    submit,
    alert,
    isSending,
    isDirty,
    isNew: !edited,
    problem: hasTried ? problem : undefined,
    conflict,
    loadNewer,
    addMissing: (missing: GroupMember[]) => {
      people.add(missing)
      setConflict(undefined)
    },
  }
}

export type GroupEditor = ReturnType<typeof useGroupEditor>

/** What looks like an address was said to be a name before it was saved. */
function asSaved(members: readonly GroupMember[]): Found[] {
  return members.map((member) => ({ ...member, isName: member.email === '' }))
}

function isSavable(people: Person[]): boolean {
  return people.length > 0 && people.length <= GROUP_MEMBERS_MAX && flawsOf(people).size === 0
}

function useProblem({ people, flaws }: People): string | undefined {
  const locale = useLocale()
  if (people.length === 0) return fieldSentence(locale, 'emailsRequired')
  return people.length - flaws.size > GROUP_MEMBERS_MAX
    ? fieldSentence(locale, 'tooManyGroupMembers')
    : undefined
}

/** Somebody else has saved first. Another failure shares the code, so the status tells them apart. */
function isChangedMeanwhile(error: unknown): boolean {
  const { code, status } = ERRORS.groupChangedMeanwhile
  return error instanceof ApiError && error.code === code && error.status === status
}
