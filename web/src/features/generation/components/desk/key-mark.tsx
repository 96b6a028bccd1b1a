import { Badge, Box, Flex, Text } from '@mantine/core'
import type { KeyCheck } from '@probant/contract/generation'
import { IconHelpCircle, IconShieldCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './sheet.module.css'

interface KeyMarkProps {
  check: KeyCheck
  number: number
  /** Where it is explained. */
  controls: string
  isExplained: boolean
  onPress: () => void
}

/** Somebody else has answered the question without knowing its key; pressed, it says what that came to. */
export function KeyMark({ check: { verdict }, number, controls, isExplained, onPress }: KeyMarkProps) {
  const { t } = useTranslation('questions')
  const { color, Icon } = LOOKS[verdict]
  const mark = t(`generation.sheet.checks.${verdict}`)
  return (
    <Badge
      component="button"
      type="button"
      className={classes.mark}
      color={color}
      leftSection={<Icon size={14} stroke={1.5} aria-hidden="true" />}
      aria-label={t('generation.sheet.whyMarked', { mark, number })}
      aria-expanded={isExplained}
      aria-controls={controls}
      onClick={onPress}
    >
      {mark}
    </Badge>
  )
}

/** What the mark means, and, of a doubt, its reason. */
export function KeyCheckWords({ check: { verdict, reason }, id }: { check: KeyCheck; id: string }) {
  const { t } = useTranslation('questions')
  const { Icon } = LOOKS[verdict]
  return (
    <Flex id={id} gap="xs" align="flex-start" mb="sm">
      <Icon style={{ flex: 'none', marginTop: 1 }} size={18} stroke={1.5} aria-hidden="true" />
      <Box>
        {verdict === 'doubted' && (
          <Text className="breakable">{t('generation.sheet.doubt', { reason })}</Text>
        )}
        <Text>{t(`generation.sheet.checkHints.${verdict}`)}</Text>
      </Box>
    </Flex>
  )
}

const LOOKS = {
  checked: { color: 'gray', Icon: IconShieldCheck },
  doubted: { color: 'yellow', Icon: IconHelpCircle },
} as const
