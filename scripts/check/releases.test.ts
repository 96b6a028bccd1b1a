import { expect, it } from 'vitest'
import { npmScriptsIn, ownProgramsIn, releasesIn } from './releases.ts'

it('reads the commands that a page or a workflow names', () => {
  const page = '`DEMO=1 npm start`, then `npm test -- --only=unit`; `npm run test:mixes`. Not `npm install`.'

  expect(npmScriptsIn(page)).toEqual(['start', 'test', 'test:mixes'])
  expect(ownProgramsIn('      - run: .ci/run\n        then `.ci/start`')).toEqual(['.ci/run', '.ci/start'])
})

it('reads which versions a changelog tells of', () => {
  expect(
    releasesIn('# Changelog\n\n## 0.2.0 (not released yet)\n### New\n## 0.1.0, 1 December 2026\n'),
  ).toEqual(['0.2.0', '0.1.0'])
})
