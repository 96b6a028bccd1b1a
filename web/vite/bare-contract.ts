import { type Plugin, parseAst } from 'vite'

/** What the client reads of an endpoint; the rest is for the server and its documentation. */
const READ = ['method', 'url', 'access', 'cookie', 'workspace']

/**
 * The quiz page asks no schema: it is the server that checks. So the contract comes to it without them: of an endpoint
 * stays what the client reads, and what is made by a call goes unless somebody uses it. Zod then has nothing to do
 * there, and a page that asks a schema all the same is not built.
 */
export function bareContract(): Plugin {
  return {
    name: 'probant:bare-contract',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      return /[\\/]contract[\\/]src[\\/]/.test(id) ? { code: bare(code), map: null } : undefined
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const modules = file.type === 'chunk' ? Object.entries(file.modules) : []
        if (modules.some(([id, { renderedLength }]) => id.endsWith('zod.left-out.ts') && renderedLength > 0))
          throw new Error(`${file.fileName} asks a schema, and Zod is left out of the quiz page`)
      }
    },
  }
}

/** One file of the contract, in JavaScript. */
export function bare(code: string): string {
  const changes = parseAst(code).body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    const constants = declared?.type === 'VariableDeclaration' ? declared.declarations : []
    return constants.flatMap(({ init }) => changesOf(init))
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

function changesOf(made: Constants['declarations'][number]['init']): Change[] {
  if (made?.type === 'CallExpression') return droppable(made)
  if (made?.type !== 'ObjectExpression') return []
  const parts = made.properties.flatMap((part) =>
    part.type === 'Property' && part.key.type === 'Identifier' ? { ...part, name: part.key.name } : [],
  )
  if (!['method', 'url'].every((name) => parts.some((part) => part.name === name))) return droppable(made)
  return parts
    .filter(({ name }) => !READ.includes(name))
    .map(({ value }) => ({ from: value.start, to: value.end, put: '0' }))
}

/** Made only where it is used: nothing that the contract calls has any other effect. */
function droppable({ start, end }: { start: number; end: number }): Change[] {
  return [
    { from: start, to: start, put: '/* @__PURE__ */ (() => (' },
    { from: end, to: end, put: '))()' },
  ]
}
