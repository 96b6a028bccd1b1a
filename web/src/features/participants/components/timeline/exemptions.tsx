import { Box, Flex, Title } from '@mantine/core'
import type { Participant } from '@probant/contract/participants/participant'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

type Granted = Participant['accommodation']['exemptions']

/** Rules that don't count for them, each with its reason. */
export function Exemptions({ exemptions }: { exemptions: Granted }) {
  const { t } = useTranslation('participants')
  const id = useId()
  if (exemptions.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Title order={3} id={id} fz="md">
        {t('accommodation.exemptions')}
      </Title>
      <Flex component="ul" direction="column" gap="xs" mt={10} mb={0} ps={20}>
        {exemptions.map(({ violation, reason }) => (
          <li key={violation}>
            {t(`accommodation.violations.${violation}`)}
            <Box component="span" display="block" mt={2} c="dimmed" fz="xs">
              {reason}
            </Box>
          </li>
        ))}
      </Flex>
    </section>
  )
}
