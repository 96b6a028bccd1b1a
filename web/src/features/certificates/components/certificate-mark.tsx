import { Badge } from '@mantine/core'
import type { ListedCertificate } from '@probant/contract/certificates/certificate'
import { IconCertificate } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

/** That somebody has one, in a list. */
export function CertificateMark({ certificate }: { certificate: ListedCertificate | null }) {
  const { t } = useTranslation('certificates')
  if (!certificate) return null
  const isValid = certificate.state === 'valid'
  return (
    <Badge
      variant={isValid ? 'light' : 'default'}
      size="sm"
      mt={4}
      leftSection={<IconCertificate size={14} stroke={1.5} aria-hidden="true" />}
    >
      {t(`list.${certificate.state}`)}
    </Badge>
  )
}
