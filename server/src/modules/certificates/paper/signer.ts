import type { CertificateOption } from '@probant/contract/certificates/option'

interface Signing {
  /** What the quiz says. */
  said: Pick<CertificateOption, 'signerName' | 'signerRole'> | null
  /** Who signs all of the organization, where somebody does. */
  signer: { name: string; role: string } | null
  /** Whoever had created the quiz. */
  personName: string
}

/** Whose name stands on the line, and whether the organization's picture of a signature is theirs: never above another name. */
export function signatureOf({ said, signer, personName }: Signing) {
  const signerName = said?.signerName || signer?.name || personName
  const isSigned = signer !== null && isSame(signer.name, signerName)
  return { signerName, signerRole: said?.signerRole || (isSigned ? signer.role : ''), isSigned }
}

function isSame(one: string, other: string): boolean {
  return one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase()
}
