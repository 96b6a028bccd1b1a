import { expect, it } from 'vitest'
import { importsOf } from './imports.ts'

it('reads every way to import, from the root of the repository', () => {
  const text = `
    import { z } from 'zod'
    import type { Config } from '#server/config.ts'
    import { type Db, type Tx } from '../../database/client.ts'
    import {
      judge,
      type Verdict,
    } from './rotation.ts'
    import * as users from '@probant/contract/users'
    import './styles.css'
    export { later } from '#test/clock.ts'
    // import { no } from 'commented'
    const page = await import('#web/main.tsx')
  `.replace(/^ {4}/gm, '')

  expect(importsOf('server/src/modules/sessions/service.ts', text)).toEqual([
    { from: 'zod', names: ['z'], isType: false },
    { from: 'server/src/config.ts', names: ['Config'], isType: true },
    { from: 'server/src/database/client.ts', names: ['Db', 'Tx'], isType: true },
    { from: 'server/src/modules/sessions/rotation.ts', names: ['judge', 'Verdict'], isType: false },
    { from: 'contract/src/users.ts', names: [], isType: false },
    { from: 'server/src/modules/sessions/styles.css', names: [], isType: false },
    { from: 'server/test/clock.ts', names: ['later'], isType: false },
    { from: 'web/src/main.tsx', names: [], isType: false },
  ])
})
