import { Burger, Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Wordmark } from '#web/components/brand/wordmark.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { LanguageButton } from '#web/features/users/components/language-button.tsx'
import { useOptionalUser } from '#web/lib/session.ts'
import classes from './site-navbar.module.css'

const LINKS = [
  { name: 'demo', to: '/demo/create-quiz' },
  { name: 'pricing', to: '/pricing' },
  { name: 'antiCheat', to: '/anti-cheat' },
] as const

export function SiteNavbar() {
  const { t } = useTranslation('site')
  const [isOpen, menu] = useDisclosure(false)
  return (
    <header className={classes.bar}>
      <Link to="/" className={classes.home}>
        <Wordmark height={38} />
      </Link>
      <nav className={classes.wide} aria-label={t('navbar.label')}>
        {LINKS.map(({ name, to }) => (
          <Link key={name} to={to} className={classes.link} activeProps={{ 'data-active': true }}>
            {t(`navbar.${name}`)}
          </Link>
        ))}
        <span className={classes.space} />
        <LanguageButton />
        <Entrances />
      </nav>
      <Burger
        className={classes.burger}
        opened={isOpen}
        onClick={menu.toggle}
        size="sm"
        aria-label={t(isOpen ? 'navbar.close' : 'navbar.open')}
        aria-expanded={isOpen}
      />
      <Drawer
        opened={isOpen}
        onClose={menu.close}
        position="top"
        size="auto"
        title={t('navbar.label')}
        closeButtonProps={{ 'aria-label': t('navbar.close') }}
      >
        <nav className={classes.tall} aria-label={t('navbar.label')}>
          {LINKS.map(({ name, to }) => (
            <Link key={name} to={to} className={classes.link} onClick={menu.close}>
              {t(`navbar.${name}`)}
            </Link>
          ))}
          <LanguageButton />
          <Entrances />
        </nav>
      </Drawer>
    </header>
  )
}

/** Those who are in already are not asked to come in. */
function Entrances() {
  const { t } = useTranslation('site')
  if (useOptionalUser()) return <ButtonLink to="/dashboard">{t('navbar.dashboard')}</ButtonLink>
  return (
    <>
      <ButtonLink to="/login" variant="default">
        {t('navbar.logIn')}
      </ButtonLink>
      <ButtonLink to="/signup">{t('navbar.signUp')}</ButtonLink>
    </>
  )
}
