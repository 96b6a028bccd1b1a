import { Landing } from '../components/landing/landing.tsx'

export function LandingPage() {
  return <Landing />
}
