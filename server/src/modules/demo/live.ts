import type { Locale } from '@probant/contract/locales'
import { later, MINUTE, type Now } from '#server/platform/clock.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { ProductAt } from './past.ts'
import { REVOLUTION } from './quizzes/revolution.ts'
import type { MadeQuiz } from './quizzes/seeding.ts'

interface Dependencies {
  language: Locale
  now: Now
  productAt: ProductAt
}

/** What the teacher of the demonstration has done from the desk, for those who are at work. */
export function createDemoLive({ language, now, productAt }: Dependencies) {
  return {
    async seed(author: Actor, made: readonly MadeQuiz[]): Promise<void> {
      const { id: quizId } = made.find(({ stage }) => stage.quiz === REVOLUTION) ?? {}
      if (!quizId) throw new Error('The quiz that is being taken is not among those of the demonstration')
      const { live, roster } = productAt(later(now(), -2 * MINUTE))
      const atWork = await roster.list(author, quizId, AT_WORK)
      const [late, away] = atWork.items

      await live.messages.send(author, quizId, { participantId: null, text: MESSAGES[language] })
      if (late) await live.extraTime.grantMore(author, { quizId, participantId: late.id, minutes: 10 })
      if (away) await live.pausing.pause(author, { quizId, participantId: away.id })
    },
  }
}

export type DemoLive = ReturnType<typeof createDemoLive>

const AT_WORK = { search: '', status: 'started', sort: 'name', page: 1, pageSize: 2 } as const
const MESSAGES: Record<Locale, string> = {
  en: 'A few sentences will do for the last question. You still have time to read through your answers.',
  fr: 'À la dernière question, quelques phrases suffisent. Il vous reste du temps pour vous relire.',
}
