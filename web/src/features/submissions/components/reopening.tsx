import { Box, Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLooking } from '../taking/use-looking.ts'
import classes from './notices.module.css'

interface ReopeningProps {
  /** Who can let them go on. */
  name: string
  /** Answers whether they were let go on. */
  onLook: () => Promise<boolean>
}

/** Whoever was stopped by mistake can be let go on: then the paper comes back by itself, for the clock runs. */
export function Reopening({ name, onLook }: ReopeningProps) {
  const { t } = useTranslation(['taking', 'messages'])
  const [answer, setAnswer] = useState<string>()
  useLooking(onLook)
  const look = async () => {
    setAnswer(undefined)
    const isReopened = await onLook().catch(() => undefined)
    if (!isReopened) setAnswer(t(isReopened === undefined ? 'messages:unreachable' : 'over.notYet', { name }))
  }
  return (
    <div>
      <Box component="p" className={classes.sentence} m={0}>
        {t('over.reopening', { name })}
      </Box>
      <Button mt={12} variant="default" onClick={look}>
        {t('over.lookAgain')}
      </Button>
      <p className={classes.answer} role="status">
        {answer}
      </p>
    </div>
  )
}
