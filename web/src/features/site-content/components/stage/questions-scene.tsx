import { IconCheck } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './questions-scene.module.css'

const LETTERS = ['A', 'B', 'C', 'D'] as const
const RIGHT = 'B'

/** A subject is typed, and questions are laid on the desk. */
export function QuestionsScene() {
  const { t } = useTranslation('landing')
  return (
    <div className={classes.scene}>
      <p className={classes.label}>{t('stage.subjectLabel')}</p>
      <p className={classes.field}>
        {[...t('stage.subject')].map((letter, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: letters are told apart by their place
          <span key={index} className={classes.typed} style={{ '--place': index } as CSSProperties}>
            {letter}
          </span>
        ))}
      </p>
      <ol className={classes.questions}>
        <li className={classes.question}>
          <p className={classes.kind}>{t('stage.kinds.choice')}</p>
          <p className={classes.stem}>{t('stage.stems.choice')}</p>
          <ul className={classes.answers}>
            {LETTERS.map((letter) => (
              <li key={letter} data-right={letter === RIGHT || undefined}>
                <b>{letter}</b> {t(`stage.answers.${letter}`)}
                {letter === RIGHT && <IconCheck size={16} stroke={2.5} className={classes.tick} />}
              </li>
            ))}
          </ul>
        </li>
        <li className={classes.question}>
          <p className={classes.kind}>{t('stage.kinds.trueFalse')}</p>
          <p className={classes.stem}>{t('stage.stems.trueFalse')}</p>
          <p className={classes.key}>
            {t('stage.true')} <IconCheck size={16} stroke={2.5} className={classes.tick} />
          </p>
        </li>
        <li className={classes.question}>
          <p className={classes.kind}>{t('stage.kinds.open')}</p>
          <p className={classes.stem}>{t('stage.stems.open')}</p>
          <p className={classes.key}>{t('stage.points')}</p>
        </li>
      </ol>
    </div>
  )
}
