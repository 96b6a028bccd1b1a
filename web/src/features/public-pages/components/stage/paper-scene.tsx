import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import drawn from '#web/components/drawing/paper.module.css'
import classes from './paper-scene.module.css'

const LETTERS = ['A', 'B', 'C', 'D'] as const
const CHOSEN = 'B'
const TIME_LEFT = '12:40'

/** One question on the participant's page; an answer is chosen and saved. */
export function PaperScene() {
  const { t } = useTranslation('site')
  return (
    <div className={`${drawn.pile} ${classes.pile}`}>
      <div className={`${drawn.sheet} ${classes.under}`} />
      <div className={`${drawn.sheet} ${classes.sheet}`}>
        <p className={classes.top}>
          <span>{t('landing.stage.subject')}</span>
          <span className="note tabular">
            <span className={classes.timeLabel}>{t('landing.stage.timeLeft')}</span> <b>{TIME_LEFT}</b>
          </span>
        </p>
        <p className="note">{t('landing.stage.number')}</p>
        <p className={`${drawn.stem} ${classes.stem}`}>{t('landing.stage.stems.choice')}</p>
        <ol className="plain">
          {LETTERS.map((letter) => (
            <li key={letter} className={drawn.answer} data-chosen={letter === CHOSEN || undefined}>
              <span className={drawn.letter}>{letter}</span>
              <span>{t(`landing.stage.answers.${letter}`)}</span>
            </li>
          ))}
        </ol>
        <p className={`note ${classes.saved}`}>
          <IconCheck size={16} stroke={2} />
          {t('landing.stage.saved')}
        </p>
      </div>
    </div>
  )
}
