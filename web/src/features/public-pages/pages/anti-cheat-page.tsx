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
  const { t } = useTranslation('site')
  return (
    <>
      <PublicHeader
        title={t('antiCheat.title')}
        sentence={t('antiCheat.sentence')}
        picture={<WarningPicture />}
      />
      <Strikes />
      <Violations />
      <Fairness />
      <Verdict />
    </>
  )
}

/** The dialog of the first time, drawn: what was seen, what happens next time. */
function WarningPicture() {
  const { t } = useTranslation('site')
  return (
    <div className={classes.picture} role="img" aria-label={t('antiCheat.warning.description')}>
      <div className={`card ${classes.sheet}`} />
      <div className={`card ${classes.dialog}`}>
        <p className={classes.title}>
          <IconAlertTriangle size={24} stroke={1.5} />
          {t('antiCheat.warning.title')}
        </p>
        <p>{t('antiCheat.warning.seen')}</p>
        <p>{t('antiCheat.warning.next')}</p>
        <p className={classes.confirm}>{t('antiCheat.warning.confirm')}</p>
      </div>
    </div>
  )
}

const RULES = ['once', 'server', 'exemptions', 'told'] as const

function Fairness() {
  const { t } = useTranslation('site')
  return (
    <Section heading={t('antiCheat.fairness.heading')}>
      <ul className={`plain ${classes.pairs}`}>
        {RULES.map((rule) => (
          <li key={rule} className={classes.rule}>
            <h3>{t(`antiCheat.fairness.${rule}.title`)}</h3>
            <p>{t(`antiCheat.fairness.${rule}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const STRIKES = ['first', 'second'] as const

function Strikes() {
  const { t } = useTranslation('site')
  return (
    <Section heading={t('antiCheat.strikes.heading')}>
      <ol className={`plain ${classes.pairs}`}>
        {STRIKES.map((strike) => (
          <li key={strike} className={`card ${classes.strike}`}>
            <h3>
              <MarkedSentence sentence={t(`antiCheat.strikes.${strike}.title`)} />
            </h3>
            <p>{t(`antiCheat.strikes.${strike}.text`)}</p>
          </li>
        ))}
      </ol>
      <p className={shared.sentence}>{t('antiCheat.strikes.note')}</p>
    </Section>
  )
}

const RECORDED = ['fullScreen', 'developerTools', 'gaps', 'secondBrowser', 'time'] as const

/** What is left to people: what they see, what they decide, and what no monitoring can know. */
function Verdict() {
  const { t } = useTranslation('site')
  return (
    <div className={classes.columns}>
      <section>
        <h2>{t('antiCheat.recorded.heading')}</h2>
        <ul>
          {RECORDED.map((item) => (
            <li key={item}>{t(`antiCheat.recorded.items.${item}`)}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t('antiCheat.creator.heading')}</h2>
        <p>{t('antiCheat.creator.timeline')}</p>
        <p>{t('antiCheat.creator.reopen')}</p>
      </section>
      <section>
        <h2>{t('antiCheat.limits.heading')}</h2>
        <p>{t('antiCheat.limits.camera')}</p>
        <p>{t('antiCheat.limits.proof')}</p>
        <p>{t('antiCheat.limits.blind')}</p>
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
  const { t } = useTranslation('site')
  return (
    <Section heading={t('antiCheat.violations.heading')} sentence={t('antiCheat.violations.sentence')} isBand>
      <ul className={`plain ${shared.rows}`}>
        {VIOLATIONS.map(({ name, Icon }) => (
          <li key={name} className={classes.violation}>
            <h3>
              <Icon size={24} stroke={1.5} aria-hidden="true" />
              {t(`antiCheat.violations.${name}.title`)}
            </h3>
            <dl>
              <div>
                <dt className="note">{t('antiCheat.violations.counts')}</dt>
                <dd>{t(`antiCheat.violations.${name}.counts`)}</dd>
              </div>
              <div>
                <dt className="note">{t('antiCheat.violations.spared')}</dt>
                <dd>{t(`antiCheat.violations.${name}.spared`)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  )
}
