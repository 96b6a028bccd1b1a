import { getSession } from '@probant/contract/auth'
import { inviteParticipants } from '@probant/contract/participants/inviting'
import { call } from '../harness/calls.ts'
import { anActiveQuiz } from '../harness/quizzes.ts'
import { expect, test } from '../harness/test.ts'

// Summer time ends on 31 October in Paris, on 7 November in Montreal: five hours lie between them, then six.
const WINDOW = { startsAt: '2027-11-03T08:00:00.000Z', endsAt: '2027-11-03T10:00:00.000Z' }

test.describe('a participant in Montreal, invited to a quiz in Paris', () => {
  test.use({ timezoneId: 'America/Montreal' })

  for (const [language, words] of [
    [
      'en-GB',
      { own: /3 Nov.*04:00.*06:00/, theirs: /In the quiz’s own time zone:.*09:00.*11:00.*Paris time/ },
    ],
    [
      'fr-FR',
      { own: /3 nov.*04:00.*06:00/, theirs: /Dans le fuseau horaire du quiz.*09:00.*11:00.*heure de Paris/ },
    ],
  ] as const) {
    test.describe(language, () => {
      test.use({ locale: language })

      test('reads their own time first in the lobby, and that of Paris beside it', async ({
        page,
        signUpVerified,
        visitor,
        mailbox,
      }) => {
        await signUpVerified()
        const quiz = await anActiveQuiz(page.request, `Across the ocean ${language}`, WINDOW)
        const email = `montreal-${language.toLowerCase()}@example.org`
        await call(page.request, inviteParticipants, {
          params: { quizId: quiz.id },
          body: { people: [{ email }] },
        })

        const theirs = await visitor()
        await theirs.goto(await mailbox.linkFor(email))
        await theirs.getByRole('button', { name: /Go to the quiz|Aller au quiz/ }).click()
        await expect(theirs).toHaveURL(`/quiz/${quiz.id}`)
        const main = theirs.getByRole('main')
        await expect(main).toContainText(words.own)
        await expect(main).toContainText(words.theirs)
      })
    })
  }

  test('tells the account by a visit, where it does not know yet', async ({ page, signUp }) => {
    await signUp()
    const known = async () => (await call(page.request, getSession, {})).user?.timeZone
    expect(await known()).toBeNull()
    await page.goto('/dashboard')
    await expect.poll(known).toMatch(/^America\/(Montreal|Toronto)$/)
  })
})
