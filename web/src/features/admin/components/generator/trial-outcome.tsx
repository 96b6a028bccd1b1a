import { Alert, Box, Flex, Text } from '@mantine/core'
import type { GeneratorTrial } from '@probant/contract/admin/generator'
import { IconAlertTriangle, IconCheck, IconPoint } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'

/** The question with its key and what the check made of it; or what went wrong, and what to do. */
export function TrialOutcome({ trial }: { trial: GeneratorTrial }) {
  const { t } = useTranslation('admin')
  const { question, check, failure } = trial
  const effort = useEffort(trial)
  const isGood = question !== null && check?.verdict !== 'dropped'
  const Icon = isGood ? IconCheck : IconAlertTriangle
  return (
    <Alert
      color={failure ? 'red' : isGood ? 'green' : 'yellow'}
      title={t(failure ? 'generator.fails' : 'generator.works')}
      icon={<Icon size={20} stroke={1.5} aria-hidden="true" />}
    >
      {failure && <Text mb={4}>{failure.message}</Text>}
      <Text c="dimmed">{effort}</Text>
      {question && <Question question={question} />}
      {check && (
        <Text mt="sm">
          {t(`generator.verdicts.${check.verdict}`)} {check.reason}
        </Text>
      )}
    </Alert>
  )
}

function Question({
  question: { title, answers, explanation },
}: {
  question: NonNullable<GeneratorTrial['question']>
}) {
  const { t } = useTranslation('admin')
  return (
    <>
      <Text mt="sm" size="xs" fw={560}>
        {t('generator.came')}
      </Text>
      <Text mt={2} ff="var(--font-paper)" size="md">
        {title}
      </Text>
      <Box component="ul" className="plain" mt={6}>
        {answers.map(({ text, isCorrect }) => {
          const Icon = isCorrect ? IconCheck : IconPoint
          return (
            <Flex component="li" key={text} gap={6} py={2} align="flex-start" {...(isCorrect && { fw: 560 })}>
              <Icon
                size={18}
                stroke={isCorrect ? 2.5 : 1.5}
                aria-hidden="true"
                style={{ flexShrink: 0, marginTop: 2 }}
              />
              <span className="breakable">
                {text}
                {isCorrect && ` (${t('generator.isKey')})`}
              </span>
            </Flex>
          )
        })}
      </Box>
      {explanation && (
        <Text mt={6} style={{ whiteSpace: 'pre-line' }}>
          {explanation}
        </Text>
      )}
    </>
  )
}

/** How long it took, and how much of what is paid for. */
function useEffort({ milliseconds, tokens, failure }: GeneratorTrial): string {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const seconds = formatNumber(locale, Math.ceil(milliseconds / 100) / 10)
  if (failure) return t('generator.gaveUp', { seconds })
  if (!tokens) return t('generator.took', { seconds })
  const told = { seconds, tokens: formatNumber(locale, tokens.count) }
  return t(tokens.isEstimate ? 'generator.tookAboutTokens' : 'generator.tookTokens', told)
}
