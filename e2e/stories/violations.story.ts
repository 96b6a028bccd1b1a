import { setAccommodation } from '@probant/contract/participants/inviting'
import { VIOLATIONS } from '@probant/contract/participants/participant'
import { DEFAULT_OPTIONS } from '@probant/contract/quizzes/form'
import { expectAccessibleInBothSchemes } from '../harness/accessibility.ts'
import { BENIGN_ACTS, WINDOW_ACTS } from '../harness/benign-acts.ts'
import { call } from '../harness/calls.ts'
import { openDeveloperTools } from '../harness/developer-tools.ts'
import { openRawPage } from '../harness/raw-page.ts'
import { start } from '../harness/taking.ts'
import { expect, test } from '../harness/test.ts'
import { VIOLATING_ACTS } from '../harness/violating-acts.ts'
import { OFTEN, openWatchedPaper } from '../harness/watched-paper.ts'

/** Each has a paper of its own: the workers share them. */
test.describe.configure({ mode: 'parallel' })

const ON_ONE_PAGE = { ...DEFAULT_OPTIONS, paging: 'all', shufflesAnswers: false } as const
/** Nothing is prevented and nothing ends: so many things can be tried on one paper. */
const RECORDED = {
  options: { ...ON_ONE_PAGE, antiCheat: 'record', requiresFullScreen: true },
} as const
const WARNED_THEN_ENDED = { options: { ...ON_ONE_PAGE, antiCheat: 'end' } } as const

test('each violation is noted once and by its name; what browsers do by themselves, and what people need, is none', async ({
  aParticipant,
}) => {
  const paper = await openWatchedPaper(await aParticipant(RECORDED))
  const errors: Error[] = []
  paper.page.on('pageerror', (error) => errors.push(error))

  await test.step('violations, of which none is prevented', async () => {
    for (const { act, kind, run } of VIOLATING_ACTS) {
      await run(paper)
      await paper.passTime()
      const { lines, log } = await paper.noted(kind)
      const isCounted = (VIOLATIONS as readonly string[]).includes(kind)
      expect.soft(lines, `${act}:\n${log}`).toMatchObject([{ kind, isCounted }])
      expect.soft(log, act).not.toMatch(/^(copy|cut|paste|drop|contextmenu) .*prevented/m)
    }
  })

  await test.step('what is none', async () => {
    for (const { act, run } of BENIGN_ACTS) {
      await paper.writeDown(act)
      await run(paper)
      await paper.passTime()
      expect.soft(errors.splice(0), act).toEqual([])
    }
    // Whatever the acts made of themselves stands before this.
    await paper.stem.click({ button: 'right' })
    const { lines, log } = await paper.noted('right_click')
    expect(lines, log).toMatchObject([{ kind: 'right_click', isCounted: true }])
  })
})

test('the first is warned of, and nothing counts until that is confirmed; the second is the end, and the page says so plainly', async ({
  aParticipant,
}) => {
  const paper = await openWatchedPaper(await aParticipant(WARNED_THEN_ENDED))
  const { page, title, stem, word, essay } = paper
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  const bringFromElsewhere = () => page.evaluate(() => navigator.clipboard.writeText('from elsewhere'))

  const warning = page.getByRole('dialog', { name: 'This is a warning' })
  await test.step('the first: in vain, and warned of', async () => {
    await bringFromElsewhere()
    await title.click({ clickCount: 3 })
    await page.keyboard.press('ControlOrMeta+C')
    await expect(warning).toContainText('You copied text from a question')
    const { lines, log } = await paper.noted('copy_paste')
    expect(lines, log).toMatchObject([{ kind: 'copy_paste', isCounted: true }])
    expect(await clipboard()).toBe('from elsewhere')
    await expectAccessibleInBothSchemes(page, 'a warning')
  })

  await test.step('while the warning is open another is noted, and does not count; all else is not even noted', async () => {
    await paper.passTime()
    await warning.getByText('Next time, your quiz will end').click({ button: 'right' })
    for (const { run } of WINDOW_ACTS) await run(paper)
    await paper.passTime()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    await expect(warning).toContainText('Next time, your quiz will end')
    await page.keyboard.press('Enter')
    await expect(warning).toBeHidden()
    const { lines, log } = await paper.noted('warning_confirmed')
    expect(lines, log).toMatchObject([
      { kind: 'right_click', isCounted: false },
      { kind: 'warning_confirmed', isCounted: false },
    ])
    expect(log).toMatch(/contextmenu at \w+ .*prevented/)
  })

  await test.step('the paper stays where it is, and one’s own words move', async () => {
    await stem.click({ clickCount: 3 })
    expect(await page.evaluate(() => String(getSelection()))).not.toContain('Norway')
    await essay.fill('mine')
    await essay.click({ clickCount: 3 })
    await page.keyboard.press('ControlOrMeta+C')
    await word.focus()
    await page.keyboard.press('ControlOrMeta+V')
    await expect(word).toHaveValue('mine')
    await essay.click({ button: 'right' })
    await page.keyboard.press('ControlOrMeta+P')
    await page.emulateMedia({ media: 'print' })
    await expect(stem).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('the second: in vain, and the end', async () => {
    await bringFromElsewhere()
    await essay.focus()
    await page.keyboard.press('ControlOrMeta+V')
    await expect(page.getByRole('heading', { name: 'Your quiz was ended' })).toBeVisible()
    await expect(page.getByText('2 of 4')).toBeVisible()
    const { lines, log } = await paper.noted('copy_paste')
    expect(lines, log).toMatchObject([{ kind: 'copy_paste', isCounted: true }])
    expect(log).toMatch(/contextmenu at TEXTAREA \(visible, focused\)/)
    expect(log).toMatch(/keydown P at TEXTAREA .*prevented/i)
    expect(log).toMatch(/paste at TEXTAREA .*prevented/)
    await expectAccessibleInBothSchemes(page, 'ended by violations')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your quiz was ended' })).toBeVisible()
  })
})

test('that from which somebody is exempt is neither noted nor prevented', async ({
  aParticipant,
  classroom,
}) => {
  const participant = await aParticipant(WARNED_THEN_ENDED)
  const exemptions = (['copy_paste', 'window_blur'] as const).map((violation) => ({
    violation,
    reason: 'A screen reader.',
  }))
  const body = { extraTime: null, exemptions }
  await call(classroom.desk, setAccommodation, { params: participant.params, body })

  const paper = await openWatchedPaper(participant)
  await paper.stem.click({ clickCount: 3 })
  await paper.page.keyboard.press('ControlOrMeta+C')
  await paper.essay.focus()
  await paper.page.keyboard.press('ControlOrMeta+V')
  await expect(paper.essay).toHaveValue(/capital of Norway/)
  await paper.withoutFocus(paper.passTime)
  await paper.title.click({ button: 'right' })
  const { lines, log } = await paper.noted('right_click')
  expect(lines, log).toMatchObject([{ kind: 'right_click', isCounted: true }])
})

test('a page that is hidden is noted; so is one that was left in its tab and come back to; one that is loaded anew is not', async ({
  browser,
  baseURL,
  aParticipant,
}) => {
  const { page: theirs, quiz, timeline } = await aParticipant(RECORDED)
  const address = `${baseURL}/quiz/${quiz.id}`
  const page = await openRawPage(browser, address, await theirs.context().cookies())
  const becomes = (expression: string) => expect.poll(() => page.evaluate(expression), OFTEN)
  const atWork = 'document.querySelector("[data-question]") !== null'
  await becomes(pressing('Start the quiz')).toBe(true)
  await becomes(pressing('Start now')).toBe(true)
  await becomes(atWork).toBe(true)

  await page.evaluate('globalThis.isBefore = true')
  await page.send('Page.reload')
  await becomes(`!globalThis.isBefore && ${atWork}`).toBe(true)
  // Afterwards: going away would end the evaluation that asks for it, as going back would.
  await page.evaluate('setTimeout(() => { location.href = "/favicon.svg" })')
  await becomes('location.pathname === "/favicon.svg" && performance.now() > 200').toBe(true)
  await page.evaluate('setTimeout(() => history.back())')
  await becomes(atWork).toBe(true)
  const kinds = async () => (await timeline()).map(({ kind }) => kind)
  await expect.poll(kinds, OFTEN).toEqual(['tab_switch'])

  await page.setHidden(true)
  await expect.poll(async () => (await kinds()).length, OFTEN).toBe(2)
  await page.setHidden(false)
  await becomes('document.visibilityState').toBe('visible')
  // Away for less than a moment is away, too.
  await page.setHidden(true)
  await page.setHidden(false)
  await expect.poll(async () => (await kinds()).length, OFTEN).toBeGreaterThan(2)
  expect(new Set(await kinds())).toEqual(new Set(['tab_switch']))
  expect((await timeline())[0]).toMatchObject({ isCounted: true })
  await page.close()
})

test('developer tools are noticed: before the start, and once per opening afterwards', async ({
  aParticipant,
}) => {
  const { page, quiz, timeline } = await aParticipant(RECORDED)
  const kinds = async () => (await timeline()).map(({ kind }) => kind)
  const openTools = async () => openDeveloperTools(await page.context().newCDPSession(page))
  await page.clock.install()
  /** Puts the clock on to the next look at them. */
  const lookNow = () => page.clock.fastForward(3_000)

  await test.step('nobody starts with them, and they may be closed', async () => {
    const tools = await openTools()
    await page.goto(`/quiz/${quiz.id}`)
    await expect(page.getByText('The browser’s developer tools are open.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Start the quiz' })).toBeDisabled()
    await tools.close()
    await lookNow()
    await expect(page.getByText('Your browser is ready.')).toBeVisible()
    await expect(page.getByText('This browser can’t store anything')).toBeHidden()
    await start(page)
    await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
  })

  const tools = await openTools()
  await test.step('opened later they are noted, once, however often one goes on', async () => {
    await lookNow()
    await expect.poll(kinds, OFTEN).toEqual(['developer_tools'])
    await tools.resume()
    await lookNow()
    // On a slow machine one more look may come by itself.
    await expect.poll(tools.haltCount, OFTEN).toBeGreaterThanOrEqual(2)
    expect(tools.workerCount()).toBe(1)
    await page.getByRole('heading', { level: 1 }).click({ button: 'right' })
    await expect.poll(kinds, OFTEN).toEqual(['developer_tools', 'right_click'])
  })

  await test.step('nobody is left halted where the watching ends', async () => {
    await page.getByRole('button', { name: 'Hand in' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click()
    await expect(page.getByRole('heading', { name: 'Handed in' })).toBeVisible()
    await expect.poll(tools.workerCount).toBe(0)
  })
})

/** Runs in the page: whether there is such a button that can be pressed, and it was. */
function pressing(name: string): string {
  return `(() => {
    const named = ({ textContent, disabled }) => textContent === '${name}' && !disabled
    const button = [...document.querySelectorAll('button')].find(named)
    button?.click()
    return button !== undefined
  })()`
}
