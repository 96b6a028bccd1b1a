import type { ShareLink } from '@probant/contract/participants/share-link'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OpenLink } from './open-link.tsx'
import { RuleForm } from './rule-form.tsx'
import classes from './share.module.css'

interface SharePanelProps {
  quiz: Quiz
  link: ShareLink
  showLimit: (error: unknown) => boolean
}

/** Off: what it is, and who may come. On: the address, and the same to change. */
export function SharePanel({ quiz, link, showLimit }: SharePanelProps) {
  const { t } = useTranslation('participants')
  const [isChanging, setIsChanging] = useState(false)
  const { url } = link
  const view = viewOf()
  const place = useFocusWithView(view)
  return <div ref={place}>{content()}</div>

  function viewOf() {
    if (url && !isChanging) return 'on'
    if (url) return 'changing'
    return quiz.can.invite ? 'off' : 'locked'
  }

  function content() {
    if (url && view === 'on') {
      return <OpenLink quiz={quiz} link={{ ...link, url }} onChange={() => setIsChanging(true)} />
    }
    if (view === 'locked') return <p className={classes.lead}>{t('invite.inactive')}</p>
    return (
      <>
        {!url && <p className={classes.lead}>{t('share.explanation')}</p>}
        <RuleForm
          quizId={quiz.id}
          link={link}
          showLimit={showLimit}
          onSaved={() => setIsChanging(false)}
          onCancel={url ? () => setIsChanging(false) : undefined}
        />
      </>
    )
  }
}

/** The button that led to another view goes with the one before, and the focus would, too. */
function useFocusWithView(view: string) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    place.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [view])
  return place
}
