import type { Locale } from '@probant/contract/locales'

/** The people of the demonstration, all with the same password. */
export const DEMO_PASSWORD = 'Probant-demo-1'

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    email: 'admin@demo.probant.test',
    username: 'Ada Okafor',
    interest: 'Running this installation',
    locale: 'en',
    isAdmin: true,
  },
  {
    email: 'claire@demo.probant.test',
    username: 'Claire Moreau',
    interest: 'Histoire-géographie au lycée',
    locale: 'fr',
  },
  {
    email: 'daniel@demo.probant.test',
    username: 'Daniel Weiss',
    interest: 'Workplace safety training',
    locale: 'en',
  },
  {
    email: 'priya@demo.probant.test',
    username: 'Priya Raman',
    interest: 'Hiring software engineers',
    locale: 'en',
  },
  { email: 'lucas@demo.probant.test', username: 'Lucas Petit', interest: 'Élève de terminale', locale: 'fr' },
  {
    email: 'mia@demo.probant.test',
    username: 'Mia Lindqvist',
    interest: 'Student, evening course',
    locale: 'en',
  },
]

/** An organization with someone in every role, and an invitation that waits for its answer. */
export const DEMO_ORGANIZATION = {
  name: 'Lycée Jean-Moulin',
  description: 'Examens blancs et formations du personnel',
  owner: 'claire@demo.probant.test',
  moderator: 'daniel@demo.probant.test',
  member: 'priya@demo.probant.test',
  memberLimits: { questions: 200, groups: 3, groupSize: 40 },
  invited: 'lucas@demo.probant.test',
}

export interface DemoPerson {
  email: string
  username: string
  interest: string
  locale: Locale
  isAdmin?: true
}
