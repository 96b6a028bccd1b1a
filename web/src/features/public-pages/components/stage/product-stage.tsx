import { IconCheck, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { BoardScene } from './board-scene.tsx'
import { PaperScene } from './paper-scene.tsx'
import classes from './product-stage.module.css'

const STEPS = [
  { name: 'questions', Scene: QuestionsScene, lastsMs: 6500 },
  { name: 'paper', Scene: PaperScene, lastsMs: 5500 },
  { name: 'board', Scene: BoardScene, lastsMs: 6000 },
] as const

/**
 * The product at work, drawn with its own shapes: questions are written, a paper is taken, a class is followed. Without
 * script its first scene plays; `site-script/performance.ts` goes on to the others.
 */
export function ProductStage() {
  const { t } = useTranslation('landing')
  return (
    <section className={classes.stage} data-stage data-mode="playing" aria-label={t('stage.label')}>
      <div className={classes.desk} role="img" aria-label={t('stage.descriptions.questions')} data-desk>
        {STEPS.map(({ name, Scene }, index) => (
          <div key={name} className={classes.scene} data-scene data-shown={index === 0 || undefined}>
            <Scene />
          </div>
        ))}
      </div>
      <div className={classes.controls}>
        <ol className={classes.steps}>
          {STEPS.map(({ name, lastsMs }, index) => (
            <li key={name}>
              <button
                type="button"
                className={classes.step}
                aria-current={index === 0 ? 'step' : undefined}
                data-step
                data-description={t(`stage.descriptions.${name}`)}
              >
                <span className={classes.stroke} style={{ animationDuration: `${lastsMs}ms` }} />
                <span className={classes.name}>{t(`stage.steps.${name}`)}</span>
              </button>
            </li>
          ))}
        </ol>
        <button
          type="button"
          className={classes.toggle}
          aria-label={t('stage.pause')}
          data-toggle
          data-pause={t('stage.pause')}
          data-play={t('stage.play')}
        >
          <IconPlayerPause className={classes.pausing} size={20} stroke={1.5} aria-hidden="true" />
          <IconPlayerPlay className={classes.playing} size={20} stroke={1.5} aria-hidden="true" />
        </button>
      </div>
      <p className={classes.caption}>{t('stage.caption')}</p>
    </section>
  )
}

const LETTERS = ['A', 'B', 'C', 'D'] as const
const RIGHT = 'B'

/** A subject is typed, and questions are laid on the desk. */
function QuestionsScene() {
  const { t } = useTranslation('landing')
  return (
    <div className={classes.questionsSceneScene}>
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
