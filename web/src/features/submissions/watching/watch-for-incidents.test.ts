import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anAnswer, aWatchedPage, happen } from '../../../../test/a-watched-page.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-16T09:00:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const HOUR_MS = 3_600_000

describe('tab_switch', () => {
  it('is a page that became hidden, for however short', async () => {
    const { setVisible, reported } = aWatchedPage()
    setVisible(false)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(reported).toEqual(['tab_switch'])
    setVisible(true)
    setVisible(false)
    setVisible(true)
    expect(reported).toEqual(['tab_switch', 'tab_switch'])
  })

  it.each(['before', 'after'])('is none where the page is left, said %s it is hidden', async (when) => {
    const { window, setVisible, reported } = aWatchedPage()
    if (when === 'before') happen(window, 'pagehide')
    setVisible(false)
    if (when === 'after') happen(window, 'pagehide')
    await vi.advanceTimersByTimeAsync(10_000)
    setVisible(true)
    expect(reported).toEqual([])

    happen(window, 'pageshow')
    setVisible(false)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(reported).toEqual(['tab_switch'])
  })

  it('is a page that was left and comes back as it was', () => {
    const { window, reported } = aWatchedPage()
    happen(window, 'pagehide')
    happen(window, 'pageshow', { persisted: true })
    expect(reported).toEqual(['tab_switch'])
  })

  it.each(['the timer', 'the page'])('is none where the machine slept, and %s wakes first', async (first) => {
    const { setVisible, reported } = aWatchedPage()
    setVisible(false)
    vi.setSystemTime(Date.now() + HOUR_MS)
    if (first === 'the page') setVisible(true)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(reported).toEqual([])
  })
})

describe('window_blur', () => {
  it('is a window without focus for more than a second', async () => {
    const { setFocused, reported } = aWatchedPage()
    setFocused(false)
    await vi.advanceTimersByTimeAsync(900)
    setFocused(true)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(reported).toEqual([])
    setFocused(false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(reported).toEqual(['window_blur'])
  })

  it('is none where the page was hidden, which has a name of its own', async () => {
    const { setFocused, setVisible, reported } = aWatchedPage()
    setFocused(false)
    await vi.advanceTimersByTimeAsync(300)
    setVisible(false)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(reported).toEqual(['tab_switch'])
  })

  it('is none where the machine slept', async () => {
    const { setFocused, reported } = aWatchedPage()
    setFocused(false)
    vi.setSystemTime(Date.now() + HOUR_MS)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(reported).toEqual([])
  })

  it('is none while the focus is in a frame of the page, and one once it is lost from there', async () => {
    const { page, window, reported } = aWatchedPage()
    happen(window, 'blur')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(reported).toEqual([])
    page.isFocused = false
    await vi.advanceTimersByTimeAsync(3_000)
    expect(reported).toEqual(['window_blur'])
  })

  it('is none where a frame that had the focus is taken away, unless the window has lost it', async () => {
    const { page, window, setFocused, reported } = aWatchedPage()
    happen(window, 'blur')
    page.isFocused = false
    window.focus = () => setFocused(true)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(reported).toEqual([])

    // While the frame is there, nobody calls for the focus: it may be in another window.
    happen(window, 'blur')
    page.activeElement = { nodeName: 'IFRAME' }
    page.isFocused = false
    await vi.advanceTimersByTimeAsync(3_000)
    expect(reported).toEqual(['window_blur'])
  })

  it('is none where the developer tools take the focus as they open: that is recorded', async () => {
    const { tools, setFocused, reported } = aWatchedPage()
    tools.areOpen = true
    setFocused(false)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(reported).toEqual(['developer_tools'])
    setFocused(true)
    setFocused(false)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(reported).toEqual(['developer_tools', 'window_blur'])
  })
})

describe('right_click', () => {
  const mouse = { pointerType: 'mouse', button: 2 }

  it('is the menu after the second button, or after Ctrl and the first', () => {
    const { page, reported } = aWatchedPage()
    for (const press of [mouse, { pointerType: 'mouse', button: 0, ctrlKey: true }]) {
      happen(page, 'pointerdown', press)
      expect(happen(page, 'contextmenu').defaultPrevented).toBe(true)
    }
    expect(reported).toEqual(['right_click', 'right_click'])
  })

  it('is the second button while the first is held, too', () => {
    const { page, reported } = aWatchedPage()
    happen(page, 'pointerdown', { ...mouse, button: 0 })
    happen(page, 'mousedown', { button: 2 })
    happen(page, 'contextmenu')
    expect(reported).toEqual(['right_click'])
  })

  it('is none by key, by touch, or in an answer', () => {
    const { page, reported } = aWatchedPage()
    happen(page, 'pointerdown', mouse)
    happen(page, 'keydown', { key: 'ContextMenu' })
    happen(page, 'contextmenu')
    happen(page, 'pointerdown', { ...mouse, pointerType: 'touch' })
    happen(page, 'contextmenu')
    happen(page, 'pointerdown', mouse)
    expect(happen(page, 'contextmenu', { target: anAnswer('mine') }).defaultPrevented).toBe(false)
    expect(reported).toEqual([])
  })
})

describe('copy_paste', () => {
  const pasted = (text: string) => ({ target: anAnswer(''), clipboardData: { getData: () => text } })

  it('is none with one’s own words, however the clipboard ends its lines', () => {
    const { page, reported } = aWatchedPage()
    happen(page, 'copy', { target: anAnswer('one\ntwo') })
    expect(happen(page, 'paste', pasted('one\r\ntwo')).defaultPrevented).toBe(false)
    expect(reported).toEqual([])
    expect(happen(page, 'paste', pasted('three')).defaultPrevented).toBe(true)
    expect(reported).toEqual(['copy_paste'])
  })

  it('is none with what stands in an answer already', () => {
    const { page, reported } = aWatchedPage()
    page.querySelectorAll = () => [anAnswer('The blue whale eats krill')]
    happen(page, 'paste', pasted('blue whale'))
    expect(reported).toEqual([])
  })

  it('is none where nothing comes of it: no text, or no answer to paste it into', () => {
    const { page, reported } = aWatchedPage()
    happen(page, 'paste', pasted(''))
    happen(page, 'paste', { clipboardData: { getData: () => 'from elsewhere' } })
    expect(reported).toEqual([])
  })
})

describe('the screen', () => {
  it('is told of once per newly attached one', async () => {
    const { window, reported } = aWatchedPage()
    for (const isExtended of [true, true, false, true]) {
      window.screen.isExtended = isExtended
      await vi.advanceTimersByTimeAsync(2_000)
    }
    expect(reported).toEqual(['multi_monitor', 'multi_monitor'])
  })

  it.each([true, false])('is left where it is full, and asked for: %s', (requiresFullScreen) => {
    const { page, reported } = aWatchedPage({ requiresFullScreen })
    page.fullscreenElement = {}
    happen(page, 'fullscreenchange')
    page.fullscreenElement = null
    happen(page, 'fullscreenchange')
    expect(reported).toEqual(requiresFullScreen ? ['full_screen_left'] : [])
  })
})

it('reports and prevents nothing while it is suspended, or from which somebody is exempt', async () => {
  for (const options of [
    { isSuspended: () => true },
    { exemptions: () => ['right_click', 'window_blur'] as const },
  ]) {
    const { page, setFocused, reported } = aWatchedPage(options)
    happen(page, 'pointerdown', { pointerType: 'mouse', button: 2 })
    expect(happen(page, 'contextmenu').defaultPrevented).toBe(false)
    setFocused(false)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(reported).toEqual([])
  }
})

it('guards the paper where copying is prevented, and only then', () => {
  const print = { key: 'p', code: 'KeyP', ctrlKey: true }
  const guarded = aWatchedPage()
  expect(guarded.page.documentElement.dataset).toEqual({ guarded: '' })
  expect(happen(guarded.page, 'keydown', print).defaultPrevented).toBe(true)
  guarded.stop()
  expect(guarded.page.documentElement.dataset).toEqual({})

  for (const options of [{ preventsCopying: false }, { exemptions: () => ['copy_paste'] as const }]) {
    const { page } = aWatchedPage(options)
    expect(page.documentElement.dataset).toEqual({})
    expect(happen(page, 'keydown', print).defaultPrevented).toBe(false)
  }
})

it('is over once it is stopped, whatever was on its way', async () => {
  const { page, setFocused, setVisible, reported, stop } = aWatchedPage()
  setFocused(false)
  setVisible(false)
  stop()
  expect(vi.getTimerCount()).toBe(0)
  happen(page, 'pointerdown', { pointerType: 'mouse', button: 2 })
  happen(page, 'contextmenu')
  expect(reported).toEqual([])
})
