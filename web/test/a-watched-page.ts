import { onTestFinished, vi } from 'vitest'
import {
  type WatchOptions,
  watchForIncidents,
} from '#web/features/submissions/watching/watch-for-incidents.ts'

/** As much of a page as watching sees of it. */
export function aPage() {
  const window = Object.assign(new EventTarget(), {
    screen: { isExtended: false },
    history: { length: 1 },
    Notification: { requestPermission: async () => 'default' },
    /** Brings the focus back only where another window has not got it. */
    focus() {},
  })
  const state = {
    visibilityState: 'visible',
    isFocused: true,
    fullscreenElement: null as object | null,
    activeElement: null as object | null,
  }
  const page = Object.assign(new EventTarget(), state, {
    defaultView: window,
    documentElement: { dataset: {} as Record<string, string> },
    hasFocus: () => page.isFocused,
    getSelection: () => null,
    querySelectorAll: () => [] as object[],
  })
  return {
    page,
    window,
    tools: stubDeveloperTools(),
    setVisible(isVisible: boolean) {
      page.visibilityState = isVisible ? 'visible' : 'hidden'
      happen(page, 'visibilitychange')
    },
    setFocused(isFocused: boolean) {
      page.isFocused = isFocused
      happen(window, isFocused ? 'focus' : 'blur')
    },
  }
}

/** The same, watched until the end of the test, and what was reported. */
export function aWatchedPage(options: Partial<WatchOptions> = {}) {
  const watched = aPage()
  const reported: string[] = []
  const stop = watchForIncidents({
    quizId: 'a quiz',
    exemptions: () => [],
    preventsCopying: true,
    requiresFullScreen: true,
    isSuspended: () => false,
    onIncident: (kind) => reported.push(kind),
    ...options,
    document: watched.page as unknown as Document,
  })
  onTestFinished(stop)
  return { ...watched, reported, stop }
}

/** An event of that kind; what it is about, where it is about something. */
export function happen(on: EventTarget, type: string, about: object = {}): Event {
  const event = new Event(type, { cancelable: true })
  for (const [name, value] of Object.entries(about)) Object.defineProperty(event, name, { value })
  on.dispatchEvent(event)
  return event
}

/** A field of an answer, with all of its text selected. */
export function anAnswer(value: string) {
  const field = { value, selectionStart: 0, selectionEnd: value.length, closest: () => field as object }
  return field
}

/** A worker that halts where they are open, until they are closed. */
function stubDeveloperTools() {
  const tools = { areOpen: false, workers: 0, halted: [] as (() => void)[] }
  class Probe extends EventTarget {
    constructor() {
      super()
      tools.workers++
    }
    postMessage() {
      const say = (data: string) => this.dispatchEvent(new MessageEvent('message', { data }))
      queueMicrotask(() => {
        say('reached')
        if (tools.areOpen) tools.halted.push(() => say('passed'))
        else say('passed')
      })
    }
    terminate() {
      tools.workers--
    }
  }
  vi.stubGlobal('Worker', Probe)
  return Object.assign(tools, {
    resume() {
      for (const go of tools.halted.splice(0)) go()
    },
  })
}
