const files = import.meta.glob<object>('./{en,fr}/{common,messages,errors,entering,paper,taking,review}.ts', {
  import: 'default',
})

/** What the quiz page has to say, and nothing else; `vite.quiz.config.ts` puts it in the place of all sentences. */
export async function readSentences(locale: string, namespace: string): Promise<object | undefined> {
  return files[`./${locale}/${namespace}.ts`]?.()
}
