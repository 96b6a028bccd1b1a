import { useTranslation } from 'react-i18next'
import drawn from '#web/components/drawing/paper.module.css'
import { Tick } from '#web/components/pictures/sheet.tsx'
import classes from './paper-aside.module.css'

const LETTERS = ['A', 'B', 'C', 'D'] as const
const RIGHT = 'B'

/** One question of an exam, answered: what the product is about, without a word on it. Decoration only. */
export function PaperAside() {
  const { t } = useTranslation('auth')
  return (
    <aside className={`${drawn.pile} ${classes.desk}`} aria-hidden="true">
      <div className={`${drawn.sheet} ${classes.under}`} />
      <div className={`${drawn.sheet} ${classes.sheet}`}>
        <p className={`${drawn.stem} ${classes.stem}`}>{t('paper.stem')}</p>
        <ol className={`plain ${classes.answers}`}>
          {LETTERS.map((letter) => (
            <li key={letter} className={drawn.answer} data-chosen={letter === RIGHT || undefined}>
              <span className={drawn.letter}>{letter}</span>
              <span>{t(`paper.answers.${letter}`)}</span>
              {letter === RIGHT && (
                <svg className={classes.tick} width="44" height="40" viewBox="0 -4 36 36" aria-hidden="true">
                  <Tick x={0} y={0} />
                </svg>
              )}
            </li>
          ))}
        </ol>
        <p className={classes.note}>{t('paper.note')}</p>
      </div>
    </aside>
  )
}
