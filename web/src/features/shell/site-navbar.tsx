import { Burger } from '@mantine/core'
import { useClickOutside, useDisclosure, useHotkeys } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
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

const MENU_ID = 'site-menu'

export function SiteNavbar() {
  const { t } = useTranslation('site')
  const [isOpen, menu] = useDisclosure(false)
  const bar = useClickOutside<HTMLElement>(menu.close)
  const burger = useRef<HTMLButtonElement>(null)
  useHotkeys([['Escape', () => isOpen && closeByKey()]])

  function closeByKey(): void {
    menu.close()
    burger.current?.focus()
  }

  return (
    <header ref={bar} className={classes.bar}>
      <Link to="/" className={classes.home} onClick={menu.close}>
        <Wordmark height={38} />
      </Link>
      <nav className={classes.wide} aria-label={t('navbar.label')}>
        <PageLinks />
        <span className={classes.space} />
        <LanguageButton />
        <Entrances />
      </nav>
      <Burger
        ref={burger}
        className={classes.burger}
        opened={isOpen}
        onClick={menu.toggle}
        size="sm"
        aria-label={t(isOpen ? 'navbar.close' : 'navbar.open')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? MENU_ID : undefined}
      />
      {isOpen && (
        <nav id={MENU_ID} className={classes.tall} aria-label={t('navbar.label')}>
          <PageLinks onFollow={menu.close} />
          <LanguageButton />
          <Entrances />
        </nav>
      )}
    </header>
  )
}

function PageLinks({ onFollow }: { onFollow?: () => void }) {
  const { t } = useTranslation('site')
  return LINKS.map(({ name, to }) => (
    <Link
      key={name}
      to={to}
      className={classes.link}
      activeProps={{ 'data-active': true }}
      onClick={onFollow}
    >
      <span>{t(`navbar.${name}`)}</span>
    </Link>
  ))
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
