import { chromium } from '@playwright/test'
import { capture } from '../processes/run.ts'
import { TOOLS } from '../processes/tools.ts'
import { aptInstall, isDebian } from './apt.ts'
import { isProgram, onPath } from './programs.ts'

/**
 * A Chromium to drive. Best is its headless shell, the same engine without the window that nobody looks at: the
 * stories take two thirds of the time. Where that can't be had, any Chromium or Chrome will do.
 */
export async function bringChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  const found = named
    ? await firstThatRuns([named])
    : ((await firstThatRuns(SHELLS.map(onPath))) ??
      (await installShell()) ??
      (await firstThatRuns([...BROWSERS.map(onPath), ...APPLICATIONS, chromium.executablePath()])) ??
      (await fetchPlaywrights()))
  if (found) return found
  throw new Error('The browser stories need Chromium or Chrome: install one, or name it in CHROMIUM_PATH.')
}

const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const BROWSERS = ['chromium', 'google-chrome', 'google-chrome-stable', 'chrome', 'chromium-browser']
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Ubuntu's `chromium-browser` is a script that only asks for a snap. */
async function firstThatRuns(candidates: readonly (string | undefined)[]): Promise<string | undefined> {
  for (const program of candidates) {
    if (program && isProgram(program) && (await capture(program, ['--version'])).code === 0) return program
  }
}

/** Debian has it as a package, Ubuntu has not. */
async function installShell(): Promise<string | undefined> {
  if (!isDebian() || !(await aptInstall(['chromium-headless-shell', 'fonts-liberation']))) return undefined
  return firstThatRuns(SHELLS.map(onPath))
}

async function fetchPlaywrights(): Promise<string | undefined> {
  console.log('Fetching the Chromium of Playwright …')
  const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : []
  await capture(process.execPath, [TOOLS.playwright, 'install', ...withLibraries, 'chromium'])
  return firstThatRuns([chromium.executablePath()])
}
