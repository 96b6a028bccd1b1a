import {
  IconAlertTriangle,
  IconAppWindow,
  IconBrowser,
  IconClipboard,
  IconDevicesPc,
  IconMouse,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { MarkedSentence } from '#web/components/brand/highlighted.tsx'
import { PublicHeader, Section } from '../components/public-page.tsx'
import classes from './anti-cheat-page.module.css'

export function AntiCheatPage() {
  const { t } = useTranslation('anti-cheat')
  return (
    <>
      <PublicHeader title={t('title')} sentence={t('sentence')} picture={<WarningPicture />} />
      <Strikes />
      <Violations />
      <Fairness />
      <Verdict />
    </>
  )
}

/** The dialog of the first time, drawn: what was seen, what happens next time. */
function WarningPicture() {
  const { t } = useTranslation('anti-cheat')
  return (
    <div className={classes.desk} role="img" aria-label={t('warning.description')}>
      <div className={classes.sheet} />
      <div className={classes.dialog}>
        <p className={classes.title}>
          <IconAlertTriangle size={24} stroke={1.5} />
          {t('warning.title')}
        </p>
        <p className={classes.text}>{t('warning.seen')}</p>
        <p className={classes.text}>{t('warning.next')}</p>
        <p className={classes.confirm}>{t('warning.confirm')}</p>
      </div>
    </div>
  )
}

const RULES = ['once', 'server', 'exemptions', 'told'] as const

function Fairness() {
  const { t } = useTranslation('anti-cheat')
  return (
    <Section heading={t('fairness.heading')}>
      <ul className={classes.rules}>
        {RULES.map((rule) => (
          <li key={rule}>
            <h3 className={classes.fairnessTitle}>{t(`fairness.${rule}.title`)}</h3>
            <p className={classes.fairnessText}>{t(`fairness.${rule}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const STRIKES = ['first', 'second'] as const

function Strikes() {
  const { t } = useTranslation('anti-cheat')
  return (
    <Section heading={t('strikes.heading')}>
      <ol className={classes.strikes}>
        {STRIKES.map((strike) => (
          <li key={strike} className={classes.strike}>
            <h3 className={classes.strikesTitle}>
              <MarkedSentence sentence={t(`strikes.${strike}.title`)} />
            </h3>
            <p className={classes.strikesText}>{t(`strikes.${strike}.text`)}</p>
          </li>
        ))}
      </ol>
      <p className={classes.note}>{t('strikes.note')}</p>
    </Section>
  )
}

const RECORDED = ['fullScreen', 'developerTools', 'gaps', 'secondBrowser', 'time'] as const

/** What is left to people: what they see, what they decide, and what no monitoring can know. */
function Verdict() {
  const { t } = useTranslation('anti-cheat')
  return (
    <div className={classes.columns}>
      <section>
        <h2 className={classes.heading}>{t('recorded.heading')}</h2>
        <ul>
          {RECORDED.map((item) => (
            <li key={item}>{t(`recorded.items.${item}`)}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className={classes.heading}>{t('creator.heading')}</h2>
        <p>{t('creator.timeline')}</p>
        <p>{t('creator.reopen')}</p>
      </section>
      <section>
        <h2 className={classes.heading}>{t('limits.heading')}</h2>
        <p>{t('limits.camera')}</p>
        <p>{t('limits.proof')}</p>
        <p>{t('limits.blind')}</p>
      </section>
    </div>
  )
}

const VIOLATIONS = [
  { name: 'tabSwitch', Icon: IconBrowser },
  { name: 'windowBlur', Icon: IconAppWindow },
  { name: 'copyPaste', Icon: IconClipboard },
  { name: 'rightClick', Icon: IconMouse },
  { name: 'multiMonitor', Icon: IconDevicesPc },
] as const

function Violations() {
  const { t } = useTranslation('anti-cheat')
  return (
    <div className={classes.band}>
      <Section heading={t('violations.heading')} sentence={t('violations.sentence')}>
        <ul className={classes.list}>
          {VIOLATIONS.map(({ name, Icon }) => (
            <li key={name} className={classes.violation}>
              <h3 className={classes.violationsTitle}>
                <Icon size={24} stroke={1.5} className={classes.icon} aria-hidden="true" />
                {t(`violations.${name}.title`)}
              </h3>
              <dl className={classes.violationsRules}>
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
