import type { WordingChange } from '@probant/contract/quizzes/wording-changes'
import { useTranslation } from 'react-i18next'
import classes from './difference-list.module.css'
import { type Piece, wordDifference } from './word-difference.ts'

interface DifferenceListProps {
  changes: readonly WordingChange[]
  /** Of the quiz: its words are read in it. */
  lang: string
}

/** What was written, and what stands there instead: text by text, with the words marked that differ. */
export function DifferenceList({ changes, lang }: DifferenceListProps) {
  const { t } = useTranslation('quiz-changes')
  return (
    <dl className={classes.list}>
      {changes.map((change) => {
        const { part, place } = change
        const { before, after } = wordDifference(change.before, change.after)
        const letter = LETTERS[place ?? 0] ?? ''
        return (
          <div key={`${part} ${place}`} className={classes.change}>
            <dt>{part === 'answer' ? t('parts.answer', { letter }) : t(`parts.${part}`)}</dt>
            <dd>
              <span className={classes.when}>{t('difference.before')}</span>
              <Words pieces={before} as="del" lang={lang} />
            </dd>
            <dd>
              <span className={classes.when}>{t('difference.after')}</span>
              <Words pieces={after} as="ins" lang={lang} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

const LETTERS = 'ABCD'

function Words({ pieces, as: Mark, lang }: { pieces: Piece[]; as: 'del' | 'ins'; lang: string }) {
  const { t } = useTranslation('quiz-changes')
  if (pieces.length === 0) return <span className={classes.nothing}>{t('difference.nothing')}</span>
  const placed = pieces.map((piece, index) => ({ ...piece, place: index }))
  return (
    <span lang={lang} dir="auto" className={classes.words}>
      {placed.map(({ text, isChanged, place }) =>
        isChanged ? <Mark key={place}>{text}</Mark> : <span key={place}>{text}</span>,
      )}
    </span>
  )
}
