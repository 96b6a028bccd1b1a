import { Box, Button, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '#web/lib/save-file.ts'
import { useUser } from '#web/lib/session.ts'
import classes from './recovery-codes.module.css'

/** Shown once: nobody can look them up again. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation(['secondFactor', 'common'])
  const { email } = useUser()
  const save = () => {
    const text = [t('codes.sheet', { email }), '', ...codes, ''].join('\n')
    saveFile('probant-recovery-codes.txt', new Blob([text], { type: 'text/plain;charset=utf-8' }))
  }
  return (
    <Stack>
      <Text>{t('codes.sentence')}</Text>
      <Box className={classes.sheet} data-recovery-codes>
        <Text className={classes.title}>{t('codes.sheet', { email })}</Text>
        <SimpleGrid component="ul" className="plain" cols={{ base: 1, xs: 2 }} spacing="xs">
          {codes.map((code) => (
            <Text component="li" key={code} ff="monospace" fz="lg">
              {code}
            </Text>
          ))}
        </SimpleGrid>
      </Box>
      <Group>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.5} aria-hidden="true" />}
          onClick={save}
        >
          {t('codes.save')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {t('codes.print')}
        </Button>
      </Group>
      <Button onClick={onDone}>{t('codes.done')}</Button>
    </Stack>
  )
}
