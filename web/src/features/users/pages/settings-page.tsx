import { PERSONAL } from '@probant/contract/workspaces'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import { Section } from '#web/components/layout/section.tsx'
import { SignInAgain } from '#web/features/auth/components/sign-in-again.tsx'
import { siteQuery } from '#web/features/auth/queries.ts'
import { OrganizationSettings } from '#web/features/organizations/components/organization-settings.tsx'
import { useUser } from '#web/lib/session.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { AccountDeletion } from '../components/account-deletion.tsx'
import { DataExport } from '../components/data-export.tsx'
import { DisplaySettings } from '../components/display-settings.tsx'
import { EmailForm } from '../components/email-form.tsx'
import { MailLanguage } from '../components/mail-language.tsx'
import { PasswordForm } from '../components/password-form.tsx'
import { SessionList } from '../components/session-list.tsx'
import { TimeZoneSettings } from '../components/time-zone-settings.tsx'
import { UserInfoForm } from '../components/user-info-form.tsx'

export function SettingsPage() {
  const { t } = useTranslation('users')
  const user = useUser()
  const workspace = useWorkspaceRef()
  const { data: site } = useQuery(siteQuery)
  const signInAgain = <SignInAgain returnTo="/setting" />
  return (
    <>
      <PageHeader title={t('title')} sentence={t('sentence')} />
      {workspace !== PERSONAL && <OrganizationSettings key={workspace} organizationId={workspace} />}
      <Section title={t('info.title')} sentence={t('info.sentence')}>
        <UserInfoForm user={user} />
      </Section>
      <Section title={t('email.title')} sentence={t('email.current', { email: user.email })}>
        <EmailForm user={user} deliversMail={site?.deliversMail ?? true} signInAgain={signInAgain} />
      </Section>
      <Section
        title={t('password.title')}
        sentence={t(user.hasPassword ? 'password.sentence' : 'password.noneYet')}
      >
        <PasswordForm key={String(user.hasPassword)} user={user} signInAgain={signInAgain} />
      </Section>
      <Section title={t('display.title')} sentence={<MailLanguage />}>
        <DisplaySettings />
      </Section>
      <Section title={t('timeZone.title')} sentence={t('timeZone.sentence')}>
        <TimeZoneSettings user={user} />
      </Section>
      <Section title={t('sessions.title')} sentence={t('sessions.sentence')}>
        <SessionList />
      </Section>
      <Section title={t('data.title')} sentence={t('data.sentence')}>
        <DataExport />
      </Section>
      <Section title={t('deletion.title')} sentence={t('deletion.sentence')}>
        <AccountDeletion user={user} signInAgain={signInAgain} />
      </Section>
    </>
  )
}
