/** What the first pages say comes together, since each would be a file of its own. */
const BUNDLES: Record<string, readonly string[]> = {
  always: ['refusals', 'auth', 'common'],
  dashboard: ['dashboard', 'entering', 'organizations', 'quizzes'],
}
const bundles = import.meta.glob<Record<string, object>>('./bundles/*.ts')
const files = import.meta.glob<object>(
  [
    './{en,fr}/*.ts',
    './{en,fr}/*/index.ts',
    '!./{en,fr}/{auth,entering,organizations,quizzes}.ts',
    '!./{en,fr}/{common,dashboard}/index.ts',
  ],
  { import: 'default' },
)

/** The sentences of a namespace, in one language, fetched when they are asked for. */
export async function readSentences(locale: string, namespace: string): Promise<object | undefined> {
  const bundle = Object.keys(BUNDLES).find((name) => BUNDLES[name]?.includes(namespace))
  if (bundle) return (await bundles[`./bundles/${bundle}.${locale}.ts`]?.())?.[namespace]
  const file = files[`./${locale}/${namespace}.ts`] ?? files[`./${locale}/${namespace}/index.ts`]
  return file?.()
}
