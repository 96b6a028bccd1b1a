export const PLATFORM_PRODUCTS = ['moodle', 'canvas', 'blackboard', 'brightspace', 'other'] as const
export type PlatformProduct = (typeof PLATFORM_PRODUCTS)[number]

/** Where a platform is spoken to. */
export interface PlatformAddresses {
  issuer: string
  authorizationUrl: string
  tokenUrl: string
  tokenAudience: string | null
  keysUrl: string
}

/** Those whose addresses follow from the one of the site; the others have the same for everybody. */
export const SITE_PRODUCTS: readonly PlatformProduct[] = ['moodle', 'brightspace']

/** As the makers of each platform document them; nothing where they have to be entered one by one. */
export function addressesOf(
  product: PlatformProduct,
  { site, clientId }: { site: string; clientId: string },
): PlatformAddresses | undefined {
  const at = site.trim().replace(/\/+$/, '')
  if (SITE_PRODUCTS.includes(product) && !at) return undefined
  if (product === 'moodle')
    return {
      issuer: at,
      authorizationUrl: `${at}/mod/lti/auth.php`,
      tokenUrl: `${at}/mod/lti/token.php`,
      tokenAudience: null,
      keysUrl: `${at}/mod/lti/certs.php`,
    }
  if (product === 'canvas')
    return {
      issuer: 'https://canvas.instructure.com',
      authorizationUrl: 'https://sso.canvaslms.com/api/lti/authorize_redirect',
      tokenUrl: 'https://sso.canvaslms.com/login/oauth2/token',
      tokenAudience: null,
      keysUrl: 'https://sso.canvaslms.com/api/lti/security/jwks',
    }
  if (product === 'blackboard')
    return {
      issuer: 'https://blackboard.com',
      authorizationUrl: `${BLACKBOARD}/gateway/oidcauth`,
      tokenUrl: `${BLACKBOARD}/gateway/oauth2/jwttoken`,
      tokenAudience: null,
      keysUrl: `${BLACKBOARD}/management/applications/${encodeURIComponent(clientId.trim())}/jwks.json`,
    }
  if (product === 'brightspace')
    return {
      issuer: at,
      authorizationUrl: `${at}/d2l/lti/authenticate`,
      tokenUrl: 'https://auth.brightspace.com/core/connect/token',
      tokenAudience: 'https://api.brightspace.com/auth/token',
      keysUrl: `${at}/d2l/.well-known/jwks`,
    }
  return undefined
}

const BLACKBOARD = 'https://developer.blackboard.com/api/v1'
