import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useLocale } from '#web/i18n/use-locale.ts'
import { Landing } from '../components/landing/landing.tsx'

export function LandingPage() {
  return <Landing />
}

/** Always French: whoever chooses English here is taken to the home page in English. */
export function FrenchLandingPage() {
  const locale = useLocale()
  const navigate = useNavigate()
  useEffect(() => {
    if (locale !== 'fr') void navigate({ to: '/', replace: true })
  }, [locale, navigate])
  return <Landing />
}
