import { QUIZ_QUESTIONS_MAX } from '@probant/contract/limits'
import { useTranslation } from 'react-i18next'
import { Tagged } from '#web/components/text/tagged.tsx'
import classes from './section.module.css'
import { WholeNumberField } from './whole-number-field.tsx'

interface DrawSentenceProps {
  section: string
  draw: number
  count: number
  onChange: (draw: number) => void
}

/** A sentence with its number to be typed in it. */
export function DrawSentence({ section, draw, count, onChange }: DrawSentenceProps) {
  const { t } = useTranslation('quiz-form')
  const field = () => (
    <WholeNumberField
      label={t('blocks.section.draw', { section })}
      value={draw}
      min={1}
      max={Math.min(QUIZ_QUESTIONS_MAX, Math.max(count, draw))}
      onChange={onChange}
    />
  )
  return (
    <div className={classes.draw}>
      <Tagged sentence={t('blocks.section.drawSentence', { count })} parts={{ draw: field }} />
    </div>
  )
}
