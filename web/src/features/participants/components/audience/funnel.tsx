import { Box, Text } from '@mantine/core'
import type { OpenLink } from '@probant/contract/participants/open-link'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { SideBySide } from '#web/components/layout/side-by-side.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber, formatPercent } from '#web/lib/format.ts'
import { openLinkQuery } from '../../queries.ts'
import { TurnedAway } from './turned-away.tsx'

const STEPS = ['opened', 'joined', 'begun', 'finished'] as const

/** What has come of an open link, step by step. */
export function Funnel({ funnel }: { funnel: OpenLink['funnel'] }) {
  const { t } = useTranslation('participants')
  const locale = useLocale()
  const headingId = useId()
  const { opened } = funnel
  return (
    <section aria-labelledby={headingId}>
      <Text id={headingId} fw={600} mb="xs">
        {t('openLink.funnel.title')}
      </Text>
      <SideBySide component="dl" of="repeat(auto-fit, minmax(128px, 1fr))" gap="12px 20px" m={0}>
        {STEPS.map((step) => (
          <Box
            key={step}
            display="flex"
            style={{ flexDirection: 'column-reverse', justifyContent: 'flex-end' }}
          >
            <Box component="dt" c="dimmed" fz="xs">
              {t(`openLink.funnel.${step}`)}
              {step !== 'opened' && opened > 0 && (
                <Box component="span" display="block">
                  {t('openLink.funnel.ofOpened', {
                    percent: formatPercent(locale, (100 * funnel[step]) / opened),
                  })}
                </Box>
              )}
            </Box>
            <Box component="dd" className="tabular" m={0} ff="heading" fz={26} fw={680} lh={1.2}>
              {formatNumber(locale, funnel[step])}
            </Box>
          </Box>
        ))}
      </SideBySide>
      <Text c="dimmed" fz="xs" mt="xs">
        {t('openLink.funnel.hint')}
      </Text>
    </section>
  )
}

/** Of a quiz that has, or had, an open link. */
export function FunnelOfQuiz({ quizId }: { quizId: string }) {
  const { data: link } = useQuery(openLinkQuery(quizId))
  if (!link?.openedAt) return null
  return (
    <Box mb="xl">
      <TurnedAway {...link.turnedAway} />
      <Box mt={link.turnedAway.count > 0 ? 'md' : 0}>
        <Funnel funnel={link.funnel} />
      </Box>
    </Box>
  )
}
