import { test as base, expect } from '@playwright/test'
import { BENIGN_ACTS } from '../harness/benign-acts.ts'
import { openDeveloperTools } from '../harness/developer-tools.ts'
import { openRawPage } from '../harness/raw-page.ts'
import { VIOLATING_ACTS } from '../harness/violating-acts.ts'
import { serveWatchedPage, type WatchedPage } from '../harness/watched-page.ts'
import { openWatchedWindow } from '../harness/watched-window.ts'

/** Whoever takes a quiz is watched: what counts has to be seen, and nothing else may be. */
const test = base.extend<object, { paperUrl: string }>({
  paperUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here.
    async ({}, use) => {
      const paper = await serveWatchedPage()
      await use(paper.url)
      paper.stop()
    },
    { scope: 'worker' },
  ],
})

test('each violation is reported, once and by its name', async ({ browser, paperUrl }) => {
  const window = await openWatchedWindow(browser, `${paperUrl}?prevents&full-screen`)
  for (const { act, kind, run } of VIOLATING_ACTS) {
    await run(window)
    await window.logged(kind)
    const { kinds, log } = await window.report()
    expect.soft(kinds, `${act}:\n${log}`).toEqual([kind])
  }
  await window.close()
})

test('what browsers do by themselves, and what people need, is no violation', async ({
  browser,
  paperUrl,
}) => {
  const window = await openWatchedWindow(browser, `${paperUrl}?prevents&full-screen`)
  for (const { act, run } of BENIGN_ACTS) {
    await run(window)
    // Whatever the act made of itself stands before this.
    await window.stem.click({ button: 'right' })
    await window.logged('right_click')
    const { kinds, log } = await window.report()
    expect.soft(kinds, `${act}:\n${log}`).toEqual(['right_click'])
  }
  await window.close()
})

test('a page that is hidden is reported; one that is loaded anew, or left and come back to, is not', async ({
  browser,
  paperUrl,
}) => {
  const page = await openRawPage(browser, `${paperUrl}?prevents`)
  const readLog = () => page.evaluate<string>('sessionStorage.getItem("log") ?? ""')
  const times = async (line: string) =>
    (await readLog()).split('\n').filter((found) => found.includes(line)).length
  await expect.poll(() => times('pageshow')).toBe(1)

  await page.send('Page.reload')
  await expect.poll(() => times('pageshow')).toBe(2)
  await page.evaluate('location.href = "/frame.html"')
  await expect.poll(() => page.evaluate('location.pathname')).toBe('/frame.html')
  await page.evaluate('history.back()')
  await expect.poll(() => times('pageshow')).toBe(3)

  await page.setHidden(true)
  await expect.poll(() => times('tab_switch')).toBe(1)
  await page.setHidden(false)
  await expect.poll(() => times('(visible, focused)')).toBeGreaterThan(3)
  // Away for less than a moment is away, too.
  await page.setHidden(true)
  await page.setHidden(false)
  await expect.poll(() => times('tab_switch')).toBe(2)
  expect(await times('window_blur'), await readLog()).toBe(0)
  await page.close()
})

test('developer tools are noticed: before the start, and once per opening afterwards', async ({
  page,
  context,
  paperUrl,
}) => {
  await page.goto(paperUrl)
  const check = () => page.evaluate(() => (window as unknown as WatchedPage).watching.checkBrowser())
  const readLog = () => page.evaluate(() => sessionStorage.getItem('log') ?? '')
  const closed = { developerTools: false, screens: false, storage: true }
  expect(await check()).toEqual(closed)
  expect(await readLog()).not.toContain('developer_tools')

  const tools = await openDeveloperTools(await context.newCDPSession(page))
  await expect.poll(check).toEqual({ ...closed, developerTools: true })
  await expect.poll(readLog).toContain('developer_tools')
  await tools.resume()
  await expect.poll(tools.haltCount).toBe(2)
  expect(tools.workerCount()).toBe(1)

  await tools.close()
  await expect.poll(check).toEqual(closed)
  await page.getByRole('heading').click({ button: 'right' })
  await expect.poll(readLog).toContain('right_click')
  expect((await readLog()).split('\n').filter((line) => line === 'developer_tools')).toHaveLength(1)

  // Nobody is left halted where the watching ends.
  const again = await openDeveloperTools(await context.newCDPSession(page))
  await expect.poll(check).toMatchObject({ developerTools: true })
  await page.evaluate(() => (window as unknown as WatchedPage).stop())
  await expect.poll(again.workerCount).toBe(0)
})

test('where copying is prevented, the paper stays where it is, and one’s own words move', async ({
  browser,
  paperUrl,
}) => {
  const { page, title, stem, first, report, close } = await openWatchedWindow(browser, `${paperUrl}?prevents`)
  await page.evaluate(() => navigator.clipboard.writeText('from elsewhere'))

  await title.click({ clickCount: 3 })
  await page.keyboard.press('ControlOrMeta+C')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('from elsewhere')
  await first.focus()
  await page.keyboard.press('ControlOrMeta+V')
  await first.pressSequentially('mine')
  await expect(first).toHaveValue('mine')
  await stem.click({ clickCount: 3 })
  expect(await page.evaluate(() => String(getSelection()))).not.toContain('whale')
  await first.click({ clickCount: 3 })
  expect(await first.evaluate((field: HTMLTextAreaElement) => field.selectionEnd)).toBe(4)

  await page.keyboard.press('ControlOrMeta+P')
  await title.click({ button: 'right' })
  await first.click({ button: 'right' })
  const { log } = await report()
  expect(log).toMatch(/keydown P at TEXTAREA .*prevented/i)
  expect(log).toMatch(/contextmenu at H1 .*prevented/)
  expect(log).toMatch(/contextmenu at TEXTAREA \(visible, focused\)/)

  await page.emulateMedia({ media: 'print' })
  await expect(stem).toBeHidden()
  await close()
})

test('where things are only recorded, nothing is prevented; where one is exempt, nothing is recorded', async ({
  browser,
  paperUrl,
}) => {
  const recorded = await openWatchedWindow(browser, paperUrl)
  await recorded.stem.click({ clickCount: 3 })
  await recorded.page.keyboard.press('ControlOrMeta+C')
  await recorded.first.focus()
  await recorded.page.keyboard.press('ControlOrMeta+V')
  await expect(recorded.first).toHaveValue(/Which whale sings/)
  await recorded.title.click({ button: 'right' })
  const { kinds, log } = await recorded.report()
  expect(kinds, log).toEqual(['copy_paste', 'copy_paste', 'right_click'])
  expect(log).not.toContain('prevented')
  await recorded.close()

  const exempt = await openWatchedWindow(browser, `${paperUrl}?prevents&exempt=copy_paste&exempt=window_blur`)
  await exempt.stem.click({ clickCount: 3 })
  await exempt.page.keyboard.press('ControlOrMeta+C')
  await exempt.first.focus()
  await exempt.page.keyboard.press('ControlOrMeta+V')
  await expect(exempt.first).toHaveValue(/Which whale sings/)
  await exempt.withoutFocus(exempt.passTime)
  await exempt.title.click({ button: 'right' })
  expect((await exempt.report()).kinds).toEqual(['right_click'])
  await exempt.close()
})
