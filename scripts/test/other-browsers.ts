import { capture } from '../processes/run.ts'
import { aptInstall, canInstallOnDebian } from './apt.ts'
import { isProgram, onPath } from './programs.ts'

/** The programs that open the browsers beside Chromium, by the variables in which the tests look for them. */
export type OtherBrowsers = Record<keyof typeof BROWSERS, string | undefined>

/**
 * Brings Firefox and WebKit. On Debian, where they can be installed, it is a fault if they can't be had; elsewhere the
 * tests go on without them, and it is said.
 */
export async function bringOtherBrowsers(): Promise<OtherBrowsers> {
  const found = await findAll()
  const missing = VARIABLES.filter((variable) => !found[variable]).map((variable) => BROWSERS[variable])
  if (missing.length === 0) return found

  const packages = missing.flatMap((browser) => browser.packages)
  if (await canInstallOnDebian()) {
    await aptInstall(packages)
    const installed = await findAll()
    const absent = VARIABLES.filter((variable) => !installed[variable])
    if (absent.length === 0) return installed
    throw new Error(
      `${absent.map((variable) => BROWSERS[variable].name)} could not be installed (${packages.join(', ')}).`,
    )
  }
  for (const { name, hint } of missing)
    console.log(`Nothing is tried in ${name}, which this machine lacks: ${hint}`)
  return found
}

const BROWSERS = {
  FIREFOX_PATH: {
    name: 'Firefox',
    packages: ['firefox-esr'],
    hint: 'install it, or name it in FIREFOX_PATH.',
    async find() {
      const candidates = [
        onPath('firefox-esr'),
        onPath('firefox'),
        '/Applications/Firefox.app/Contents/MacOS/firefox',
      ]
      // Ubuntu's is a script that only asks for a snap.
      for (const program of candidates)
        if (program && isProgram(program) && (await capture(program, ['--version'])).code === 0)
          return program
    },
  },
  WEBKIT_DRIVER_PATH: {
    name: 'WebKit',
    // What draws letters is only recommended by them.
    packages: ['webkit2gtk-driver', 'xvfb', 'fonts-liberation'],
    hint: 'install WebKitGTK’s driver (webkit2gtk-driver) and Xvfb (xvfb), or name the first in WEBKIT_DRIVER_PATH.',
    find: async () => (onPath('Xvfb') ? onPath('WebKitWebDriver') : undefined),
  },
}
const VARIABLES = Object.keys(BROWSERS) as (keyof typeof BROWSERS)[]

async function findAll(): Promise<OtherBrowsers> {
  const found = VARIABLES.map(async (variable) => [
    variable,
    process.env[variable] ?? (await BROWSERS[variable].find()),
  ])
  return Object.fromEntries(await Promise.all(found))
}
