import type { LearningPlatform, LearningPlatformForm } from '@probant/contract/lti/platforms'
import { addressesOf, PLATFORM_PRODUCTS } from '@probant/contract/lti/products'

/** The values of the form, which are the body of the endpoint. */
export type PlatformValues = LearningPlatformForm & Record<string, unknown>

export function valuesOf(platform?: LearningPlatform): PlatformValues {
  if (!platform) return { ...EMPTY, product: PLATFORM_PRODUCTS[0] }
  const { name, product, issuer, clientId, deploymentIds } = platform
  const { authorizationUrl, tokenUrl, tokenAudience, keysUrl } = platform
  return {
    product,
    name,
    issuer,
    clientId,
    deploymentIds,
    authorizationUrl,
    tokenUrl,
    tokenAudience,
    keysUrl,
  }
}

/** With what follows from what was typed; an address that somebody has entered otherwise stays as it is. */
export function withAddresses(before: PlatformValues, typed: Partial<PlatformValues>): PlatformValues {
  const after = { ...before, ...typed }
  const known = derived(before)
  const next = derived(after)
  if (!next) return after
  const isNewProduct = after.product !== before.product
  for (const name of ADDRESSES) {
    const isOurs = isNewProduct || before[name] === known?.[name] || !before[name]
    if (isOurs && !(name in typed)) Object.assign(after, { [name]: next[name] })
  }
  return after
}

function derived({ product, issuer, clientId }: PlatformValues) {
  return addressesOf(product, { site: issuer, clientId })
}

const ADDRESSES = ['issuer', 'authorizationUrl', 'tokenUrl', 'tokenAudience', 'keysUrl'] as const

/** In the order of the form. */
const EMPTY = {
  product: PLATFORM_PRODUCTS[0],
  name: '',
  issuer: '',
  clientId: '',
  deploymentIds: [],
  authorizationUrl: '',
  tokenUrl: '',
  tokenAudience: null,
  keysUrl: '',
}
