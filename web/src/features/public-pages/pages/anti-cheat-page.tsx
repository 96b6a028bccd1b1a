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
import shared from '../components/public-page.module.css'
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
    <div className={classes.picture} role="img" aria-label={t('warning.description')}>
      <div className={`card ${classes.sheet}`} />
      <div className={`card ${classes.dialog}`}>
        <p className={classes.title}>
          <IconAlertTriangle size={24} stroke={1.5} />
          {t('warning.title')}
        </p>
        <p>{t('warning.seen')}</p>
        <p>{t('warning.next')}</p>
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
      <ul className={`plain ${classes.pairs}`}>
        {RULES.map((rule) => (
          <li key={rule} className={classes.rule}>
            <h3>{t(`fairness.${rule}.title`)}</h3>
            <p>{t(`fairness.${rule}.text`)}</p>
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
      <ol className={`plain ${classes.pairs}`}>
        {STRIKES.map((strike) => (
          <li key={strike} className={`card ${classes.strike}`}>
            <h3>
              <MarkedSentence sentence={t(`strikes.${strike}.title`)} />
            </h3>
            <p>{t(`strikes.${strike}.text`)}</p>
          </li>
        ))}
      </ol>
      <p className={shared.sentence}>{t('strikes.note')}</p>
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
        <h2>{t('recorded.heading')}</h2>
        <ul>
          {RECORDED.map((item) => (
            <li key={item}>{t(`recorded.items.${item}`)}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t('creator.heading')}</h2>
        <p>{t('creator.timeline')}</p>
        <p>{t('creator.reopen')}</p>
      </section>
      <section>
        <h2>{t('limits.heading')}</h2>
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
    <Section heading={t('violations.heading')} sentence={t('violations.sentence')} isBand>
      <ul className={`plain ${shared.rows}`}>
        {VIOLATIONS.map(({ name, Icon }) => (
          <li key={name} className={classes.violation}>
            <h3>
              <Icon size={24} stroke={1.5} aria-hidden="true" />
              {t(`violations.${name}.title`)}
            </h3>
            <dl>
              <div>
                <dt className="note">{t('violations.counts')}</dt>
                <dd>{t(`violations.${name}.counts`)}</dd>
              </div>
              <div>
                <dt className="note">{t('violations.spared')}</dt>
                <dd>{t(`violations.${name}.spared`)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  )
}
