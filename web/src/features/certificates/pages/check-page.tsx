import { Box, Button, Skeleton, Text, TextInput } from '@mantine/core'
import type { CheckedCertificate } from '@probant/contract/certificates/certificate'
import { certificateNumberSchema, writtenNumber } from '@probant/contract/certificates/number'
import { IconCircleCheck, IconCircleX, IconClockX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import { AuthHeading } from '#web/features/auth/components/auth-heading.tsx'
import { fieldSentence } from '#web/i18n/refusals.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { isRefused } from '#web/lib/api-error.ts'
import { formatDate } from '#web/lib/format.ts'
import { checkQuery } from '../queries.ts'

/** Where a number is typed. */
export function CheckDoorPage() {
  const { t } = useTranslation('certificates')
  const locale = useLocale()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const number = certificateNumberSchema.safeParse(typed)
    setWrong(!number.success)
    if (number.success)
      void navigate({ to: '/certificates/$number', params: { number: writtenNumber(number.data) } })
  }
  return (
    <>
      <AuthHeading title={t('check.title')} highlighted={t('check.highlighted')}>
        {t('check.sentence')}
      </AuthHeading>
      <form onSubmit={submit} noValidate>
        <TextInput
          label={t('check.number')}
          placeholder="C4F7-9HJK-MNPQ"
          value={typed}
          error={isWrong && fieldSentence(locale, 'certificateNumberInvalid')}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          size="lg"
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        <Button type="submit" size="md" mt="lg" fullWidth>
          {t('check.submit')}
        </Button>
      </form>
    </>
  )
}

/** What anybody learns of a number: whether it holds, whose it is, what for, by whom and since when. */
export function CheckPage({ number }: { number: string }) {
  const { t } = useTranslation('certificates')
  const read = certificateNumberSchema.safeParse(number)
  const { data, error, refetch } = useQuery({ ...checkQuery(read.data ?? ''), enabled: read.success })
  const isUnknown = !read.success || isRefused(error, 'certificateNotFound')
  return (
    <>
      <meta name="robots" content="noindex" />
      {answer()}
      <Text mt={28}>
        <AnchorLink to="/certificates">{t('check.other')}</AnchorLink>
      </Text>
    </>
  )

  function answer(): ReactNode {
    if (isUnknown) return <Unknown number={read.success ? writtenNumber(read.data) : number} />
    if (error) return <LoadFailure title={t('check.failed')} error={error} onRetry={() => void refetch()} />
    return data ? <Checked certificate={data} /> : <Skeleton height={320} aria-label={t('check.loading')} />
  }
}

function Unknown({ number }: { number: string }) {
  const { t } = useTranslation('certificates')
  return (
    <Verdict title={t('check.unknown')} icon={<IconCircleX {...ICON} color="var(--wrong)" />}>
      {t('check.unknownSentence', { number })}
    </Verdict>
  )
}

function Checked({ certificate }: { certificate: CheckedCertificate }) {
  const { t } = useTranslation('certificates')
  const locale = useLocale()
  const { number, state, holder, title, issuer, issuedAt, expiresAt } = certificate
  const icon = {
    valid: <IconCircleCheck {...ICON} color="var(--right)" />,
    expired: <IconClockX {...ICON} color="var(--warning)" />,
    withdrawn: <IconCircleX {...ICON} color="var(--wrong)" />,
  }[state]
  return (
    <>
      <Verdict title={t(`check.states.${state}`)} icon={icon}>
        {t(`check.sentences.${state}`)}
      </Verdict>
      <Box component="dl" className="card breakable" m={0} py={20} px="lg">
        <Line name={t('check.holder')} isFirst>
          <strong dir="auto">{holder || t('check.noName')}</strong>
        </Line>
        <Line name={t('check.for')}>{title}</Line>
        <Line name={t('check.issuer')}>{issuer}</Line>
        <Line name={t('check.issued')}>{formatDate(locale, issuedAt)}</Line>
        <Line name={t('check.until')}>{expiresAt ? formatDate(locale, expiresAt) : t('check.ever')}</Line>
        <Line name={t('check.number')}>
          <span className="tabular">{number}</span>
        </Line>
      </Box>
    </>
  )
}

function Verdict({ title, icon, children }: { title: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div role="status">
      <AuthHeading title={title} picture={icon}>
        {children}
      </AuthHeading>
    </div>
  )
}

function Line({ name, isFirst, children }: { name: string; isFirst?: boolean; children: ReactNode }) {
  return (
    <Box mt={isFirst ? 0 : 'sm'}>
      <Box component="dt" c="dimmed" fz="xs">
        {name}
      </Box>
      <Box component="dd" m={0}>
        {children}
      </Box>
    </Box>
  )
}

const ICON = { size: 44, stroke: 1.5, 'aria-hidden': true } as const
