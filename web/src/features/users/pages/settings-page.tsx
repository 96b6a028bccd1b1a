import { Button } from '@mantine/core'
import type { User } from '@probant/contract/users'
import { PERSONAL } from '@probant/contract/workspaces'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DeletionButton } from '#web/components/form/deletion-form.tsx'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import { Section } from '#web/components/layout/section.tsx'
import { SignInAgain } from '#web/features/auth/components/sign-in-again.tsx'
import { siteQuery } from '#web/features/auth/queries.ts'
import { BrandingSettings } from '#web/features/branding/components/branding-settings.tsx'
import { OrganizationSettings } from '#web/features/organizations/components/organization-settings.tsx'
import { AskOwnerButton } from '#web/features/plans/components/ask-owner-button.tsx'
import { SecondFactorSettings } from '#web/features/second-factor/components/second-factor-settings.tsx'
import { WorkspaceScale } from '#web/features/workspaces/components/workspace-scale.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { saveJson } from '#web/lib/save-file.ts'
import { useUser } from '#web/lib/session.ts'
import { toast } from '#web/lib/toast.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { AccountDeletionForm } from '../components/account-deletion-form.tsx'
import { EmailForm, PasswordForm, UserInfoForm } from '../components/account-forms.tsx'
import { DisplaySettings, TimeZoneSettings } from '../components/display-settings.tsx'
import { SessionList } from '../components/session-list.tsx'
import { useExportAccount, useUpdateUser } from '../mutations.ts'

export function SettingsPage() {
  const { t } = useTranslation('account')
  const user = useUser()
  const workspace = useWorkspaceRef()
  const { data: site } = useQuery(siteQuery)
  const signInAgain = <SignInAgain returnTo="/setting" />
  return (
    <>
      <PageHeader title={t('title')} sentence={t('sentence')} />
      {workspace !== PERSONAL && (
        <>
          <OrganizationSettings key={workspace} organizationId={workspace} />
          <WorkspaceScale />
          <BrandingSettings wayOut={<AskOwnerButton limit={BRANDING} />} />
        </>
      )}
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
      <SecondFactorSettings user={user} signInAgain={signInAgain} />
      <Section title={t('display.title')} sentence={<MailLanguage />}>
        <DisplaySettings />
      </Section>
      <Section title={t('timeZone.title')} sentence={t('timeZone.sentence')}>
        <TimeZoneSettings user={user} />
      </Section>
      {workspace === PERSONAL && (
        <>
          <WorkspaceScale />
          <BrandingSettings />
        </>
      )}
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

const BRANDING = { limit: 'branding', of: 'plan' } as const

function AccountDeletion({ user, signInAgain }: { user: User; signInAgain: ReactNode }) {
  const { t } = useTranslation('account')
  return (
    <DeletionButton label={t('deletion.open')} title={t('deletion.dialogTitle', { email: user.email })}>
      {(close) => <AccountDeletionForm user={user} signInAgain={signInAgain} onCancel={close} />}
    </DeletionButton>
  )
}

/** Pages speak the browser's language, mails the account's: where they differ, one press makes them agree. */
function MailLanguage() {
  const { t } = useTranslation('account')
  const user = useUser()
  const locale = useLocale()
  const update = useUpdateUser()
  return (
    <>
      {t('display.sentence', { language: t(`display.languages.${user.locale}`) })}
      {user.locale !== locale && (
        <Button
          display="block"
          mt="xs"
          variant="default"
          size="xs"
          loading={update.isPending}
          onClick={() => update.mutate({ locale })}
        >
          {t('display.useForMails', { language: t(`display.languages.${locale}`) })}
        </Button>
      )}
    </>
  )
}

function DataExport() {
  const { t } = useTranslation('account')
  const exportAccount = useExportAccount()
  const download = () =>
    exportAccount.mutate(undefined, {
      onSuccess: (data) => {
        saveJson(`probant-${data.exportedAt.slice(0, 10)}.json`, data)
        toast.success(t('data.exported'))
      },
    })
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} stroke={1.5} aria-hidden="true" />}
      loading={exportAccount.isPending}
      onClick={download}
    >
      {t('data.export')}
    </Button>
  )
}
