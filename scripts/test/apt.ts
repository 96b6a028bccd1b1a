import { readFileSync } from 'node:fs'
import { capture, run } from '../processes/run.ts'
import { onPath } from './programs.ts'

/** Installs packages of Debian or Ubuntu, where there are such and this user may; answers whether it worked. */
export async function aptInstall(packages: readonly string[]): Promise<boolean> {
  const apt = onPath('apt-get')
  const asRoot = await rootCommand()
  if (!apt || !asRoot) return false

  console.log(`Installing ${packages.join(', ')} with apt-get …`)
  const aptGet = (...args: string[]) =>
    run(asRoot[0], [...asRoot.slice(1), ...QUIETLY, apt, '-qq', ...args], { stdio: OUTPUT })
  await aptGet('update')
  return (await aptGet('install', '-y', '--no-install-recommends', ...packages)) === 0
}

/** Whether this is Debian, and its packages can be installed: what can't be had here should be, and is missed. */
export async function canInstallOnDebian(): Promise<boolean> {
  return isDebian() && Boolean(onPath('apt-get') && (await rootCommand()))
}

export function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}

const QUIETLY = ['env', 'DEBIAN_FRONTEND=noninteractive']
const OUTPUT: ['ignore', 'ignore', 'inherit'] = ['ignore', 'ignore', 'inherit']

async function rootCommand(): Promise<[string, ...string[]] | undefined> {
  if (process.getuid?.() === 0) return ['env']
  const sudo = onPath('sudo')
  return sudo && (await capture(sudo, ['-n', 'true'])).code === 0 ? [sudo, '-n'] : undefined
}
