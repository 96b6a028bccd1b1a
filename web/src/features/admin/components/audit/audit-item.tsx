import { Box, Text } from '@mantine/core'
import type { AuditEntry } from '@probant/contract/admin/audit'
import { UNLIMITED } from '@probant/contract/limits'
import { LOCALES } from '@probant/contract/locales'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Fact } from '#web/components/layout/fact.tsx'
import { SideBySide } from '#web/components/layout/side-by-side.tsx'
import { Tagged } from '#web/components/text/tagged.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDateTime, formatNumber, formatPrice } from '#web/lib/format.ts'
import { allPlansQuery } from '../../queries.ts'
import { auditFieldOf, flatDetails, isChange, planNameIn } from './audit-details.ts'

/** Who did what to whom, in one sentence; before and after fold out. */
export function AuditItem({ entry: { at, actor, action, target, details } }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { data: plans } = useQuery(allPlansQuery)
  const done = action.startsWith('plan.') ? planNameIn(locale, target, plans) : target
  return (
    <SideBySide component="li" of="minmax(0, 1fr) auto" from="sm" gap="4px 24px" py="sm" px="md">
      <Text>
        <Tagged
          sentence={(given) => t(`audit.sentences.${action}`, given)}
          values={{ actor, target: done }}
          parts={{ actor: strong, target: strong }}
        />
      </Text>
      <Box component="time" c="dimmed" fz="xs" lh="23px" dateTime={at}>
        {formatDateTime(locale, at)}
      </Box>
      {Object.keys(details).length > 0 && <AuditDetails details={details} />}
    </SideBySide>
  )
}

const strong = (name: string) => (
  <Box component="strong" fw={600}>
    {name}
  </Box>
)

function AuditDetails({ details }: { details: Record<string, unknown> }) {
  const { t } = useTranslation('admin')
  const fieldWords = useFieldWords()
  const valueWords = useValueWords()
  return (
    <Box component="details" c="dimmed" fz="xs" style={{ gridColumn: '1 / -1' }}>
      <summary>{t('audit.details')}</summary>
      <Box component="dl" mt="xs" mb={4} c="var(--ink)">
        {flatDetails(details).map(([path, value]) => (
          <Fact key={path} name={fieldWords(path)} width={240} from="sm" gap="0 16px" py={2}>
            {valueWords(path, value)}
          </Fact>
        ))}
      </Box>
    </Box>
  )
}

/** How a field of the details is called; one without a word stands as it was written down. */
function useFieldWords(): (path: string) => string {
  const { t } = useTranslation(['admin', 'account'])
  return (path) => {
    const field = auditFieldOf(path)
    if (field.kind === 'limit') return t(`account:plans.limits.${field.limit}`)
    if (field.kind === 'text') {
      return t(`audit.texts.${field.part}`, { language: t(`audit.languages.${field.locale}`) })
    }
    return field.kind === 'named' ? t(`audit.fields.${field.name}`) : path
  }
}

/** What a field of the details holds, as its reader would say it. */
function useValueWords(): (path: string, value: unknown) => string {
  const { t } = useTranslation('admin')
  const numberWords = useNumberWords()
  const textWords = useTextWords()
  return function inWords(path, value): string {
    if (value === null || value === undefined || value === '') return t('audit.empty')
    if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no')
    if (typeof value === 'number') return numberWords(path, value)
    if (typeof value === 'string') return textWords(path, value)
    if (Array.isArray(value)) return value.map((item) => inWords(path, item)).join(', ') || t('audit.empty')
    if (!isChange(value)) return JSON.stringify(value)
    return t('audit.change', { before: inWords(path, value.before), after: inWords(path, value.after) })
  }
}

function useNumberWords() {
  const { t } = useTranslation('account')
  const locale = useLocale()
  // Every plan is priced in the currency of the installation.
  const currency = useQuery(allPlansQuery).data?.[0]?.currency
  return (path: string, value: number): string => {
    const field = auditFieldOf(path)
    if (field.kind === 'limit' && value === UNLIMITED) return t('plans.unlimited')
    if (field.kind !== 'named' || field.name !== 'priceCents') return formatNumber(locale, value)
    return currency ? formatPrice(locale, { priceCents: value, currency }) : formatNumber(locale, value / 100)
  }
}

function useTextWords() {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { data: plans } = useQuery(allPlansQuery)
  return (path: string, value: string): string => {
    if (path === 'plan') return planNameIn(locale, value, plans)
    const language = path === 'languages' && LOCALES.find((candidate) => candidate === value)
    return language ? t(`audit.languages.${language}`) : value
  }
}
