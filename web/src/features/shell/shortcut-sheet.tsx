import { Modal, Switch, Title } from '@mantine/core'
import { useDisclosure, useHotkeys, useLocalStorage, useWindowEvent } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { MOD_KEY } from '#web/lib/mod-key.ts'
import type { Destination } from './destinations.ts'
import classes from './shortcut-sheet.module.css'

const OPEN_EVENT = 'probant:shortcut-sheet'

export function openShortcutSheet(): void {
  dispatchEvent(new Event(OPEN_EVENT))
}

/** `?`: every key that does something. Single keys can be switched off, for those who dictate or press by accident. */
export function ShortcutSheet({ destinations }: { destinations: readonly Destination[] }) {
  const { t } = useTranslation(['navigation', 'common'])
  const [isOpen, sheet] = useDisclosure(false)
  const [singleKeys, setSingleKeys] = useSingleKeys()
  useHotkeys(singleKeys ? [['shift+?', sheet.open]] : [])
  useWindowEvent(OPEN_EVENT as keyof WindowEventMap, sheet.open)
  useGoToShortcuts(destinations, singleKeys && !isOpen)

  return (
    <Modal
      opened={isOpen}
      onClose={sheet.close}
      title={t('shortcuts.title')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <div className={classes.columns}>
        <section>
          <Title order={3} size="h5">
            {t('shortcuts.everywhere')}
          </Title>
          <dl className={classes.list}>
            <Row keys={[MOD_KEY, 'K']}>{t('shortcuts.palette')}</Row>
            <Row keys={['?']}>{t('shortcuts.sheet')}</Row>
            <Row keys={[t('shortcuts.escape')]}>{t('shortcuts.close')}</Row>
          </dl>
          <Switch
            mt="md"
            label={t('shortcuts.singleKeys')}
            description={t('shortcuts.hint')}
            checked={singleKeys}
            onChange={(event) => setSingleKeys(event.currentTarget.checked)}
          />
        </section>
        <section>
          <Title order={3} size="h5">
            {t('shortcuts.goTo')}
          </Title>
          <dl className={classes.list}>
            {destinations.map(({ name, letter }) => (
              <Row key={name} keys={['G', letter.toUpperCase()]} between={t('shortcuts.andThen')}>
                {t(name)}
              </Row>
            ))}
          </dl>
        </section>
        <section>
          <Title order={3} size="h5">
            {t('shortcuts.form')}
          </Title>
          <dl className={classes.list}>
            <Row keys={[MOD_KEY, 'S']}>{t('shortcuts.save')}</Row>
            <Row keys={[t('shortcuts.alt'), '↑', '↓']}>{t('shortcuts.moveQuestion')}</Row>
            <Row keys={[MOD_KEY, t('shortcuts.enter')]}>{t('shortcuts.saveQuestion')}</Row>
          </dl>
        </section>
        <section>
          <Title order={3} size="h5">
            {t('shortcuts.grading')}
          </Title>
          <dl className={classes.list}>
            <Row keys={[t('shortcuts.enter')]}>{t('shortcuts.grade')}</Row>
            <Row keys={['↑', '↓']}>{t('shortcuts.otherAnswer')}</Row>
            <Row keys={['U']}>{t('shortcuts.undoGrade')}</Row>
          </dl>
        </section>
        <section>
          <Title order={3} size="h5">
            {t('shortcuts.taking')}
          </Title>
          <dl className={classes.list}>
            <Row keys={['A', 'D']} between={t('shortcuts.upTo')}>
              {t('shortcuts.choose')}
            </Row>
            <Row keys={['←', '→']}>{t('shortcuts.turn')}</Row>
          </dl>
        </section>
      </div>
    </Modal>
  )
}

function Row({ keys, between, children }: { keys: string[]; between?: string; children: ReactNode }) {
  return (
    <div className={classes.row}>
      <dt>{children}</dt>
      <dd className={classes.keys}>
        {keys.map((key, index) => (
          <span key={key + String(index)} className={classes.key}>
            {index > 0 && between && <span className={classes.between}>{between}</span>}
            <kbd>{key}</kbd>
          </span>
        ))}
      </dd>
    </div>
  )
}

const SEQUENCE_MS = 1200

function useSingleKeys() {
  return useLocalStorage({ key: 'single-keys', defaultValue: true, getInitialValueInEffect: false })
}

/** `g`, then a destination's letter. */
function useGoToShortcuts(destinations: readonly Destination[], isEnabled: boolean): void {
  const navigate = useNavigate()
  const startedAt = useRef(Number.NEGATIVE_INFINITY)

  useWindowEvent('keydown', (event) => {
    if (!isEnabled || isTyping(event)) return
    const isSecondKey = event.timeStamp - startedAt.current < SEQUENCE_MS
    startedAt.current = event.key === 'g' && !isSecondKey ? event.timeStamp : Number.NEGATIVE_INFINITY
    if (!isSecondKey) return

    const destination = destinations.find(({ letter }) => letter === event.key.toLowerCase())
    if (destination) void navigate({ to: destination.to })
  })
}

function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true
  const field =
    target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="dialog"]')
  return Boolean(field)
}
