import { inviteTo } from '../harness/classroom.ts'
import { demoPerson } from '../harness/demo-app.ts'
import { aPerson, enterAccount } from '../harness/people.ts'
import { written } from '../harness/questions.ts'
import { idsFor } from '../harness/screen-ids.ts'
import { addressesFor, PEOPLE, type Who } from '../harness/screens.ts'
import { press, reads } from './driving/acting.ts'
import { answerThroughAnOutage, begin, handIn, switchTabs } from './exam.ts'
import { BROWSERS, expect, test } from './test.ts'
import { cutOffFormulas, faultsAt, logIn, logOut } from './walk.ts'

/** What a browser has to be seen to do before anybody is told that the product works in it. */
export function storiesOf(name: keyof typeof BROWSERS): void {
  test.skip(!BROWSERS[name].program, `${name} is not on this machine`)

  test(`${name} shows all of a title that has a formula, in a list`, async ({
    theirs,
    line,
    app,
    playwright,
  }) => {
    const request = await playwright.request.newContext({ baseURL: app.url })
    const creator = demoPerson(PEOPLE.creator)
    await enterAccount(request, creator)
    await written(request, 'Is $\\frac{a^2-b^2}{a-b} = a + b$ for $a \\neq b$?')
    await logIn(theirs, line.url, creator)

    expect(await faultsAt(theirs, line.url, '/dashboard/questions', { isTyped: false })).toEqual([])
    expect(await theirs.evaluate(cutOffFormulas)).toEqual([])
    await logOut(theirs)
    await request.dispose()
  })

  test(`${name} takes somebody through a whole exam`, async ({ theirs, line, app, classroom, mailbox }) => {
    const { email } = aPerson()
    const { timeline } = await inviteTo(classroom, { email, quiz: undefined })
    const kinds = async () => (await timeline()).map(({ kind }) => kind)
    const link = await mailbox.linkFor(email)

    await begin(theirs, link.replace(app.url, line.url))
    await answerThroughAnOutage(theirs, line)
    expect(await kinds()).not.toContain('tab_switch')
    await switchTabs(theirs, async () => (await kinds()).includes('tab_switch'))
    await handIn(theirs)

    await reads(theirs, '3 of the 3 points graded so far')
    await press(theirs, 'See what you handed in')
    await reads(theirs, 'For water, trade and ways to travel.')
  })

  // Whoever comes by goes on in French in the end, so they come last of all.
  for (const who of ['creator', 'pupil', 'admin', 'visitor'] satisfies Who[])
    test(`${name} draws the pages of the ${who}`, async ({ theirs, line, app, playwright }) => {
      const email = PEOPLE[who]
      const request = await playwright.request.newContext({ baseURL: app.url })
      if (email) await enterAccount(request, demoPerson(email))
      if (email) await logIn(theirs, line.url, demoPerson(email))

      for (const address of turnsOf(name, addressesFor(who, await idsFor(request, who))))
        await test.step(address, async () => {
          // Those who come by type in whatever they have read somewhere.
          const isTyped = who === 'visitor'
          expect.soft(await faultsAt(theirs, line.url, address, { isTyped })).toEqual([])
        })
      await logOut(theirs)
      await request.dispose()
    })
}

/** In a usual run every page is seen in one of them, always the same one; `npm run test:mixes` sees all in both. */
function turnsOf(name: keyof typeof BROWSERS, addresses: readonly string[]): readonly string[] {
  const names = Object.keys(BROWSERS)
  if (process.env.EVERY_MIX) return addresses
  return addresses.filter((address) => address.length % names.length === names.indexOf(name))
}
