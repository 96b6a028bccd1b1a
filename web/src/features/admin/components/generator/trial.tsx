import { Box, Button, Group, Stack } from '@mantine/core'
import type { GeneratorTrial } from '@probant/contract/admin/generator'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { TrialOutcome } from './trial-outcome.tsx'

interface TrialProps {
  isPending: boolean
  outcome: GeneratorTrial | undefined
  /** Why it was not even tried. */
  refusal?: string | undefined
  onTry: () => void
  /** What else can be done here, before it. */
  children?: ReactNode
}

/** One press asks for one question, and shows what came of it. */
export function Trial({ isPending, outcome, refusal, onTry, children }: TrialProps) {
  const { t } = useTranslation('admin')
  return (
    <Stack align="flex-start">
      <Group gap="sm">
        {children}
        <Button variant="default" loading={isPending} onClick={onTry}>
          {t('generator.try')}
        </Button>
      </Group>
      <Box role="status" className="filled" w="100%">
        {isPending && t('generator.trying')}
        {outcome && !isPending && <TrialOutcome trial={outcome} />}
      </Box>
      <FormAlert>{refusal}</FormAlert>
    </Stack>
  )
}
