import { Anchor } from '@mantine/core'
import { SHARE_CODE_MINUTES } from '@probant/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { SendAgainButton } from '#web/features/auth/components/send-again-button.tsx'
import { siteQuery } from '#web/features/auth/queries.ts'
import { CodeForm } from '../components/code-form.tsx'
import { OtherPersonNote } from '../components/other-person-note.tsx'
import { type EntranceRefusal, shutDoor } from '../entrance-refusal.ts'
import type { CodeRequest } from '../join-step.ts'
import { useEnterByCode, useRequestShareCode } from '../mutations.ts'
import { usePause } from '../use-pause.ts'
import classes from './entrance.module.css'

interface JoinCodeProps extends CodeRequest {
  token: string
  quizId: string
  sentAt: number
  onSent: (request: CodeRequest) => void
  onOtherAddress: () => void
  /** There is nothing left to try here. */
  onRefused: (refusal: EntranceRefusal) => void
}

/** The mailed code proves the address. */
export function JoinCode(props: JoinCodeProps) {
  const { token, quizId, email, requestId, sentAt, onSent, onOtherAddress, onRefused } = props
  const { t } = useTranslation('participation')
  const { data: site } = useQuery(siteQuery)
  const asking = useRequestShareCode()
  const entering = useEnterByCode()
  const navigate = useNavigate()
  const wait = usePause(sentAt)

  const enter = (code: string) =>
    entering
      .mutateAsync({ token, email, requestId, code })
      .then(() => navigate({ to: '/quiz/$quizId', params: { quizId }, replace: true }), shutDoor(onRefused))
  const tell = (request: CodeRequest) => {
    onSent(request)
    toast.success(t('join.sentAgain', { email }))
  }
  return (
    <>
      <p className={classes.step} role="status">
        {t(site?.deliversMail === false ? 'join.codeKept' : 'join.codeSent', {
          email,
          count: SHARE_CODE_MINUTES,
        })}
      </p>
      <OtherPersonNote quizId={quizId} invited={email} />
      <CodeForm token={token} email={email} requestId={requestId} enter={enter} />
      <div className={classes.again}>
        <SendAgainButton
          action="quiz_entrance"
          label={wait > 0 ? t('join.againIn', { count: wait }) : t('join.again')}
          isDisabled={wait > 0}
          send={(botToken) => asking.mutateAsync({ token, email, botToken })}
          onSent={tell}
        />
        <Anchor component="button" type="button" onClick={onOtherAddress}>
          {t('join.otherAddress')}
        </Anchor>
      </div>
    </>
  )
}
