const files = import.meta.glob<object>('./{en,fr}/{entering,common/index,taking/index}.ts', {
  import: 'default',
})

/** What the quiz page has to say, and nothing else; `vite.quiz.config.ts` puts it in the place of all sentences. */
export async function readSentences(locale: string, namespace: string): Promise<object | undefined> {
  const file = files[`./${locale}/${namespace}.ts`] ?? files[`./${locale}/${namespace}/index.ts`]
  return file?.()
}
