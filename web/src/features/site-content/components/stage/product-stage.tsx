import { ActionIcon } from '@mantine/core'
import { IconCheck, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { type CSSProperties, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BoardScene } from './board-scene.tsx'
import { PaperScene } from './paper-scene.tsx'
import classes from './product-stage.module.css'

const STEPS = [
  { name: 'questions', Scene: QuestionsScene, lastsMs: 6500 },
  { name: 'paper', Scene: PaperScene, lastsMs: 5500 },
  { name: 'board', Scene: BoardScene, lastsMs: 6000 },
] as const

/** The product at work, drawn with its own shapes: questions are written, a paper is taken, a class is followed. */
export function ProductStage() {
  const { t } = useTranslation('landing')
  const { step, mode, choose, toggle, goOn } = usePerformance(STEPS.length)
  const { name: current } = STEPS[step] ?? STEPS[0]
  return (
    <section className={classes.stage} data-mode={mode} aria-label={t('stage.label')}>
      <div className={classes.desk} role="img" aria-label={t(`stage.descriptions.${current}`)}>
        {STEPS.map(({ name, Scene }) => (
          <div key={name} className={classes.scene} data-shown={name === current || undefined}>
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
                aria-current={name === current ? 'step' : undefined}
                onClick={() => choose(index)}
              >
                <span
                  className={classes.stroke}
                  style={{ animationDuration: `${lastsMs}ms` }}
                  onAnimationEnd={goOn}
                />
                <span className={classes.name}>{t(`stage.steps.${name}`)}</span>
              </button>
            </li>
          ))}
        </ol>
        <ActionIcon
          className={classes.toggle}
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t(mode === 'playing' ? 'stage.pause' : 'stage.play')}
          onClick={toggle}
        >
          {mode === 'playing' ? (
            <IconPlayerPause size={20} stroke={1.5} />
          ) : (
            <IconPlayerPlay size={20} stroke={1.5} />
          )}
        </ActionIcon>
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

/** `resting`: the scene plays to its end and stays there; `paused`: everything stands still where it is. */
type Mode = 'playing' | 'paused' | 'resting'

/**
 * A performance in steps that goes through once by itself. The style sheet keeps the time: it says when a step is
 * over, so that pausing and a wish for less motion need no clock here.
 */
function usePerformance(stepCount: number) {
  const [{ step, mode }, setState] = useState<{ step: number; mode: Mode }>({ step: 0, mode: 'playing' })
  const isLast = step === stepCount - 1

  return {
    step,
    mode,
    choose: (chosen: number) => setState({ step: chosen, mode: 'resting' }),
    goOn: () => setState(isLast ? { step, mode: 'resting' } : { step: step + 1, mode }),
    toggle() {
      if (mode === 'playing') setState({ step, mode: 'paused' })
      else setState({ step: mode === 'paused' || !isLast ? step : 0, mode: 'playing' })
    },
  }
}
