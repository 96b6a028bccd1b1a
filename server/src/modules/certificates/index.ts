import type { Admission } from '#server/modules/admission/index.ts'
import type { BrandingService } from '#server/modules/branding/index.ts'
import type { Invitations } from '#server/modules/invitations/index.ts'
import type { Results } from '#server/modules/results/index.ts'
import type { Submissions } from '#server/modules/submissions/index.ts'
import type { Platform } from '#server/platform/index.ts'
import { createIssuing } from './issuing.ts'
import { createCertificateMails } from './mailing.ts'
import { createCertificateFiles } from './paper/service.ts'
import { createCertificateService } from './service.ts'

interface Dependencies {
  branding: BrandingService
  admission: Admission
  invitations: Invitations
  submissions: Submissions
  results: Results
}

/** Who has passed has it in writing, and anybody can ask whether that holds. */
export function createCertificates(
  { db, now, origin, files, attempts }: Platform,
  dependencies: Dependencies,
) {
  const { branding, admission, invitations, submissions, results } = dependencies
  const issuing = createIssuing({ now, branding })
  submissions.resultsMoved.handle(issuing.follow)
  admission.forgotten.handle(issuing.forget)

  return {
    ...createCertificateService({ db, now, attempts, lobby: admission.lobby, access: results.access }),
    files: createCertificateFiles({
      db,
      now,
      origin,
      files,
      branding,
      lobby: admission.lobby,
      access: results.access,
    }),
    mails: createCertificateMails({ db, now, mailing: invitations.mailing }),
  }
}

export type Certificates = ReturnType<typeof createCertificates>
