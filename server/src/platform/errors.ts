import { ERRORS, type ErrorName, type ErrorParams } from '@probant/contract/errors'
import type { FieldSentence } from '@probant/contract/sentences'
import { isUnavailable } from '#server/database/failures.ts'

/** An expected refusal: thrown by name, answered by the error handler with its code, status and sentence. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly refusal: ErrorName
  readonly params: ErrorParams | undefined
  /** Bad inputs, each with the name of its sentence. */
  readonly fields: Record<string, string> | undefined

  constructor(refusal: ErrorName, { params, fields, cause }: RefusalDetails = {}) {
    super(`${ERRORS[refusal].code} ${refusal}`, { cause })
    this.refusal = refusal
    this.params = params
    this.fields = fields
  }

  get status(): number {
    return ERRORS[this.refusal].status
  }
}

export interface RefusalDetails {
  params?: ErrorParams
  fields?: Record<string, string>
  cause?: unknown
}

export function refusal(name: ErrorName, params?: ErrorParams): Refusal {
  return new Refusal(name, { params })
}

/** Refuses by name unless the condition holds; narrows the type where it does. */
export function ensure(condition: unknown, name: ErrorName, params?: ErrorParams): asserts condition {
  if (!condition) throw refusal(name, params)
}

/** Refuses where a policy has found a broken rule. */
export function allow(broken: ErrorName | Refusal | undefined): void {
  if (broken) throw broken instanceof Refusal ? broken : refusal(broken)
}

/** Refuses with a sentence at one field. */
export function refuseField(field: string, sentence: FieldSentence): never {
  throw new Refusal('validationError', { fields: { [field]: sentence } })
}

/** Whatever unexpected goes wrong in `work` is answered under this name, with the cause in the log. */
export async function failingAs<T>(name: ErrorName, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof Refusal || isUnavailable(cause)) throw cause
    throw new Refusal(name, { cause })
  }
}
