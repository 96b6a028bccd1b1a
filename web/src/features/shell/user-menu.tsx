import {
  type MantineColorScheme,
  Menu,
  UnstyledButton,
  useMantineColorScheme,
  VisuallyHidden,
} from '@mantine/core'
import { LOCALES, type Locale } from '@probant/contract/locales'
import type { User } from '@probant/contract/users'
import { IconAdjustments, IconCheck, IconLogout, IconSelector, IconSettings } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useChangeLocale } from '#web/features/users/mutations.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { clearSession } from '#web/lib/session.ts'
import { COLOR_SCHEMES } from '#web/theme/color-scheme.ts'
import classes from './user-menu.module.css'

export function UserMenu({ user }: { user: User }) {
  const { t } = useTranslation(['navigation', 'common'])
  const logOut = useLogOut()
  return (
    <Menu
      position="top-start"
      width={248}
      // Within the page's landmarks, and right after its button in the order of the keyboard.
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <UnstyledButton className={classes.target}>
          <VisuallyHidden>{t('account.menu')}</VisuallyHidden>
          <span className={classes.initial} aria-hidden="true">
            {user.username.slice(0, 1).toUpperCase()}
          </span>
          <span className={classes.person}>
            <span className={classes.name}>{user.username}</span>
            <span className={classes.email}>{user.email}</span>
          </span>
          <IconSelector className={classes.chevron} size={18} stroke={1.5} aria-hidden="true" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to="/setting" leftSection={<IconSettings size={18} stroke={1.5} />}>
          {t('settings')}
        </Menu.Item>
        {user.isAdmin && (
          <Menu.Item component={Link} to="/admin" leftSection={<IconAdjustments size={18} stroke={1.5} />}>
            {t('admin')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <LanguageItems />
        <Menu.Divider />
        <ColorSchemeItems />
        <Menu.Divider />
        <Menu.Item onClick={logOut} leftSection={<IconLogout size={18} stroke={1.5} />}>
          {t('account.logOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function LanguageItems() {
  const { t } = useTranslation()
  const locale = useLocale()
  const changeLocale = useChangeLocale()
  return (
    <Menu.RadioGroup value={locale} onChange={(chosen) => changeLocale.mutate(chosen as Locale)}>
      <Menu.Label>{t('language.label')}</Menu.Label>
      {LOCALES.map((candidate) => (
        <Choice key={candidate} value={candidate}>
          {t(`language.${candidate}`)}
        </Choice>
      ))}
    </Menu.RadioGroup>
  )
}

function ColorSchemeItems() {
  const { t } = useTranslation()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Menu.RadioGroup value={colorScheme} onChange={(chosen) => setColorScheme(chosen as MantineColorScheme)}>
      <Menu.Label>{t('colorScheme.label')}</Menu.Label>
      {COLOR_SCHEMES.map((candidate) => (
        <Choice key={candidate} value={candidate}>
          {t(`colorScheme.${candidate}`)}
        </Choice>
      ))}
    </Menu.RadioGroup>
  )
}

function Choice({ value, children }: { value: string; children: string }) {
  return (
    <Menu.RadioItem value={value} checkIcon={<IconCheck size={16} stroke={2} aria-hidden="true" />}>
      {children}
    </Menu.RadioItem>
  )
}

function useLogOut(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    await clearSession()
    await navigate({ to: '/login' })
  }
}
