import { Box, Flex, Group, Switch, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { SideBySide } from '#web/components/layout/side-by-side.tsx'
import { MOD_KEY } from '#web/lib/mod-key.ts'
import type { Destination } from './destinations.ts'

interface ShortcutSheetProps {
  isOpen: boolean
  onClose: () => void
  destinations: readonly Destination[]
  singleKeys: boolean
  onSingleKeys: (areOn: boolean) => void
}

/** `?`: every key that does something. Single keys can be switched off, for those who dictate or press by accident. */
export default function ShortcutSheet({ destinations, singleKeys, ...props }: ShortcutSheetProps) {
  const { t } = useTranslation(['dashboard', 'common'])
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onClose} title={t('navigation.shortcuts.title')} size="lg">
      <SideBySide of="repeat(auto-fit, minmax(240px, 1fr))" gap="24px 40px">
        <section>
          <Title order={3} size="h5">
            {t('navigation.shortcuts.everywhere')}
          </Title>
          <Box component="dl" mt="sm" mb={0}>
            <Row keys={[MOD_KEY, 'K']}>{t('navigation.shortcuts.palette')}</Row>
            <Row keys={['?']}>{t('navigation.shortcuts.sheet')}</Row>
            <Row keys={[t('navigation.shortcuts.escape')]}>{t('navigation.shortcuts.close')}</Row>
          </Box>
          <Switch
            mt="md"
            label={t('navigation.shortcuts.singleKeys')}
            description={t('navigation.shortcuts.hint')}
            checked={singleKeys}
            onChange={(event) => props.onSingleKeys(event.currentTarget.checked)}
          />
        </section>
        <section>
          <Title order={3} size="h5">
            {t('navigation.shortcuts.goTo')}
          </Title>
          <Box component="dl" mt="sm" mb={0}>
            {destinations.map(({ name, letter }) => (
              <Row key={name} keys={['G', letter.toUpperCase()]} between={t('navigation.shortcuts.andThen')}>
                {t(`navigation.${name}`)}
              </Row>
            ))}
          </Box>
        </section>
        <section>
          <Title order={3} size="h5">
            {t('navigation.shortcuts.form')}
          </Title>
          <Box component="dl" mt="sm" mb={0}>
            <Row keys={[MOD_KEY, 'S']}>{t('navigation.shortcuts.save')}</Row>
            <Row keys={[t('navigation.shortcuts.alt'), '↑', '↓']}>
              {t('navigation.shortcuts.moveQuestion')}
            </Row>
            <Row keys={[MOD_KEY, t('navigation.shortcuts.enter')]}>
              {t('navigation.shortcuts.saveQuestion')}
            </Row>
          </Box>
        </section>
        <section>
          <Title order={3} size="h5">
            {t('navigation.shortcuts.grading')}
          </Title>
          <Box component="dl" mt="sm" mb={0}>
            <Row keys={[t('navigation.shortcuts.enter')]}>{t('navigation.shortcuts.grade')}</Row>
            <Row keys={['↑', '↓']}>{t('navigation.shortcuts.otherAnswer')}</Row>
            <Row keys={['U']}>{t('navigation.shortcuts.undoGrade')}</Row>
          </Box>
        </section>
        <section>
          <Title order={3} size="h5">
            {t('navigation.shortcuts.taking')}
          </Title>
          <Box component="dl" mt="sm" mb={0}>
            <Row keys={['A', 'D']} between={t('navigation.shortcuts.upTo')}>
              {t('navigation.shortcuts.choose')}
            </Row>
            <Row keys={['←', '→']}>{t('navigation.shortcuts.turn')}</Row>
          </Box>
        </section>
      </SideBySide>
    </Dialog>
  )
}

function Row({ keys, between, children }: { keys: string[]; between?: string; children: ReactNode }) {
  return (
    <Group justify="space-between" wrap="nowrap" py={7} style={{ borderTop: '1px solid var(--line)' }}>
      <dt>{children}</dt>
      <Flex component="dd" gap={6} align="center" m={0}>
        {keys.map((key, index) => (
          <Flex key={key + String(index)} component="span" gap={6} align="center">
            {index > 0 && between && (
              <Box component="span" c="dimmed" fz="xs">
                {between}
              </Box>
            )}
            <kbd>{key}</kbd>
          </Flex>
        ))}
      </Flex>
    </Group>
  )
}
