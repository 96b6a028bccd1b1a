import { expect, it } from 'vitest'
import { invitationEmail } from './emails.ts'

const INVITED = { inviter: 'Ada', organization: 'Lycée Curie', link: 'https://probant.test/accept#token' }

it.each([
  ['en', 'Join Lycée Curie', 'Follow the link to join'],
  ['fr', 'Rejoindre Lycée Curie', 'Suivez le lien pour devenir membre'],
] as const)('says what the link does, in %s', (locale, label, sentence) => {
  const { letter } = invitationEmail(locale, INVITED)

  expect(letter.action).toEqual({ label, url: INVITED.link })
  expect(letter.paragraphs.join('\n')).toContain(sentence)
})
