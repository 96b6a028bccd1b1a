import type { KeyCheck } from '@probant/contract/generation'
import type { Locale } from '@probant/contract/locales'
import type { Random } from '@probant/knowledge'
import type { z } from 'zod'
import type { Blind } from '../kinds/blind.ts'
import { generatedKind } from '../kinds/index.ts'
import type { Inquiry, Model } from '../model/model.ts'
import type { Candidate, Produced } from '../provider.ts'
import { blindAnswerSchema, blindInquiry, judgingInquiry, verdictSchema } from './inquiries.ts'

interface About {
  language: Locale
  /** The creator's text, where there is one. */
  text: string
  /** Questions that came before and have much in common with it; of those that are checked still, it is not known yet. */
  alike: readonly { title: string; isAsked: boolean | Promise<boolean> }[]
  random: Random
  signal: AbortSignal
}

/**
 * Has a question answered by somebody who doesn't know its key, and who says whether it is there already. Where the
 * answers differ, a third one decides, with the text that the question is from: for the key, and the doubt is told; else
 * the question is dropped.
 */
export async function checkKey(model: Model, candidate: Candidate, about: About): Promise<Produced> {
  const { title } = candidate
  const blind = generatedKind(candidate).blind?.(candidate, about.random)
  if (!blind) return candidate
  const { language, signal } = about
  const alike = about.alike.map((other) => other.title)
  const inquiry = blindInquiry({ title, blind, alike }, language, model)
  const given = await replyTo(model, inquiry, blindAnswerSchema, signal)
  if (!given) return candidate
  if (await about.alike[given.sameAs - 1]?.isAsked) return { rejected: 'duplicate' }
  if (blind.agrees(given.answers)) return withCheck(candidate, { verdict: 'checked', reason: given.reason })

  const isFirst = about.random.next() < 0.5
  const [key, other] = [inWords(blind.right), inWords(given.answers)]
  const answers = isFirst ? ([key, other] as const) : ([other, key] as const)
  const source = about.text || (candidate.sourceSentence ?? '')
  const asked = { title, blind, answers, source }
  const judged = await replyTo(model, judgingInquiry(asked, language, model), verdictSchema, signal)
  return judged && isForKey(judged.verdict, isFirst, blind)
    ? withCheck(candidate, { verdict: 'doubted', reason: given.reason })
    : { rejected: 'wrong_key' }
}

function withCheck(candidate: Candidate, check: KeyCheck): Candidate {
  return { ...candidate, check }
}

/** Where something is typed two answers may be right, and one of them is the key; where one chooses, that is a fault. */
function isForKey(
  verdict: z.infer<typeof verdictSchema>['verdict'],
  isFirst: boolean,
  { form }: Blind,
): boolean {
  if (verdict === 'both') return form === 'text' || form === 'gaps'
  return verdict === (isFirst ? 'one' : 'two')
}

function inWords(answers: readonly string[]): string {
  return answers.length > 0 ? answers.join(', ') : '–'
}

/** What it answered; nothing where that can't be read, or where it doesn't answer at all. */
async function replyTo<Reply>(
  model: Model,
  inquiry: Inquiry,
  schema: z.ZodType<Reply>,
  signal: AbortSignal,
): Promise<Reply | undefined> {
  try {
    let text = ''
    for await (const piece of model.answer(inquiry, signal)) {
      text += piece
      if (text.length > LONGEST) return undefined
    }
    return schema.safeParse(JSON.parse(/\{[\s\S]*\}/.exec(text)?.[0] ?? '')).data
  } catch {
    return undefined
  }
}

const LONGEST = 20_000
