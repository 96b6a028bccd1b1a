import { plainLetters } from '@probant/contract/accents'
import type { GroupMember } from '@probant/contract/groups'
import { PERSONAL } from '@probant/contract/workspaces'
import type { GroupService } from '#server/modules/groups/index.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { DEMO_PEOPLE } from './people.ts'

/** The groups of the demonstration: a class of one's own, for which there is room for another, and a course. */
export function createDemoGroups({ groups }: { groups: GroupService }) {
  return {
    async seed(author: Actor, organizationId: string): Promise<void> {
      await groups.create(author, PERSONAL, CLASS)
      await groups.create(author, organizationId, COURSE)
    },
  }
}

export type DemoGroups = ReturnType<typeof createDemoGroups>

const CLASS = {
  name: 'Terminale 3, histoire-géographie',
  members: people([
    'Inès Benali',
    'Hugo Bernard',
    'Chloé Caron',
    'Théo Dubois',
    'Aminata Diallo',
    'Raphaël Faure',
    'Manon Garnier',
    'Yanis Haddad',
    'Léa Lambert',
    'Noé Lefèvre',
    'Camille Marchand',
    'Thi Mai Nguyen',
    'Lucas Petit',
    'Jeanne Perrin',
    'Adrien Renaud',
    'Zoé Rousseau',
    'Sofia Santos',
    'Maël Tanguy',
  ]),
}

const COURSE = {
  name: 'Cours du soir, sécurité incendie',
  members: people([
    'Fatou Camara',
    'Gérard Colin',
    'Anna Kowalska',
    'Mia Lindqvist',
    'Olivier Masson',
    'Rosa Oliveira',
    'Benoît Roux',
    'Samira Zeroual',
  ]),
}

function people(names: string[]): GroupMember[] {
  return names.map((name) => ({ name, email: addressOf(name) }))
}

/** Some of them can sign in. */
export function addressOf(name: string): string {
  const known = DEMO_PEOPLE.find(({ username }) => username === name)
  return known?.email ?? `${plainLetters(name).replaceAll(' ', '.')}@demo.probant.test`
}
