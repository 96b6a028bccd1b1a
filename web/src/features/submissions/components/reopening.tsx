import { Box, Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLooking } from '../taking/use-looking.ts'

interface ReopeningProps {
  /** Who can let them go on. */
  name: string
  /** Answers whether they were let go on. */
  onLook: () => Promise<boolean>
}

/** Whoever was stopped by mistake can be let go on: then the paper comes back by itself, for the clock runs. */
export function Reopening({ name, onLook }: ReopeningProps) {
  const { t } = useTranslation(['taking', 'common'])
  const [answer, setAnswer] = useState<string>()
  useLooking(onLook)
  const look = async () => {
    setAnswer(undefined)
    const isReopened = await onLook().catch(() => undefined)
    if (!isReopened)
      setAnswer(t(isReopened === undefined ? 'common:messages.unreachable' : 'over.notYet', { name }))
  }
  return (
    <div>
      <p>{t('over.reopening', { name })}</p>
      <Button mt={12} variant="default" onClick={look}>
        {t('over.lookAgain')}
      </Button>
      <Box component="p" mt={answer && 'sm'} role="status">
        {answer}
      </Box>
    </div>
  )
}
