import { Title } from '@mantine/core'
import { IconCheck, IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Section } from '../public-page.tsx'
import classes from './features.module.css'

/** What Probant is, by when it is needed. A feature that has arrived moves to READY. */
const GROUPS = [
  { group: 'before', items: ['generation', 'kinds', 'schedule', 'inviting'] },
  { group: 'during', items: ['paper', 'monitoring', 'board'] },
  { group: 'after', items: ['results', 'grading', 'export'] },
  { group: 'always', items: ['accounts', 'languages', 'own'] },
] as const

type Item = (typeof GROUPS)[number]['items'][number]

const READY: ReadonlySet<Item> = new Set<Item>([
  'generation',
  'kinds',
  'schedule',
  'inviting',
  'paper',
  'monitoring',
  'board',
  'accounts',
  'languages',
  'own',
])

export function Features() {
  const { t } = useTranslation('landing')
  return (
    <Section id="features" heading={t('features.heading')} sentence={t('features.sentence')}>
      <div className={classes.sheet}>
        {GROUPS.map(({ group, items }) => (
          <div key={group} className={classes.group}>
            <Title order={3} className={classes.title}>
              {t(`features.groups.${group}`)}
            </Title>
            <ul className={classes.items}>
              {items.map((item) => (
                <li key={item} className={classes.item}>
                  <State isReady={READY.has(item)} />
                  <span>{t(`features.items.${item}`)}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <p className={classes.legend} aria-hidden="true">
          <span>
            <IconCheck size={18} stroke={2.5} className={classes.ready} />
            {t('features.works')}
          </span>
          <span>
            <IconPencil size={18} stroke={1.5} className={classes.soon} />
            {t('features.soon')}
          </span>
        </p>
      </div>
    </Section>
  )
}

function State({ isReady }: { isReady: boolean }) {
  const { t } = useTranslation('landing')
  return isReady ? (
    <IconCheck size={20} stroke={2.5} className={classes.ready} role="img" aria-label={t('features.works')} />
  ) : (
    <IconPencil size={20} stroke={1.5} className={classes.soon} role="img" aria-label={t('features.soon')} />
  )
}
