import { Title } from '@mantine/core'
import { IconAppWindow, IconBrowser, IconClipboard, IconDevicesPc, IconMouse } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Section } from '../section.tsx'
import classes from './violations.module.css'

const VIOLATIONS = [
  { name: 'tabSwitch', Icon: IconBrowser },
  { name: 'windowBlur', Icon: IconAppWindow },
  { name: 'copyPaste', Icon: IconClipboard },
  { name: 'rightClick', Icon: IconMouse },
  { name: 'multiMonitor', Icon: IconDevicesPc },
] as const

export function Violations() {
  const { t } = useTranslation('anti-cheat')
  return (
    <div className={classes.band}>
      <Section heading={t('violations.heading')} sentence={t('violations.sentence')}>
        <ul className={classes.list}>
          {VIOLATIONS.map(({ name, Icon }) => (
            <li key={name} className={classes.violation}>
              <Title order={3} className={classes.title}>
                <Icon size={24} stroke={1.5} className={classes.icon} aria-hidden="true" />
                {t(`violations.${name}.title`)}
              </Title>
              <dl className={classes.rules}>
                <div>
                  <dt>{t('violations.counts')}</dt>
                  <dd>{t(`violations.${name}.counts`)}</dd>
                </div>
                <div>
                  <dt>{t('violations.spared')}</dt>
                  <dd>{t(`violations.${name}.spared`)}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
