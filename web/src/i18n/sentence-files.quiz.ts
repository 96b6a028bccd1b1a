/** What the quiz page has to say, and nothing else; `vite.quiz.config.ts` puts it in the place of all sentences. */
export const sentenceFiles = import.meta.glob<object>(
  './{en,fr}/{common,messages,errors,entering,paper,taking,review}.ts',
  {
    import: 'default',
  },
)
