import { type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core'
import { LOCALES, type Locale } from '@probant/contract/locales'
import type { User } from '@probant/contract/users'
import { IconAdjustments, IconChartLine, IconCheck, IconLogout, IconSettings } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Opening } from '#web/components/menu/fetched-menu.tsx'
import { useChangeLocale } from '#web/features/users/mutations.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { clearSession } from '#web/lib/session.ts'
import { COLOR_SCHEMES } from '#web/theme/color-scheme.ts'

/** What is the person's own on every page: settings, language, light or dark, and the way out. */
export default function UserMenuEntries({ target, isOpen, onChange, user }: Opening & { user: User }) {
  const { t } = useTranslation(['dashboard', 'common'])
  const logOut = useLogOut()
  return (
    <Menu
      opened={isOpen}
      onChange={onChange}
      position="top-start"
      width={248}
      // Within the page's landmarks, and right after its button in the order of the keyboard.
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to="/setting" leftSection={<IconSettings size={18} stroke={1.5} />}>
          {t('navigation.settings')}
        </Menu.Item>
        <Menu.Item
          component={Link}
          to="/dashboard/results"
          leftSection={<IconChartLine size={18} stroke={1.5} />}
        >
          {t('navigation.ownResults')}
        </Menu.Item>
        {user.isAdmin && (
          <Menu.Item component={Link} to="/admin" leftSection={<IconAdjustments size={18} stroke={1.5} />}>
            {t('navigation.admin')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <LanguageItems />
        <Menu.Divider />
        <ColorSchemeItems />
        <Menu.Divider />
        <Menu.Item onClick={logOut} leftSection={<IconLogout size={18} stroke={1.5} />}>
          {t('navigation.account.logOut')}
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
