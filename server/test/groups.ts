import { createGroup, deleteGroup, type Group, type GroupForm, updateGroup } from '@probant/contract/groups'
import type { Browser } from './browser.ts'
import { inWorkspace } from './questions.ts'

/** Groups as creators make them over HTTP. */
export function aGroupForm(changes: Partial<GroupForm> = {}): GroupForm {
  return { name: `Class ${++groups}`, members: people(2), ...changes }
}

/** So many, always the same ones. */
export function people(count: number): GroupForm['members'] {
  return Array.from({ length: count }, (_, index) => ({ email: `pupil${index}@example.org`, name: '' }))
}

export function create(browser: Browser, form: Partial<GroupForm> = {}, workspace?: string) {
  return browser.call(createGroup, { body: aGroupForm(form) }, inWorkspace(workspace))
}

export async function aGroup(
  browser: Browser,
  form: Partial<GroupForm> = {},
  workspace?: string,
): Promise<Group> {
  const answer = await create(browser, form, workspace)
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

/** As its form would, with these changes. */
export function save(browser: Browser, group: Group, changes: Partial<GroupForm> = {}) {
  const { id: groupId, name, members, revision } = group
  return browser.call(updateGroup, {
    params: { groupId },
    body: { revision, group: { name, members, ...changes } },
  })
}

export function remove(browser: Browser, { id: groupId }: Pick<Group, 'id'>) {
  return browser.call(deleteGroup, { params: { groupId } })
}

let groups = 0
