import { Skeleton, Title } from '@mantine/core'
import type { Lobby } from '@probant/contract/participants/entering'
import { useTranslation } from 'react-i18next'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import { RichText } from '#web/components/text/rich-text.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { DoorFacts } from '../components/door-facts.tsx'
import { DoorHeading } from '../components/door-sheet.tsx'
import classes from './lobby-page.module.css'
import { PhasePanel } from './phase-panel.tsx'

interface LobbySheetProps {
  lobby: Lobby
  /** By how much the server's clock, which rules, is ahead of this device's. */
  aheadMs: number
}

export function LobbySheet({ lobby, aheadMs }: LobbySheetProps) {
  const { t } = useTranslation('entering')
  const isAhead = !lobby.isFinished && lobby.phase !== 'over'
  return (
    <div className={classes.lobby}>
      <DoorHeading door={lobby} before={t('door.invited')} />
      <PhasePanel lobby={lobby} aheadMs={aheadMs} />
      <DoorFacts door={lobby} />
      {isAhead && lobby.instructionsHtml && (
        <section>
          <Title order={2} size="h3">
            {t('lobby.instructions')}
          </Title>
          <RichText html={lobby.instructionsHtml} lang={lobby.language} className={classes.instructions} />
        </section>
      )}
      {isAhead && <LobbyRules lobby={lobby} />}
    </div>
  )
}

export function LobbySkeleton() {
  const { t } = useTranslation('entering')
  return (
    <div className={classes.lobby} role="status" aria-label={t('door.loadingQuiz')}>
      <div>
        <Skeleton height={15} width="30%" />
        <Skeleton height={38} width="70%" my={10} />
        <Skeleton height={15} width="25%" />
      </div>
      <Skeleton height={124} radius="lg" />
      <Skeleton height={170} width="60%" />
    </div>
  )
}

/** In plain words, before anything counts. */
function LobbyRules({ lobby }: { lobby: Lobby }) {
  const { t } = useTranslation('entering')
  const names = lobby.exemptions.map((violation) => t(`rules.names.${violation}`))
  const exempt = new Intl.ListFormat(useLocale(), { type: 'conjunction' }).format(names)
  return (
    <section>
      <Title order={2} size="h3">
        {t('lobby.rules')}
      </Title>
      <ul className={classes.rules}>
        <li>{t(lobby.durationMinutes > 0 ? 'rules.once' : 'rules.onceUntimed')}</li>
        {lobby.requiresFullScreen && <li>{t('rules.fullScreen')}</li>}
        <li>
          {t(`rules.antiCheat.${lobby.antiCheat}`)}{' '}
          <AnchorLink to="/anti-cheat" target="_blank" inherit>
            {t('rules.more')}
          </AnchorLink>
        </li>
        {exempt && <li>{t('rules.exempt', { rules: exempt })}</li>}
      </ul>
    </section>
  )
}
