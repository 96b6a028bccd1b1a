import { Anchor, Radio } from '@mantine/core'
import { ANTI_CHEAT_POLICIES, type AntiCheatPolicy, type QuizOptions } from '@probant/contract/quizzes/form'
import { useTranslation } from 'react-i18next'
import classes from './anti-cheat-settings.module.css'
import { OptionSwitch } from './option-switch.tsx'
import type { SettingsProps } from './settings-panel.tsx'

/** What happens to whoever leaves the page, and how hard that is made. */
export function AntiCheatSettings({ document: { options }, onChange, isReadOnly }: SettingsProps) {
  const { t } = useTranslation('quiz-form')
  const set = (change: Partial<QuizOptions>) => onChange({ options: { ...options, ...change } })
  return (
    <>
      <div>
        <Radio.Group
          label={t('settings.antiCheat.policy')}
          value={options.antiCheat}
          onChange={(antiCheat) => set({ antiCheat: antiCheat as AntiCheatPolicy })}
        >
          <div className={classes.cards}>
            {ANTI_CHEAT_POLICIES.map((policy) => (
              <Radio.Card key={policy} value={policy} disabled={isReadOnly} className={classes.card}>
                <Radio.Indicator disabled={isReadOnly} className={classes.indicator} />
                <span>
                  <span className={classes.name}>{t(`settings.antiCheat.policies.${policy}`)}</span>
                  <span className={classes.happens}>{t(`settings.antiCheat.happens.${policy}`)}</span>
                </span>
              </Radio.Card>
            ))}
          </div>
        </Radio.Group>
        {/* In another tab: this one holds what is being written. */}
        <Anchor href="/anti-cheat" target="_blank" rel="noopener" className={classes.more}>
          {t('settings.antiCheat.more')}
        </Anchor>
      </div>
      <OptionSwitch
        label={t('settings.antiCheat.fullScreen')}
        hint={t('settings.antiCheat.fullScreenHint')}
        isOn={options.requiresFullScreen}
        onChange={(requiresFullScreen) => set({ requiresFullScreen })}
        isReadOnly={isReadOnly}
      />
    </>
  )
}
