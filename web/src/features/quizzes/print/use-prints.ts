import { useQueries } from '@tanstack/react-query'
import { isWithKey } from '#web/features/paper/print/print-search.ts'
import type { Print } from '#web/features/paper/print/print-sheets.tsx'
import { quizAnswerKeyQuery, quizPaperQuery } from '../queries.ts'
import { type PrintSearch, printedPapers } from '../search.ts'

/** All papers of one print, once every one of them is there: half a print is worth nothing. */
export function usePrints(quizId: string, search: PrintSearch) {
  const asked = printedPapers(search)
  const withKey = isWithKey(search)
  const papers = useQueries({ queries: asked.map(({ query }) => quizPaperQuery(quizId, query)) })
  const keys = useQueries({
    queries: asked.map(({ query }) => ({ ...quizAnswerKeyQuery(quizId, query), enabled: withKey })),
  })
  const prints = asked.flatMap(({ letter }, index): Print[] => {
    const [paper, answerKey] = [papers[index]?.data, keys[index]?.data]
    return paper && (answerKey || !withKey)
      ? [{ letter, paper, answerKey: withKey ? answerKey : undefined }]
      : []
  })
  return {
    title: papers[0]?.data?.title,
    prints: prints.length === asked.length ? prints : undefined,
    failed: [...papers, ...keys].find(({ error }) => error),
  }
}
