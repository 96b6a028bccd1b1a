import { ActionIcon } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { BoardScene } from './board-scene.tsx'
import { PaperScene } from './paper-scene.tsx'
import classes from './product-stage.module.css'
import { QuestionsScene } from './questions-scene.tsx'
import { usePerformance } from './use-performance.ts'

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
