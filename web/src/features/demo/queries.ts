import type { RequestOf } from '@probant/contract/endpoint'
import { getSite } from '@probant/contract/site'
import { makeTryoutQuestions, previewTryout, suggestTryoutSubjects } from '@probant/contract/tryout'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { i18n } from '#web/i18n/i18n.ts'
import { request } from '#web/lib/api-client.ts'
import { createBotTokens } from '#web/lib/bot-check/prepared-tokens.ts'

/** What the demo asks of the server; all of it is open to anyone. */
export const tryoutServer = {
  /** Begun when the demo is entered: by the time that somebody has chosen a subject it is done. */
  prepare: () => tokens().prepare(),

  async make(body: Omit<RequestOf<typeof makeTryoutQuestions>['body'], 'botToken'>) {
    const botToken = await tokens().take()
    const made = await request(makeTryoutQuestions, { body: { ...body, botToken } })
    tokens().prepare()
    return made
  },

  suggest: (querystring: SubjectQuery) => request(suggestTryoutSubjects, { querystring }),

  /** The HTML of each text, then of each line. */
  async render(body: RequestOf<typeof previewTryout>['body']): Promise<string[]> {
    const written = [...body.texts, ...(body.lines ?? [])]
    if (written.every((text) => text === '')) return written
    return (await request(previewTryout, { body })).html
  },
}

type SubjectQuery = RequestOf<typeof suggestTryoutSubjects>['querystring']

export const suggestedTryoutSubjectsQuery = (querystring: SubjectQuery) =>
  queryOptions({
    queryKey: ['tryout', 'subjects', querystring],
    queryFn: () => tryoutServer.suggest(querystring),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })

export type TryoutServer = typeof tryoutServer

let made: ReturnType<typeof createBotTokens> | undefined

function tokens() {
  made ??= createBotTokens({
    action: 'tryout',
    check: async () => (await request(getSite)).botCheck,
    failed: () => i18n.t('demo:botCheckFailed'),
  })
  return made
}
