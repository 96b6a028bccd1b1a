import { NumberInput, Stack, Switch, TextInput } from '@mantine/core'
import {
  type CertificateOption,
  certificateOptionSchema,
  DEFAULT_CERTIFICATE,
  USUAL_PASS_PERCENT,
} from '@probant/contract/certificates/option'
import {
  CERTIFICATE_LINE_MAX,
  CERTIFICATE_MONTHS_MAX,
  CERTIFICATE_REMINDER_DAYS_MAX,
} from '@probant/contract/limits'
import type { QuizOptions } from '@probant/contract/quizzes/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldSentence } from '#web/i18n/refusals.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatPercent } from '#web/lib/format.ts'

interface CertificateFieldsProps {
  options: Pick<QuizOptions, 'certificate' | 'passPercent'>
  /** From where on it is passed as it stands; null: nothing is said about passing. */
  inherited: number | null
  onChange: (change: Pick<QuizOptions, 'certificate' | 'passPercent'>) => void
  isReadOnly: boolean
}

/** One switch is enough; what is left empty says what is usual. */
export function CertificateFields({ options, inherited, onChange, isReadOnly }: CertificateFieldsProps) {
  const { t } = useTranslation('quiz')
  const locale = useLocale()
  const { certificate, passPercent } = options
  const wanted = passPercent ?? inherited ?? USUAL_PASS_PERCENT
  const percent = formatPercent(locale, wanted)
  return (
    <>
      <Switch
        label={t('form.settings.results.certificate.label')}
        description={
          passPercent === null
            ? t('form.settings.results.certificate.hintWithMark', { percent })
            : t('form.settings.results.certificate.hint')
        }
        checked={certificate !== null}
        disabled={isReadOnly}
        onChange={({ currentTarget: { checked } }) =>
          onChange(
            checked
              ? { certificate: DEFAULT_CERTIFICATE, passPercent: wanted }
              : { certificate: null, passPercent },
          )
        }
      />
      {certificate && (
        <Details
          certificate={certificate}
          isReadOnly={isReadOnly}
          onChange={(change) => onChange({ certificate: { ...certificate, ...change }, passPercent })}
        />
      )}
    </>
  )
}

interface DetailsProps {
  certificate: CertificateOption
  onChange: (change: Partial<CertificateOption>) => void
  isReadOnly: boolean
}

function Details({ certificate, onChange, isReadOnly }: DetailsProps) {
  const { t } = useTranslation('quiz')
  return (
    <Stack gap="sm" ps="md" style={{ borderInlineStart: '2px solid var(--line)' }}>
      {(['heading', 'signerName', 'signerRole'] as const).map((name) => (
        <TextInput
          key={name}
          label={t(`form.settings.results.certificate.${name}`)}
          placeholder={t(`form.settings.results.certificate.${name}Placeholder`)}
          value={certificate[name]}
          maxLength={CERTIFICATE_LINE_MAX}
          disabled={isReadOnly}
          dir="auto"
          onChange={({ currentTarget: { value } }) => onChange({ [name]: value })}
        />
      ))}
      <WholeNumber
        name="validMonths"
        label={t('form.settings.results.certificate.validMonths')}
        placeholder={t('form.settings.results.certificate.ever')}
        value={certificate.validMonths}
        max={CERTIFICATE_MONTHS_MAX}
        disabled={isReadOnly}
        onChange={(validMonths) =>
          onChange({ validMonths, ...(validMonths === null && { reminderDays: null }) })
        }
      />
      {certificate.validMonths !== null && (
        <WholeNumber
          name="reminderDays"
          label={t('form.settings.results.certificate.reminderDays')}
          description={t('form.settings.results.certificate.reminderHint')}
          placeholder={t('form.settings.results.certificate.noReminder')}
          value={certificate.reminderDays}
          max={CERTIFICATE_REMINDER_DAYS_MAX}
          disabled={isReadOnly}
          onChange={(reminderDays) => onChange({ reminderDays })}
        />
      )}
    </Stack>
  )
}

interface WholeNumberProps {
  name: 'validMonths' | 'reminderDays'
  label: string
  description?: string
  placeholder: string
  /** Null where nothing is typed. */
  value: number | null
  max: number
  disabled: boolean
  /** Only with what can be kept. */
  onChange: (value: number | null) => void
}

function WholeNumber({ name, value, onChange, ...props }: WholeNumberProps) {
  const locale = useLocale()
  const [refused, setRefused] = useState<number>()
  const change = (typed: number | string) => {
    const next = typeof typed === 'number' ? typed : null
    const isGood = next === null || certificateOptionSchema.shape[name].safeParse(next).success
    setRefused(isGood || next === null ? undefined : next)
    if (isGood) onChange(next)
  }
  return (
    <NumberInput
      {...props}
      maw={260}
      min={1}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="none"
      hideControls
      value={refused ?? value ?? ''}
      error={
        refused !== undefined &&
        fieldSentence(locale, name === 'validMonths' ? 'monthsInvalid' : 'daysInvalid')
      }
      onChange={change}
    />
  )
}
