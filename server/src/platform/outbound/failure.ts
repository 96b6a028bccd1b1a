/** Why nothing, or nothing usable, came back from an address. */
export const OUTBOUND_FAULTS = [
  'addressNotAllowed',
  'nameNotFound',
  'unreachable',
  'badCertificate',
  'timedOut',
  'answerTooLarge',
] as const
export type OutboundFault = (typeof OUTBOUND_FAULTS)[number]

export class OutboundFailure extends Error {
  override name = 'OutboundFailure'
  readonly fault: OutboundFault

  constructor(fault: OutboundFault, cause?: unknown) {
    super(`Outbound: ${fault}`, { cause })
    this.fault = fault
  }
}

/** What `fetch` threw, by its deepest cause. */
export function asOutboundFailure(thrown: unknown): OutboundFailure {
  let cause = thrown
  while (!(cause instanceof OutboundFailure) && cause instanceof Error && cause.cause) cause = cause.cause
  return cause instanceof OutboundFailure ? cause : new OutboundFailure(faultOf(cause), thrown)
}

function faultOf(cause: unknown): OutboundFault {
  const { name, code } = (cause ?? {}) as { name?: string; code?: unknown }
  if (name === 'TimeoutError' || code === 'ETIMEDOUT' || TIMEOUT.test(String(code))) return 'timedOut'
  if (NO_NAME.has(String(code))) return 'nameNotFound'
  if (CERTIFICATE.test(String(code))) return 'badCertificate'
  return 'unreachable'
}

const TIMEOUT = /^UND_ERR_\w+_TIMEOUT$/
const NO_NAME = new Set([
  'ENOTFOUND',
  'ENODATA',
  'EBADNAME',
  'EAI_AGAIN',
  'ESERVFAIL',
  'EREFUSED',
  'ETIMEOUT',
])
const CERTIFICATE = /^ERR_(TLS|SSL)|CERT|SIGNATURE|^UNABLE_TO_|^CRL_|^HOSTNAME_MISMATCH|^EPROTO$/
