import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../processes/tools.ts'

const WORKFLOWS = '.github/workflows'
const VERSION_IN_API = 'server/src/platform/http/api-documentation.ts'

/** What says how to work on Probant names commands that exist; what says which version this is says the same everywhere. */
export function releaseFaults(): string[] {
  const text = (path: string) => readFileSync(join(ROOT, path), 'utf8')
  const { version, scripts } = JSON.parse(text('package.json'))
  const workflows = readdirSync(join(ROOT, WORKFLOWS)).map((file) => `${WORKFLOWS}/${file}`)
  const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/operations.md', ...workflows]
  return [
    ...pages.flatMap((page) => [
      ...npmScriptsIn(text(page))
        .filter((script) => !(script in scripts))
        .map((script) => `${page} names "${script}", which is no script of package.json`),
      ...ownProgramsIn(text(page))
        .filter((program) => !existsSync(join(ROOT, program)))
        .map((program) => `${page} names ${program}, which is not there`),
    ]),
    ...(releasesIn(text('CHANGELOG.md')).includes(version)
      ? []
      : [`CHANGELOG.md has nothing about ${version}`]),
    ...(text(VERSION_IN_API).includes(`version: '${version}'`)
      ? []
      : [`${VERSION_IN_API} names another version than ${version}`]),
  ]
}

export function npmScriptsIn(text: string): string[] {
  return [...text.matchAll(/\bnpm (?:run ([a-z][a-z:]*)|(start|test)\b)/g)].map(
    ([, script = '', short = script]) => short,
  )
}

export function ownProgramsIn(text: string): string[] {
  return [...text.matchAll(/(?<=[\s`])\.ci\/[a-z-]+/g)].map(([program]) => program)
}

export function releasesIn(changelog: string): string[] {
  return [...changelog.matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(([, version = '']) => version)
}
