import type { ErrorBody } from '@probant/contract/error-body'
import { ERRORS, type ErrorName } from '@probant/contract/errors'
import {
  listMembers,
  removeMember,
  setMemberLimits,
  setMemberRole,
  setMemberStatus,
} from '@probant/contract/members'
import type { Role } from '@probant/contract/workspaces'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { organizationsOf } from '#test/organizations.ts'
import { testApp } from '#test/test-app.ts'
import {
  limitChangeRefusal,
  type Ranked,
  removalRefusal,
  roleChangeRefusal,
  statusChangeRefusal,
} from './policy.ts'

const ACTIONS = ['makeOwner', 'makeModerator', 'makeMember', 'setStatus', 'setLimits', 'remove'] as const
type Action = (typeof ACTIONS)[number]
type Target = Role | 'self'

/** Every role x every target x every action: 66 cells. No owner meets another, for there is none. */
const TABLE = {
  owner: {
    self: ['ORGA017', 'ORGA017', 'ORGA017', 'ORGA007', 'ORGA020', 'ORGA005'],
    moderator: ['ORGA017', 'allowed', 'allowed', 'allowed', 'allowed', 'allowed'],
    member: ['ORGA017', 'allowed', 'allowed', 'allowed', 'allowed', 'allowed'],
  },
  moderator: {
    self: ['ORGA017', 'ORGA016', 'ORGA021', 'ORGA007', 'ORGA020', 'ORGA005'],
    owner: ['ORGA017', 'ORGA017', 'ORGA017', 'ORGA018', 'ORGA019', 'ORGA005'],
    moderator: ['ORGA017', 'ORGA016', 'ORGA021', 'ORGA015', 'ORGA015', 'ORGA005'],
    member: ['ORGA017', 'ORGA016', 'ORGA021', 'allowed', 'allowed', 'ORGA005'],
  },
  member: {
    self: ['ORGA017', 'ORGA016', 'ORGA021', 'ORGA007', 'ORGA020', 'ORGA005'],
    owner: ['ORGA017', 'ORGA017', 'ORGA017', 'ORGA018', 'ORGA019', 'ORGA005'],
    moderator: ['ORGA017', 'ORGA016', 'ORGA021', 'ORGA005', 'ORGA005', 'ORGA005'],
    member: ['ORGA017', 'ORGA016', 'ORGA021', 'ORGA005', 'ORGA005', 'ORGA005'],
  },
} as const satisfies Record<Role, Partial<Record<Target, readonly string[]>>>

const CELLS = Object.entries(TABLE).flatMap(([actor, targets]) =>
  Object.entries(targets).flatMap(([target, outcomes]) =>
    ACTIONS.map((action, column) => ({
      actor: actor as Role,
      target: target as Target,
      action,
      outcome: outcomes[column],
    })),
  ),
)

describe('who may do what to whom', () => {
  const test = testApp()
  const { anOrganization, aMember, theMembers } = organizationsOf(test)

  it('is a full table', () => {
    expect(CELLS).toHaveLength(66)
  })

  it.each(CELLS)(
    'by the policy: $actor, $target, $action: $outcome',
    ({ actor, target, action, outcome }) => {
      const doer = { id: 'doer', role: actor }
      const broken = REFUSALS[action](doer, target === 'self' ? doer : { id: 'other', role: target })

      expect(broken ? ERRORS[broken].code : 'allowed').toBe(outcome)
    },
  )

  it('over HTTP', async () => {
    const { people, restore } = await anOrganizationWithEveryone()

    for (const { actor, target, action, outcome } of CELLS) {
      const { browser, memberId } = people[actor]
      const targetId = target === 'self' ? memberId : people[`other ${target}`].memberId
      for (const call of CALLS[action]) {
        const { status, body } = await call(browser, { ...people.params, memberId: targetId })
        const seen = status < 300 ? 'allowed' : (body as ErrorBody).error.code
        expect(seen, `${actor} ${action} ${target}`).toBe(outcome)
        if (seen === 'allowed') await restore()
      }
    }
  })

  it('as the screens are told: each button stands where its action is allowed', async () => {
    const { people } = await anOrganizationWithEveryone()

    for (const { actor, target, action, outcome } of CELLS) {
      const { browser, memberId } = people[actor]
      const targetId = target === 'self' ? memberId : people[`other ${target}`].memberId
      const { body } = await browser.call(listMembers, { params: people.params, querystring: {} })
      const shown = body.items.find(({ id }) => id === targetId)
      if (action === 'makeOwner' || action === 'makeMember') continue
      expect(shown?.can[BUTTONS[action]], `${actor} ${action} ${target}`).toBe(outcome === 'allowed')
    }
  })

  async function anOrganizationWithEveryone() {
    const organization = await anOrganization()
    const [ownMember] = await theMembers(organization)
    const owner = { browser: organization.owner, memberId: ownMember?.id ?? '' }
    const add = async (role: 'moderator' | 'member') => {
      const browser = await aMember(organization, role)
      return { browser, memberId: browser.memberId }
    }
    const people = {
      params: { organizationId: organization.id },
      owner,
      moderator: await add('moderator'),
      member: await add('member'),
      'other owner': owner,
      'other moderator': await add('moderator'),
      'other member': await add('member'),
    }
    const { pool } = test.database
    const { rows } = await pool.query('select json_agg(members) as everyone from members')
    return {
      people,
      async restore() {
        await pool.query('delete from members')
        await pool.query('insert into members select * from json_populate_recordset(null::members, $1)', [
          JSON.stringify(rows[0].everyone),
        ])
      },
    }
  }
})

const REFUSALS: Record<Action, (actor: Ranked, target: Ranked) => ErrorName | undefined> = {
  makeOwner: (actor, target) => roleChangeRefusal(actor, target, 'owner'),
  makeModerator: (actor, target) => roleChangeRefusal(actor, target, 'moderator'),
  makeMember: (actor, target) => roleChangeRefusal(actor, target, 'member'),
  setStatus: statusChangeRefusal,
  setLimits: limitChangeRefusal,
  remove: removalRefusal,
}

type Call = (
  browser: Browser,
  params: { organizationId: string; memberId: string },
) => Promise<{ status: number; body: unknown }>

const roleCall =
  (role: Role): Call =>
  (browser, params) =>
    browser.call(setMemberRole, { params, body: { role } })
const statusCall =
  (status: 'active' | 'inactive'): Call =>
  (browser, params) =>
    browser.call(setMemberStatus, { params, body: { status } })

const CALLS: Record<Action, Call[]> = {
  makeOwner: [roleCall('owner')],
  makeModerator: [roleCall('moderator')],
  makeMember: [roleCall('member')],
  setStatus: [statusCall('active'), statusCall('inactive')],
  setLimits: [
    (browser, params) =>
      browser.call(setMemberLimits, { params, body: { questions: 3, groups: -1, groupSize: 0 } }),
  ],
  remove: [(browser, params) => browser.call(removeMember, { params })],
}

const BUTTONS = {
  makeModerator: 'changeRole',
  setStatus: 'changeStatus',
  setLimits: 'changeLimits',
  remove: 'remove',
} as const
