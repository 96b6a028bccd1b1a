import { Button, Flex, Group, Skeleton, Switch, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { RoomCode } from '@probant/contract/participants/room-code'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { IconMaximize } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AskedButton } from '#web/components/feedback/asked-button.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { alreadyTold } from '#web/components/feedback/toast-failure.ts'
import { Tagged } from '#web/components/text/tagged.tsx'
import { toast } from '#web/lib/toast.ts'
import { useChangeRoomCode, useCloseRoomCode, useOpenRoomCode } from '../../mutations.ts'
import { roomCodeQuery } from '../../queries.ts'
import { BesideQrCode, Poster } from '../share/poster.tsx'
import { isOnlyHere, typedAddress } from '../share/typed-address.ts'
import { useFocusWithView } from '../share/use-focus-with-view.ts'

/** Six characters for a whole room: off until somebody switches them on. */
export function RoomPanel({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation('participants')
  const { data: room, error, refetch } = useQuery(roomCodeQuery(quiz.id))
  const opening = useOpenRoomCode(quiz.id)
  const place = useFocusWithView(room?.code ? 'on' : 'off')
  return <div ref={place}>{content()}</div>

  function content() {
    if (error && !room) {
      return <LoadFailure title={t('handing.room.failed')} error={error} onRetry={() => refetch()} />
    }
    if (!room) return <Skeleton height={180} radius="md" />
    const { code, url } = room
    if (code && url) return <OpenRoom quiz={quiz} room={{ ...room, code, url }} />
    if (!quiz.can.invite) return <Text>{t('invite.inactive')}</Text>
    return (
      <>
        <Text maw="62ch" mb={20}>
          {t('handing.room.explanation')}
        </Text>
        <Group justify="flex-end">
          <Button onClick={open} loading={opening.isPending} data-autofocus>
            {t('handing.room.switchOn')}
          </Button>
        </Group>
      </>
    )
  }

  function open(): void {
    void opening.mutateAsync().then(() => toast.success(t('handing.room.switchedOn')), alreadyTold)
  }
}

interface OpenRoomProps {
  quiz: Quiz
  room: RoomCode & { code: string; url: string }
}

function OpenRoom({ quiz, room }: OpenRoomProps) {
  const { t } = useTranslation('participants')
  const [isShown, poster] = useDisclosure(false)
  const closing = useCloseRoomCode(quiz.id)
  const changing = useChangeRoomCode(quiz.id)
  const address = typedAddress(room.joinUrl)

  const switchOff = (close: () => void) =>
    void closing
      .mutateAsync()
      .then(() => toast.success(t('handing.room.switchedOff')), alreadyTold)
      .finally(close)
  return (
    <>
      <BesideQrCode text={room.url} label={t('handing.room.qr', { title: quiz.title })}>
        <Flex
          direction="column"
          align={{ base: 'stretch', xs: 'flex-start' }}
          justify="center"
          ta={{ base: 'center', xs: 'start' }}
        >
          <Text>
            <Tagged
              sentence={(given) => t('handing.room.at', given)}
              values={{ address }}
              parts={{ address: (words) => <strong>{words}</strong> }}
            />
          </Text>
          <Text ff="monospace" fz="clamp(34px, 9vw, 52px)" fw={700} lts="0.04em" lh={1.2}>
            {room.code}
          </Text>
          <Text mb="md" c="dimmed">
            {t(isOnlyHere(room.joinUrl) ? 'handing.slips.onlyHere' : 'handing.room.onSentence')}
          </Text>
          <Button
            variant="default"
            leftSection={<IconMaximize size={18} stroke={1.5} aria-hidden="true" />}
            onClick={poster.open}
            data-autofocus
          >
            {t('handing.room.showLarge')}
          </Button>
        </Flex>
      </BesideQrCode>
      <Switch
        mt="lg"
        label={t('handing.room.listed')}
        description={t('handing.room.listedHint')}
        checked={room.admits === 'listed'}
        onChange={({ currentTarget }) =>
          changing.mutate({ admits: currentTarget.checked ? 'listed' : 'anyone' })
        }
      />
      <Group justify="flex-end" mt="lg">
        <AskedButton
          variant="subtle"
          color="red"
          label={t('handing.room.switchOff')}
          title={t('handing.room.offTitle')}
          confirm={t('handing.room.switchOff')}
          isPending={closing.isPending}
          onConfirm={switchOff}
        >
          {t('handing.room.offSentence')}
        </AskedButton>
      </Group>
      <Poster
        quiz={quiz}
        url={room.url}
        how={t('handing.room.how', { address })}
        words={room.code}
        isOpen={isShown}
        onClose={poster.close}
      />
    </>
  )
}
