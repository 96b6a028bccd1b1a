import { describe, expect, it } from 'vitest'
import { agrees } from './dependencies.js'
import { isNewEnough } from './runtime.js'

const machine = { platform: 'linux', arch: 'x64' }
const zod = { version: '4.6.7', integrity: 'sha512-a' }
const forMac = { version: '2.5.15', optional: true, os: ['darwin'], cpu: ['arm64'] }
const forLinux = { version: '2.5.15', optional: true, os: ['linux'], cpu: ['x64'] }
const wanted = lock({
  '': {},
  'node_modules/zod': zod,
  'node_modules/cli-mac': forMac,
  'node_modules/cli-linux': forLinux,
})

describe('node_modules', () => {
  it('is fresh with what the lock file names for this machine', () => {
    const installed = lock({ 'node_modules/zod': zod, 'node_modules/cli-linux': forLinux })
    expect(agrees(wanted, installed, machine)).toBe(true)
  })
  it('is stale when a package is missing, too many, or of another version', () => {
    expect(agrees(wanted, lock({}), machine)).toBe(false)
    expect(agrees(wanted, lock({ 'node_modules/zod': zod, 'node_modules/left': zod }), machine)).toBe(false)
    expect(agrees(wanted, lock({ 'node_modules/zod': { ...zod, version: '4.6.6' } }), machine)).toBe(false)
  })
  it('is stale when it was installed on another kind of machine', () => {
    const installed = lock({ 'node_modules/zod': zod, 'node_modules/cli-mac': forMac })
    expect(agrees(wanted, installed, machine)).toBe(false)
  })
})

it('takes Node from 24 on', () => {
  expect(['18.20.0', '20.20.2', '22.18.0', '24.0.0', '26.10.0'].map(isNewEnough)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ])
})

function lock(packages: Record<string, object>) {
  return { packages }
}
