import { Modal, Switch, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Destination } from './destinations.ts'
import classes from './shortcut-sheet.module.css'
import { MOD_KEY } from './shortcuts.tsx'

interface ShortcutSheetProps {
  isOpen: boolean
  onClose: () => void
  destinations: readonly Destination[]
  singleKeys: boolean
  onSingleKeys: (areOn: boolean) => void
}

/** `?`: every key that does something. Single keys can be switched off, for those who dictate or press by accident. */
export default function ShortcutSheet({ destinations, singleKeys, ...props }: ShortcutSheetProps) {
  const { t } = useTranslation(['navigation', 'common'])
  return (
    <Modal
      opened={props.isOpen}
      onClose={props.onClose}
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
            onChange={(event) => props.onSingleKeys(event.currentTarget.checked)}
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
