import { EXPLANATION_MAX } from '@probant/contract/limits'
import type { Locale } from '@probant/contract/locales'
import type { QuestionType } from '@probant/contract/questions/form'
import type { Candidate, Produced } from '../provider.ts'
import { elementSchema } from './element-schema.ts'

interface Circumstances {
  types: readonly QuestionType[]
  language: Locale
  /** `llm:provider/model`. */
  source: string
  /** The creator's own text, if there is one. */
  text: string
}

/** What a model wrote, as a candidate; or why it is none. */
export function candidateOf(element: unknown, { types, language, source, text }: Circumstances): Produced {
  const { success, data } = elementSchema.safeParse(element)
  if (!success) return { rejected: 'malformed' }
  if (!types.includes(data.type)) return { rejected: 'wrong_type' }

  const { sourceSentence, ...content } = withReasons(data, language)
  if (text && !isIn(text, sourceSentence)) return { rejected: 'no_source' }
  const about = { source, sourceSentence: text ? sourceSentence : null }
  return { ...content, ...about } as Candidate
}

/** Why its wrong answers are wrong is told with why the right one is right, as far as there is room. */
function withReasons<Element extends { explanation: string }>(
  element: Element,
  language: Locale,
): Omit<Element, 'whyWrong'> {
  const { whyWrong = [], ...content } = element as Element & { wrong?: string[]; whyWrong?: string[] }
  const { explanation, wrong = [] } = content
  const colon = language === 'fr' ? '\u00a0:' : ':'
  const reasons = wrong.flatMap((answer, index) =>
    whyWrong[index] ? [`- ${answer}${colon} ${whyWrong[index]}`] : [],
  )
  const told = [explanation, reasons.join('\n')].filter(Boolean).join('\n\n')
  return { ...content, explanation: told.length > EXPLANATION_MAX ? explanation : told }
}

/** A sentence that the model made up itself is no source. */
function isIn(text: string, sentence: string): boolean {
  return sentence !== '' && withPlainSpaces(text).includes(withPlainSpaces(sentence))
}

function withPlainSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
