import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { BoardScene } from './board-scene.tsx'
import { PaperScene } from './paper-scene.tsx'
import classes from './product-stage.module.css'
import { QuestionsScene } from './questions-scene.tsx'

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
  const { t } = useTranslation('site')
  return (
    <section className={classes.stage} data-stage data-mode="playing" aria-label={t('landing.stage.label')}>
      <div
        className={classes.desk}
        role="img"
        aria-label={t('landing.stage.descriptions.questions')}
        data-desk
      >
        {STEPS.map(({ name, Scene }, index) => (
          <div key={name} className={classes.scene} data-scene data-shown={index === 0 || undefined}>
            <Scene />
          </div>
        ))}
      </div>
      <div className={classes.controls}>
        <ol className={`plain ${classes.steps}`}>
          {STEPS.map(({ name, lastsMs }, index) => (
            <li key={name}>
              <button
                type="button"
                className={classes.step}
                aria-current={index === 0 ? 'step' : undefined}
                data-step
                data-description={t(`landing.stage.descriptions.${name}`)}
              >
                <span style={{ animationDuration: `${lastsMs}ms` }}>{t(`landing.stage.steps.${name}`)}</span>
              </button>
            </li>
          ))}
        </ol>
        <button
          type="button"
          className={classes.toggle}
          aria-label={t('landing.stage.pause')}
          data-toggle
          data-pause={t('landing.stage.pause')}
          data-play={t('landing.stage.play')}
        >
          <IconPlayerPause className={classes.pausing} size={20} stroke={1.5} aria-hidden="true" />
          <IconPlayerPlay className={classes.playing} size={20} stroke={1.5} aria-hidden="true" />
        </button>
      </div>
      <p className={`note ${classes.caption}`}>{t('landing.stage.caption')}</p>
    </section>
  )
}
