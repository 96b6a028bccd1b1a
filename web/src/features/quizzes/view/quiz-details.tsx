import { Box, Flex } from '@mantine/core'
import type { CertificateOption } from '@probant/contract/certificates/option'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import {
  IconArrowsShuffle,
  IconCertificate,
  IconClock,
  IconEyeCheck,
  IconFiles,
  IconLanguage,
  IconLink,
  IconMaximize,
  IconRosetteDiscountCheck,
  IconShieldCheck,
  IconTrophy,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SideBySide } from '#web/components/layout/side-by-side.tsx'
import { orderOf, pagingOf } from '#web/features/paper/paging.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDateTime, formatNumber, formatPercent } from '#web/lib/format.ts'

/** What was chosen for this quiz, as sentences. */
export function SettingsList({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation('quiz')
  const locale = useLocale()
  const { options, durationMinutes } = quiz
  const certificateSentence = ({ validMonths: count }: CertificateOption) =>
    count === null ? t('settings.certificate.ever') : t('settings.certificate.months', { count })
  const settings = [
    {
      icon: IconClock,
      sentence:
        durationMinutes === 0
          ? t('settings.duration.none')
          : t('settings.duration.limit', { count: durationMinutes }),
    },
    { icon: IconFiles, sentence: t(`settings.paging.${pagingOf(options)}`) },
    { icon: IconArrowsShuffle, sentence: t(`settings.order.${orderOf(options)}`) },
    { icon: IconShieldCheck, sentence: t(`settings.antiCheat.${options.antiCheat}`) },
    { icon: IconMaximize, sentence: t(`settings.fullScreen.${options.requiresFullScreen ? 'yes' : 'no'}`) },
    { icon: IconTrophy, sentence: t(`settings.score.${options.scoreShown}`) },
    ...(options.passPercent === null
      ? []
      : [
          {
            icon: IconRosetteDiscountCheck,
            sentence: t('settings.passMark', { percent: formatPercent(locale, options.passPercent) }),
          },
        ]),
    ...(options.certificate
      ? [{ icon: IconCertificate, sentence: certificateSentence(options.certificate) }]
      : []),
    { icon: IconEyeCheck, sentence: t(`settings.answers.${options.answersShown}`) },
    { icon: IconLink, sentence: t(`settings.resultByLink.${options.resultByLink ? 'yes' : 'no'}`) },
    { icon: IconLanguage, sentence: t(`settings.language.${quiz.language}`) },
  ]
  return (
    <Flex component="ul" className="plain" direction="column" gap="sm">
      {settings.map(({ icon: Icon, sentence }) => (
        <Flex component="li" gap="sm" key={sentence}>
          <Icon color="var(--ink-soft)" style={{ marginTop: 2 }} size={20} stroke={1.5} aria-hidden="true" />
          {sentence}
        </Flex>
      ))}
    </Flex>
  )
}

/** Who made it, when, and for how many. */
export function Facts({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation('quiz')
  const locale = useLocale()
  return (
    <SideBySide component="dl" of="repeat(auto-fill, minmax(160px, 1fr))" gap="20px 24px" m={0}>
      <Fact name={t('facts.participants')}>{formatNumber(locale, quiz.participantCount)}</Fact>
      <Fact name={t('facts.submissions')}>{formatNumber(locale, quiz.submissionCount)}</Fact>
      <Fact name={t('facts.creator')}>{quiz.creator.name}</Fact>
      <Fact name={t('facts.created')}>
        <Moment instant={quiz.createdAt} />
      </Fact>
      <Fact name={t('facts.changed')}>
        <Moment instant={quiz.updatedAt} />
      </Fact>
      {quiz.publishedAt && (
        <Fact name={t('facts.published')}>
          <Moment instant={quiz.publishedAt} />
        </Fact>
      )}
    </SideBySide>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Box component="dt" c="dimmed" fz="xs">
        {name}
      </Box>
      <Box component="dd" className="breakable tabular" m={0} mt={2} fw={560}>
        {children}
      </Box>
    </div>
  )
}

function Moment({ instant }: { instant: string }) {
  return <time dateTime={instant}>{formatDateTime(useLocale(), instant)}</time>
}
