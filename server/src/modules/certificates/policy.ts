import type { ErrorName } from '@probant/contract/errors'
import type { CertificateRow } from './repository.ts'

/** What the result has withdrawn may be withdrawn by hand, too: then it stays so, whatever becomes of the result. */
export function withdrawalRefusal({
  withdrawnBy,
}: Pick<CertificateRow, 'withdrawnBy'>): ErrorName | undefined {
  if (withdrawnBy === 'creator') return 'certificateWithdrawn'
}

export function giveBackRefusal(
  { withdrawnBy }: Pick<CertificateRow, 'withdrawnBy'>,
  isPassed: boolean,
): ErrorName | undefined {
  if (withdrawnBy !== 'creator') return 'certificateNotWithdrawn'
  if (!isPassed) return 'certificateNotPassed'
}
