import type { ErrorBody } from '@probant/contract/error-body'
import { ERRORS, type ErrorName } from '@probant/contract/errors'
import { FetchError } from 'ofetch'

type Refusal = ErrorBody['error']

/** Where what was refused can be done. */
interface WayOut {
  label: string
  href: string
}

/** A refusal of the API, with its sentence already in the reader's language. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: string
  /** 0 where no answer came at all. */
  readonly status: number
  readonly params: NonNullable<Refusal['params']>
  /** Which inputs were bad, and what is wrong with each. */
  readonly fields: NonNullable<Refusal['fields']>
  readonly wayOut: WayOut | undefined

  constructor(refusal: Refusal, status: number, options?: ErrorOptions & { wayOut?: WayOut }) {
    super(refusal.message, options)
    this.code = refusal.code
    this.status = status
    this.params = refusal.params ?? {}
    this.fields = refusal.fields ?? {}
    this.wayOut = options?.wayOut
  }

  get isUnreachable(): boolean {
    return this.status === 0
  }
}

/** Whatever the HTTP client threw, as a refusal; what to say when nobody answered is the caller's to know. */
export function toApiError(error: unknown, unreachable: string): unknown {
  if (!(error instanceof FetchError)) return error
  const status = error.status ?? 0
  const refusal = refusalIn(error.data) ?? { code: '', message: unreachable }
  return new ApiError(refusal, status, { cause: error })
}

/** Is it this refusal? Several share a code, and some the status as well: those say which they are. */
export function isRefused(error: unknown, name: ErrorName): boolean {
  if (!(error instanceof ApiError)) return false
  const { code, status } = ERRORS[name]
  return error.code === code && error.status === status && (error.params.reason ?? name) === name
}

/** Looked at by hand and not by its schema, for the page of a quiz comes without Zod. */
export function refusalIn(data: unknown): Refusal | undefined {
  const { error } = (data ?? {}) as Partial<ErrorBody>
  const isRefusal = typeof error?.code === 'string' && typeof error.message === 'string'
  return isRefusal ? error : undefined
}
