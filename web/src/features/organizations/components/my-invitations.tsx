import { Box, Flex, Paper, Title } from '@mantine/core'
import type { MyInvitation } from '@probant/contract/invitations'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDate } from '#web/lib/format.ts'

/** Organizations that wait for an answer. */
export function MyInvitations({ invitations }: { invitations: MyInvitation[] }) {
  const { t } = useTranslation('organizations')
  const locale = useLocale()
  return (
    <Box component="section" mb={40} aria-labelledby="my-invitations">
      <Title order={2} size="h3" id="my-invitations" mb="sm">
        {t('mine.title')}
      </Title>
      <Paper component="ul" className="plain lined" withBorder>
        {invitations.map(({ organizationId, organizationName, invitedBy, expiresAt }) => {
          const date = formatDate(locale, expiresAt)
          return (
            <Flex
              key={organizationId}
              component="li"
              gap="8px 16px"
              align="center"
              justify="space-between"
              wrap="wrap"
              py={14}
              px={20}
            >
              <Box className="breakable" flex="1 1 240px" miw={0}>
                <Box component="strong" fw={600}>
                  {organizationName}
                </Box>
                <Box c="dimmed" fz="xs">
                  {invitedBy ? t('mine.invitedBy', { name: invitedBy, date }) : t('mine.invited', { date })}
                </Box>
              </Box>
              <ButtonLink
                to="/organizations/$organizationId/accept"
                params={{ organizationId }}
                aria-label={t('mine.acceptOf', { name: organizationName })}
              >
                {t('mine.accept')}
              </ButtonLink>
            </Flex>
          )
        })}
      </Paper>
    </Box>
  )
}
