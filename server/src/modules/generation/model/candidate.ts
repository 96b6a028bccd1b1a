import type { QuestionType } from '@probant/contract/questions/form'
import type { Candidate, Produced } from '../provider.ts'
import { elementSchema } from './element-schema.ts'

interface Circumstances {
  types: readonly QuestionType[]
  /** `llm:provider/model`. */
  source: string
  /** The creator's own text, if there is one. */
  text: string
}

/** What a model wrote, as a candidate; or why it is none. */
export function candidateOf(element: unknown, { types, source, text }: Circumstances): Produced {
  const { success, data } = elementSchema.safeParse(element)
  if (!success) return { rejected: 'malformed' }
  if (!types.includes(data.type)) return { rejected: 'wrong_type' }

  const { sourceSentence, ...content } = data
  const about = { source, sourceSentence: isIn(text, sourceSentence) ? sourceSentence : null }
  return { ...content, ...about } as Candidate
}

/** A sentence that the model made up itself is no source. */
function isIn(text: string, sentence: string): boolean {
  return sentence !== '' && withPlainSpaces(text).includes(withPlainSpaces(sentence))
}

function withPlainSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
