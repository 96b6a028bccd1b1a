import type Stripe from 'stripe'

/** What Stripe did not do, without Stripe's own words. */
export class StripeFailure extends Error {
  override name = 'StripeFailure'
  readonly code: string | undefined
  readonly status: number | undefined
  /** Which part of the question it is about. */
  readonly param: string | undefined

  constructor(message: string, { code, status, param }: Partial<StripeFailure>) {
    super(message)
    this.code = code
    this.status = status
    this.param = param
  }
}

/** Stripe's own words may quote an address or part of a key: the log gets what helps to find it at Stripe. */
export function tellingNothing(error: unknown): StripeFailure {
  const { type, code, statusCode, requestId, param } = error as Partial<
    InstanceType<typeof Stripe.errors.StripeError>
  >
  const about = [type, code, statusCode, requestId].filter(Boolean).join(', ')
  return new StripeFailure(`Stripe did not do it: ${about || 'it was never asked'}`, {
    code,
    status: statusCode,
    param,
  })
}

/** Does Stripe not know what it was asked about, or no longer? It may be deleted, or belong to another key. */
export function isMissing(error: unknown, param?: string): boolean {
  if (!(error instanceof StripeFailure) || error.code !== 'resource_missing') return false
  return param === undefined || error.param?.startsWith(param) === true
}

/** Is it too late for that, or was it done already? */
export function isTooLate(error: unknown): boolean {
  return error instanceof StripeFailure && error.status === 400
}

/** What was asked for, or nothing where Stripe doesn't know what it is about. */
export async function unlessMissing<T, Nothing>(
  work: Promise<T>,
  nothing: Nothing,
  param?: string,
): Promise<T | Nothing> {
  try {
    return await work
  } catch (error) {
    if (isMissing(error, param)) return nothing
    throw error
  }
}
