import { deleteOrganization, getOrganization } from '@probant/contract/organizations'
import { expect, it, vi } from 'vitest'
import { refusal } from '#server/platform/errors.ts'
import { organizationsOf } from '#test/organizations.ts'
import { testApp } from '#test/test-app.ts'
import { createEntrance } from './entrance.ts'
import { createOrganizationService } from './service.ts'

const test = testApp()
const { anOrganization } = organizationsOf(test)

it('is billed no more before it is deleted, and stays where that fails', async () => {
  const { owner, id } = await anOrganization()
  const cancelPayments = vi.fn().mockRejectedValueOnce(refusal('billingPortalFailed'))
  const organizations = organizationsThat(cancelPayments)
  const actor = await test.services.sessions.authenticate(`Bearer ${owner.accessToken}`)
  const params = { organizationId: id }

  await expect(organizations.delete(actor, id, 'Another name')).rejects.toThrow('GENL004')
  expect(cancelPayments).not.toHaveBeenCalled()

  await expect(organizations.delete(actor, id, 'Lycée Curie')).rejects.toThrow('PAYM002')
  expect((await owner.call(getOrganization, { params })).status).toBe(200)

  await organizations.delete(actor, id, 'Lycée Curie')
  expect(cancelPayments).toHaveBeenLastCalledWith(id)
  expect(await owner.call(deleteOrganization, { params, body: { name: 'Lycée Curie' } })).toFailWith(
    'organizationNotFound',
  )
})

function organizationsThat(cancelPayments: (workspaceId: string) => Promise<void>) {
  const { attempts, workspaces, usage } = test.services
  const entrance = createEntrance({ workspaces })
  const { db } = test.database
  const { now } = test.clock
  const noQuizzes = {
    handOver: async () => {},
    hasRunningQuizzes: async () => false,
    deleteQuizzes: async () => {},
  }
  return createOrganizationService({
    db,
    now,
    attempts,
    workspaces,
    usage,
    entrance,
    cancelPayments,
    ...noQuizzes,
  })
}
