import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { capture } from '../processes/run.ts'
import { TOOLS } from '../processes/tools.ts'
import { aptInstall } from './apt.ts'
import { isProgram, onPath } from './programs.ts'

/** A Chromium or Chrome to drive: this machine's own where there is one, else one that is installed now. */
export async function bringChromium(): Promise<string> {
  const isNamed = Boolean(process.env.CHROMIUM_PATH)
  const found = (await findChromium()) ?? (isNamed ? undefined : await installChromium())
  if (found) return found
  throw new Error('The browser stories need Chromium or Chrome: install one, or name it in CHROMIUM_PATH.')
}

async function findChromium(): Promise<string | undefined> {
  const named = process.env.CHROMIUM_PATH
  const candidates = named ? [named] : [...NAMES.map(onPath), ...APPLICATIONS, chromium.executablePath()]
  for (const candidate of candidates) {
    if (candidate && isProgram(candidate) && (await runs(candidate))) return candidate
  }
}

const NAMES = ['chromium', 'google-chrome', 'google-chrome-stable', 'chrome', 'chromium-browser']
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Ubuntu's `chromium-browser` is a script that only asks for a snap. */
async function runs(program: string): Promise<boolean> {
  return (await capture(program, ['--version'])).code === 0
}

async function installChromium(): Promise<string | undefined> {
  if (isDebian() && (await aptInstall(['chromium', 'fonts-liberation']))) return findChromium()

  console.log('Fetching the Chromium of Playwright …')
  const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : []
  await capture(process.execPath, [TOOLS.playwright, 'install', ...withLibraries, 'chromium'])
  return findChromium()
}

function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}
