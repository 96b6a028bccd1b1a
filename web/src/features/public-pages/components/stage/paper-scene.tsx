import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './paper-scene.module.css'

const LETTERS = ['A', 'B', 'C', 'D'] as const
const CHOSEN = 'B'
const TIME_LEFT = '12:40'

/** One question on the participant's page; an answer is chosen and saved. */
export function PaperScene() {
  const { t } = useTranslation('landing')
  return (
    <div className={classes.pile}>
      <div className={classes.under} />
      <div className={classes.sheet}>
        <p className={classes.top}>
          <span>{t('stage.subject')}</span>
          <span className={classes.time}>
            <span className={classes.timeLabel}>{t('stage.timeLeft')}</span> <b>{TIME_LEFT}</b>
          </span>
        </p>
        <p className={classes.number}>{t('stage.number')}</p>
        <p className={classes.stem}>{t('stage.stems.choice')}</p>
        <ol className={classes.answers}>
          {LETTERS.map((letter) => (
            <li key={letter} className={classes.answer} data-chosen={letter === CHOSEN || undefined}>
              <span className={classes.letter}>{letter}</span>
              <span className={classes.text}>{t(`stage.answers.${letter}`)}</span>
            </li>
          ))}
        </ol>
        <p className={classes.saved}>
          <IconCheck size={16} stroke={2} />
          {t('stage.saved')}
        </p>
      </div>
    </div>
  )
}
