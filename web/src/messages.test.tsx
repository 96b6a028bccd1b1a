import type { Member } from '@probant/contract/members'
import type { Organization } from '@probant/contract/organizations'
import { PERSONAL } from '@probant/contract/workspaces'
import { screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { draw } from '../test/draw.tsx'
import { tellFailedMutations } from './failed-mutations.ts'
import { InviteForm } from './features/organizations/components/invite-form.tsx'
import { MemberLimitsForm } from './features/organizations/components/member-limits-form.tsx'
import { useInvitees } from './features/organizations/invitees.ts'
import { useDeleteQuiz } from './features/quizzes/mutations.ts'
import CreateOrganizationDialog from './features/workspaces/components/create-organization-dialog.tsx'
import { useSwitchWorkspace } from './features/workspaces/mutations.ts'
import en from './i18n/en/common/messages.ts'
import fr from './i18n/fr/common/messages.ts'
import { chooseLocale, i18n, loadSentences } from './i18n/i18n.ts'
import { queryClient } from './lib/query-client.ts'
import { adoptSession } from './lib/session.ts'
import { beginToasting } from './lib/toast.ts'

/**
 * Messages of the specification's section 8 for what a lost connection keeps from happening, where a form or its mutation
 * says them, half of them in either language; `messages.story.ts` has the others.
 */
const told = vi.fn()
beginToasting({ error: told, success: told, warning: told, message: told, dismiss: () => {} })
tellFailedMutations(queryClient, (sentence) => i18n.t(`messages.${sentence}`))

beforeEach(async () => {
  told.mockClear()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await loadSentences('dashboard', 'organizations', 'quizzes')
})
afterEach(() => vi.unstubAllGlobals())

describe('without a connection', () => {
  it('an organization is not created, and its form stays', async () => {
    adoptSession({ accessToken: 'token', user: { id: 'ann', isEmailVerified: true } } as never)
    const { user } = await draw(
      <CreateOrganizationDialog isOpen onClose={() => {}} verification="" trialNote="" />,
    )
    await user.type(screen.getByLabelText('Name'), 'Lycée Noether')
    await user.click(screen.getByRole('button', { name: 'Create organization' }))

    await expectTold(en.createFailed)
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Lycée Noether')
  })

  it('a quiz is not deleted', async () => {
    const { user } = await draw(<DeleteButton />)
    await user.click(screen.getByRole('button'))
    await expectTold(en.operationFailed)
  })

  it('nobody gets back to their personal workspace', async () => {
    const { user } = await draw(<SwitchButton />)
    await user.click(screen.getByRole('button'))
    await expectTold(en.switchToPersonalFailed)
  })

  it('nobody is invited to an organization', async () => {
    await chooseLocale('fr')
    const { user } = await draw(<Inviting />)
    await user.type(screen.getByRole('textbox'), 'ann@example.org,')
    await user.click(screen.getByRole('button', { name: 'Envoyer les invitations' }))
    await expectTold(fr.invitationFailed)
  })

  it('the limits of a member stay as they were', async () => {
    await chooseLocale('fr')
    const { user } = await draw(<MemberLimitsForm organizationId="curie" member={MEMBER} onDone={() => {}} />)
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await expectTold(fr.limitUpdateFailed)
  })
})

async function expectTold(words: string): Promise<void> {
  await waitFor(() => expect(told).toHaveBeenCalledWith(words, expect.anything()))
}

const MEMBER = {
  id: 'ann',
  limits: { questions: 5, groups: 5, groupSize: 5 },
  usage: { questions: 0, groups: 0, groupSize: 0 },
} as Member

function DeleteButton() {
  const deletion = useDeleteQuiz()
  return <button type="button" onClick={() => deletion.mutate({ id: 'rivers' })} />
}

function SwitchButton() {
  const workspace = useSwitchWorkspace()
  return <button type="button" onClick={() => workspace.mutate(PERSONAL)} />
}

function Inviting() {
  const input = useRef<HTMLInputElement>(null)
  const organization = { id: 'curie', role: 'moderator' } as Organization
  return (
    <InviteForm
      organization={organization}
      list={useInvitees(organization.id)}
      input={input}
      onSent={() => {}}
      onCancel={() => {}}
    />
  )
}
