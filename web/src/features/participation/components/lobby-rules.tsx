import { Title } from '@mantine/core'
import type { Lobby } from '@probant/contract/participants/entering'
import { useTranslation } from 'react-i18next'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import classes from './lobby-rules.module.css'

/** In plain words, before anything counts. */
export function LobbyRules({ lobby }: { lobby: Lobby }) {
  const { t } = useTranslation('participation')
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
