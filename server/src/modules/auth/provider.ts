/** Signing in with an account that a person has elsewhere. */
export interface ExternalSignIn {
  /** Where to send the person; the secrets stay with their browser until they come back. */
  start(): Promise<{ url: string; secrets: SignInSecrets }>
  /** Who came back, with an address that the provider has verified. */
  finish(answer: { query: string; secrets: SignInSecrets }): Promise<ExternalIdentity>
}

export interface SignInSecrets {
  state: string
  nonce: string
  codeVerifier: string
}

export interface ExternalIdentity {
  /** The provider's own name for the account; unlike the address it never changes. */
  subject: string
  email: string
  name: string
}
