import {
  type FakeOidcProvider,
  type OidcUser,
  startOidcProvider,
} from '../../server/test/fakes/oidc-provider.ts'
import { type App, freePort, startApp } from './app.ts'

export interface AppWithGoogle {
  app: App
  google: FakeOidcProvider
}

/** The product with sign-in by Google, whose part a real OpenID provider on this machine plays. */
export async function startAppWithGoogle(users: OidcUser[]): Promise<AppWithGoogle> {
  // The provider must know where it may send people back to before the product has begun.
  const port = await freePort()
  const google = await startOidcProvider({ users, redirectUris: [`http://127.0.0.1:${port}/login/google`] })
  const app = await startApp({
    PORT: String(port),
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    GOOGLE_ISSUER: google.issuer,
  })
  return { app, google }
}
