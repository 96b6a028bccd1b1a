import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RichText } from '#web/components/text/rich-text.tsx'
import classes from './question-paper.module.css'
import type { ShownQuestion } from './shown-question.ts'

/** What the author knows and a participant learns after the quiz, if at all. */
export function AnswerKey({ question }: { question: ShownQuestion }) {
  const { t } = useTranslation('questions')
  const { content, language, explanationHtml } = question
  return (
    <dl className={classes.key}>
      {content.type === 'fill_in' && (
        <Entry name={t('preview.accepted')}>
          <ul className={classes.accepted} lang={language}>
            {content.accepted.map((answer) => (
              <li key={answer}>{answer}</li>
            ))}
          </ul>
          {content.ignoresAccents && t('preview.accentsIgnored')}
        </Entry>
      )}
      {content.type === 'open' && content.guidanceHtml && (
        <Entry name={t('preview.guidance')}>
          <RichText html={content.guidanceHtml} lang={language} />
        </Entry>
      )}
      {explanationHtml && (
        <Entry name={t('preview.explanation')}>
          <RichText html={explanationHtml} lang={language} />
        </Entry>
      )}
    </dl>
  )
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
