import { type Plugin, parseAst } from 'vite'

/** What the client reads of an endpoint; the rest is for the server and its documentation. */
const READ = ['method', 'url', 'access', 'cookie', 'asksAgain', 'workspace']

/** `bodies`: forms ask the schema of what they send. `none`: nobody asks, and a page that does all the same is not built. */
type KeptSchemas = 'bodies' | 'none'

/**
 * It is the server that checks, so the contract comes to the pages without most of its schemas: of an endpoint stays
 * what the client reads, and what is made by a call goes unless somebody uses it.
 */
export function bareContract(kept: KeptSchemas): Plugin {
  return {
    name: 'probant:bare-contract',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      return CONTRACT.test(id) ? { code: bare(code, kept), map: null } : undefined
    },
    generateBundle(_, bundle) {
      if (kept !== 'none') return
      for (const file of Object.values(bundle)) {
        const modules = file.type === 'chunk' ? Object.entries(file.modules) : []
        if (modules.some(([id, { renderedLength }]) => id.endsWith('zod.left-out.ts') && renderedLength > 0))
          throw new Error(`${file.fileName} asks a schema, and Zod is left out of the quiz page`)
      }
    },
  }
}

/** The contract's own files, and the shapes that each kind of question adds to it. */
export const CONTRACT =
  /[\\/]contract[\\/]src[\\/]|[\\/]kinds[\\/](?:fields|schemas|[a-z-]+[\\/]schemas)\.ts$/

/** One file of the contract, in JavaScript. */
export function bare(code: string, kept: KeptSchemas): string {
  const changes = parseAst(code).body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    const constants = declared?.type === 'VariableDeclaration' ? declared.declarations : []
    return constants.flatMap(({ init }) => changesOf(init, code, kept))
  })
  // From the end, so that what stands before keeps its place.
  return changes
    .toSorted((one, other) => other.from - one.from)
    .reduce((text, { from, to, put }) => text.slice(0, from) + put + text.slice(to), code)
}

interface Change {
  from: number
  to: number
  put: string
}

type Constants = Extract<ReturnType<typeof parseAst>['body'][number], { type: 'VariableDeclaration' }>

function changesOf(made: Made, code: string, kept: KeptSchemas): Change[] {
  if (made?.type === 'CallExpression') return droppable(made)
  if (made?.type !== 'ObjectExpression') return []
  const parts = partsOf(made)
  if (!['method', 'url'].every((name) => parts.some((part) => part.name === name))) return droppable(made)
  const changes = parts
    .filter(({ name }) => !READ.includes(name))
    .map(({ name, value, start, end }) => {
      const body =
        name === 'schema' && kept === 'bodies' && partsOf(value).find((part) => part.name === 'body')
      const put = body ? madeWhenAsked('body', code.slice(body.value.start, body.value.end)) : '0'
      // Also where it is written short, so that its name is its value.
      return { from: start, to: end, put: `${name}: ${put}` }
    })
  return changes
}

/** To make all of them takes a quarter of a page's start, and a page asks one or two. */
function madeWhenAsked(name: string, schema: string): string {
  return `{ get ${name}() { const value = ${schema}; Object.defineProperty(this, '${name}', { value }); return value } }`
}

type Made = Constants['declarations'][number]['init']

/** The parts of an object that are named in so many letters. */
function partsOf(made: Made) {
  if (made?.type !== 'ObjectExpression') return []
  return made.properties.flatMap((part) =>
    part.type === 'Property' && part.key.type === 'Identifier'
      ? { name: part.key.name, value: part.value, start: part.start, end: part.end }
      : [],
  )
}

/** Made only where it is used: nothing that the contract calls has any other effect. */
function droppable({ start, end }: { start: number; end: number }): Change[] {
  return [
    { from: start, to: start, put: '/* @__PURE__ */ (() => (' },
    { from: end, to: end, put: '))()' },
  ]
}
