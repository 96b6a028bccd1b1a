import { domainToASCII } from 'node:url'
import type { ShareRule } from '@probant/contract/participants/share-link'

/** May this address come by the link? A domain stands for itself alone, not for those below it. */
export function admits({ domains, emails }: ShareRule, email: string): boolean {
  const domain = asciiDomain(email.slice(email.lastIndexOf('@') + 1))
  return emails.includes(email) || (domain !== '' && domains.map(asciiDomain).includes(domain))
}

/** `école.fr` as mail programs write it; empty where it can't be one. */
export function asciiDomain(domain: string): string {
  return domainToASCII(domain)
}
