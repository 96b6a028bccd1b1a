import { Box, Flex } from '@mantine/core'
import type { SecondFactor } from '@probant/contract/second-factor/own'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AskedButton } from '#web/components/feedback/asked-button.tsx'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { alreadyTold } from '#web/components/feedback/toast-failure.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDate } from '#web/lib/format.ts'
import { toast } from '#web/lib/toast.ts'
import { useRemoveAuthenticator, useRenewRecoveryCodes } from '../mutations.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

/** What a login can be finished with. */
export function FactorList({ factor }: { factor: SecondFactor }) {
  return (
    <Flex component="ul" className="plain card lined" direction="column">
      {factor.authenticatorSince && <Authenticator since={factor.authenticatorSince} />}
      <Codes left={factor.recoveryCodesLeft} />
    </Flex>
  )
}

function Authenticator({ since }: { since: string }) {
  const { t } = useTranslation('secondFactor')
  const locale = useLocale()
  const removal = useRemoveAuthenticator()
  const remove = async (close: () => void) => {
    // Awaited here, not told by the mutation: the row is gone by then, and would say nothing.
    await removal.mutateAsync().then(() => toast.success(t('app.removed')), alreadyTold)
    close()
  }
  return (
    <FactorRow name={t('app.name')} about={t('app.since', { date: formatDate(locale, since) })}>
      <AskedButton
        size="xs"
        label={t('app.remove')}
        title={t('app.removeTitle')}
        confirm={t('app.remove')}
        isPending={removal.isPending}
        onConfirm={(close) => void remove(close)}
      >
        {t('app.removeSentence')}
      </AskedButton>
    </FactorRow>
  )
}

function Codes({ left }: { left: number }) {
  const { t } = useTranslation('secondFactor')
  const renewal = useRenewRecoveryCodes()
  const [codes, setCodes] = useState<readonly string[]>()
  const renew = (close: () => void) =>
    renewal.mutate(undefined, {
      onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes),
      onSettled: close,
    })
  const forget = () => setCodes(undefined)
  return (
    <FactorRow name={t('codes.name')} about={t('codes.left', { count: left })}>
      <AskedButton
        size="xs"
        label={t('codes.renew')}
        title={t('codes.renewTitle')}
        confirm={t('codes.renew')}
        isDangerous={false}
        isPending={renewal.isPending}
        onConfirm={renew}
      >
        {t('codes.renewSentence')}
      </AskedButton>
      <Dialog
        isOpen={codes !== undefined}
        onClose={forget}
        // A slip must not lose what is shown this once.
        closeOnEscape={false}
        closeOnClickOutside={false}
        title={t('codes.title')}
      >
        <RecoveryCodes codes={codes ?? []} onDone={forget} />
      </Dialog>
    </FactorRow>
  )
}

function FactorRow({ name, about, children }: { name: string; about: string; children: ReactNode }) {
  return (
    <Flex component="li" gap="8px 16px" align="center" justify="space-between" wrap="wrap" py="sm" px="md">
      <Box flex="1 1 240px" miw={0}>
        <Box component="strong" fw={600}>
          {name}
        </Box>
        <Box c="dimmed" fz="xs">
          {about}
        </Box>
      </Box>
      {children}
    </Flex>
  )
}
