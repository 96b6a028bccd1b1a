import { inviteTo } from '../harness/classroom.ts'
import { demoPerson } from '../harness/demo-app.ts'
import { aQuizOfAll, POINTS, TYPES } from '../harness/kinds/quiz-of-all.ts'
import { aPerson, enterAccount } from '../harness/people.ts'
import { written } from '../harness/questions.ts'
import { idsFor } from '../harness/screen-ids.ts'
import { addressesFor, PEOPLE, type Who } from '../harness/screens.ts'
import { press, reads } from './driving/acting.ts'
import { answerThroughAnOutage, begin, handIn, handInAll, switchTabs } from './exam.ts'
import { ANSWERING } from './kinds/answering.ts'
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

  test(`${name} asks a question of each kind`, async ({ theirs, line, app, classroom, mailbox }) => {
    const { email } = aPerson()
    await inviteTo(classroom, { email, quiz: await aQuizOfAll(classroom.desk) })
    const link = await mailbox.linkFor(email)

    await begin(theirs, link.replace(app.url, line.url))
    for (const [index, type] of TYPES.entries())
      await test.step(type, async () => {
        await reads(theirs, `Question ${index + 1} of ${TYPES.length}`)
        await ANSWERING[type](theirs)
        if (index < TYPES.length - 1) await press(theirs, 'Next')
      })
    await handInAll(theirs, TYPES.length)
    const graded = POINTS * (TYPES.length - 1)
    await reads(theirs, `${graded} of the ${graded} points graded so far`)
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
