import { IconCheck } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import drawn from '#web/components/drawing/paper.module.css'
import classes from './questions-scene.module.css'

const LETTERS = ['A', 'B', 'C', 'D'] as const
const RIGHT = 'B'

/** A subject is typed, and questions are laid on the desk. */
export function QuestionsScene() {
  const { t } = useTranslation('site')
  return (
    <div>
      <b className={classes.label}>{t('landing.stage.subjectLabel')}</b>
      <p className={classes.field}>
        {[...t('landing.stage.subject')].map((letter, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: letters are told apart by their place
          <span key={index} className={classes.typed} style={{ '--place': index } as CSSProperties}>
            {letter}
          </span>
        ))}
      </p>
      <ol className={`plain ${classes.questions}`}>
        <li className={`${drawn.sheet} ${classes.question}`} style={{ '--place': 0 } as CSSProperties}>
          <p className="note">{t('landing.stage.kinds.choice')}</p>
          <p className={`${drawn.stem} ${classes.stem}`}>{t('landing.stage.stems.choice')}</p>
          <ul className={`plain ${classes.answers}`}>
            {LETTERS.map((letter) => (
              <li key={letter}>
                <b>{letter}</b> {t(`landing.stage.answers.${letter}`)}
                {letter === RIGHT && <IconCheck size={16} stroke={2.5} />}
              </li>
            ))}
          </ul>
        </li>
        <li className={`${drawn.sheet} ${classes.question}`} style={{ '--place': 1 } as CSSProperties}>
          <p className="note">{t('landing.stage.kinds.trueFalse')}</p>
          <p className={`${drawn.stem} ${classes.stem}`}>{t('landing.stage.stems.trueFalse')}</p>
          <p>
            {t('landing.stage.true')} <IconCheck size={16} stroke={2.5} />
          </p>
        </li>
        <li className={`${drawn.sheet} ${classes.question}`} style={{ '--place': 2 } as CSSProperties}>
          <p className="note">{t('landing.stage.kinds.open')}</p>
          <p className={`${drawn.stem} ${classes.stem}`}>{t('landing.stage.stems.open')}</p>
          <p>{t('landing.stage.points')}</p>
        </li>
      </ol>
    </div>
  )
}
