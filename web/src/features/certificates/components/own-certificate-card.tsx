import { Box, Button, Group, TextInput, Title } from '@mantine/core'
import type { OwnCertificate as Certificate } from '@probant/contract/certificates/certificate'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { formatDate } from '#web/lib/format.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { nameCertificate } from '../mutations.ts'
import { fetchOwnCertificate } from '../queries.ts'

interface OwnCertificateCardProps {
  quizId: string
  issued: Certificate
}

/** What its holder reads, and does with it. */
export function OwnCertificateCard({ quizId, issued }: OwnCertificateCardProps) {
  const { t } = useTranslation('taking')
  const [certificate, setCertificate] = useState(issued)
  const { number, state, holder, canWriteName } = certificate
  const [isNaming, setNaming] = useState(canWriteName && holder === '')
  const isWithdrawn = state === 'withdrawn'
  return (
    <Box component="section" className="card" w="100%" py={20} px="lg" ta="start">
      <Title order={2} size="h4">
        {t('certificate.title')}
      </Title>
      <StateLines certificate={certificate} />
      {!isWithdrawn && isNaming && (
        <NameForm
          quizId={quizId}
          name={holder}
          onNamed={(named) => {
            setCertificate(named ?? certificate)
            setNaming(false)
          }}
        />
      )}
      {!isWithdrawn && !isNaming && (
        <>
          {canWriteName && (
            <Group gap="xs" mt="xs">
              <span>{t('certificate.changeable', { name: holder })}</span>
              <Button variant="subtle" size="compact-sm" onClick={() => setNaming(true)}>
                {t('certificate.changeName')}
              </Button>
            </Group>
          )}
          <Downloads quizId={quizId} number={number} />
        </>
      )}
    </Box>
  )
}

function StateLines({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('taking')
  const locale = useLocale()
  const { number, state, expiresAt, withdrawnBy, reason } = certificate
  const day = expiresAt ? formatDate(locale, expiresAt) : ''
  const sentence = {
    valid: () => [t('certificate.valid'), day && t('certificate.until', { day })].filter(Boolean).join(' '),
    expired: () => t('certificate.expired', { day }),
    withdrawn: () => t(`certificate.withdrawn.${withdrawnBy ?? 'result'}`),
  }[state]()
  return (
    <>
      <Box component="p" mt={4} mb="xs">
        {sentence}
      </Box>
      {reason && (
        <Box component="p" className="breakable" mt={4} mb="xs">
          {t('certificate.reason', { reason })}
        </Box>
      )}
      <Box component="p" m={0} c="dimmed" fz="sm">
        {t('certificate.number')} <span className="tabular">{number}</span>
      </Box>
    </>
  )
}

function Downloads({ quizId, number }: { quizId: string; number: string }) {
  const { t } = useTranslation('taking')
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const download = async () => {
    setPending(true)
    setFailure(undefined)
    await fetchOwnCertificate(quizId)
      .then((file) => saveFile(`${t('certificate.fileName', { number })}.pdf`, file))
      .catch(setFailure)
    setPending(false)
  }
  return (
    <>
      <Group gap="sm" mt="md">
        <Button loading={isPending} onClick={() => void download()}>
          {t('certificate.download')}
        </Button>
        <Button
          component="a"
          variant="default"
          href={`/certificates/${number}`}
          target="_blank"
          rel="noopener"
        >
          {t('certificate.check')}
        </Button>
      </Group>
      <Failure failure={failure} />
    </>
  )
}

function NameForm({
  quizId,
  name,
  onNamed,
}: {
  quizId: string
  name: string
  onNamed: (certificate: Certificate | null) => void
}) {
  const { t } = useTranslation('taking')
  const [typed, setTyped] = useState(name)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setPending(true)
    await nameCertificate(quizId, typed).then(onNamed, setFailure)
    setPending(false)
  }
  const refused = failure instanceof ApiError ? failure.fields?.name : undefined
  return (
    <Box component="form" mt="md" onSubmit={(event) => void save(event)}>
      {name === '' && (
        <Box component="p" mt={0} mb="xs">
          {t('certificate.nameFirst')}
        </Box>
      )}
      <TextInput
        label={t('certificate.name')}
        description={t('certificate.nameHint')}
        value={typed}
        error={refused}
        autoComplete="name"
        dir="auto"
        required
        withAsterisk={false}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <Button type="submit" mt="md" loading={isPending}>
        {t('certificate.saveName')}
      </Button>
      {!refused && <Failure failure={failure} />}
    </Box>
  )
}

function Failure({ failure }: { failure: unknown }) {
  const { t } = useTranslation('common')
  if (failure === undefined) return null
  return (
    <Box component="p" mt="sm" mb={0} c="var(--wrong)" role="alert">
      {failure instanceof ApiError ? failure.message : t('messages.unreachable')}
    </Box>
  )
}
