import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { LearningPlatform, LtiTool } from '@probant/contract/lti/platforms'
import { IconSchool } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { PlatformForm } from './platform-form.tsx'

export function ConnectPlatformButton({ tool }: { tool: LtiTool }) {
  const { t } = useTranslation('connections')
  const [isOpen, dialog] = useDisclosure(false)
  return (
    <>
      <Button leftSection={<IconSchool size={18} stroke={1.5} aria-hidden="true" />} onClick={dialog.open}>
        {t('lti.connect')}
      </Button>
      <Dialog isOpen={isOpen} onClose={dialog.close} fills="phone" size="lg" title={t('lti.connectTitle')}>
        <PlatformForm tool={tool} onDone={dialog.close} />
      </Dialog>
    </>
  )
}

export function ChangePlatformButton({ tool, platform }: { tool: LtiTool; platform: LearningPlatform }) {
  const { t } = useTranslation('connections')
  const [isOpen, dialog] = useDisclosure(false)
  const { name } = platform
  return (
    <>
      <Button size="xs" variant="default" onClick={dialog.open} aria-label={t('lti.changeOf', { name })}>
        {t('lti.change')}
      </Button>
      <Dialog isOpen={isOpen} onClose={dialog.close} fills="phone" size="lg" title={name}>
        <PlatformForm tool={tool} platform={platform} onDone={dialog.close} />
      </Dialog>
    </>
  )
}
