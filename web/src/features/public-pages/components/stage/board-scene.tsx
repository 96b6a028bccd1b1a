import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import drawn from '#web/components/drawing/paper.module.css'
import classes from './board-scene.module.css'

/** One letter per question: answered, flagged, empty. Whoever needs attention comes first. */
const ROWS = [
  { name: 'Malik', squares: 'aafeeeee', timeLeft: '08:12', state: 'needsYou' },
  { name: 'Ada', squares: 'aaaafaee', timeLeft: '07:55' },
  { name: 'Inès', squares: 'aaaaaaee', timeLeft: '07:41' },
  { name: 'Jonas', squares: 'aaafaaae', timeLeft: '07:20' },
  { name: 'Sofia', squares: 'aaaaaaaa', timeLeft: '', state: 'finished' },
] as const

const STATES = { a: 'answered', f: 'flagged', e: 'empty' } as const

/** A class seen from the desk: one row per person, one square per question. */
export function BoardScene() {
  const { t } = useTranslation('site')
  return (
    <div className={`${drawn.sheet} ${classes.board}`}>
      <p className={classes.title}>{t('landing.stage.subject')}</p>
      <ul className={`plain ${classes.rows}`}>
        {ROWS.map((row, index) => (
          <li
            key={row.name}
            className={classes.row}
            data-state={'state' in row ? row.state : undefined}
            style={{ '--row': index } as CSSProperties}
          >
            <span className={classes.name}>{row.name}</span>
            <Squares states={row.squares} />
            {row.timeLeft && <span className="tabular">{row.timeLeft}</span>}
            {'state' in row && (
              <span className={classes.state}>
                {row.state === 'needsYou' ? (
                  <IconAlertTriangle size={16} stroke={1.5} />
                ) : (
                  <IconCheck size={16} stroke={2} />
                )}
                {t(`landing.stage.${row.state}`)}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className={`note ${classes.legend}`}>
        {Object.values(STATES).map((state) => (
          <span key={state}>
            <i className={classes.square} data-is={state} />
            {t(`landing.stage.legend.${state}`)}
          </span>
        ))}
      </p>
    </div>
  )
}

function Squares({ states }: { states: string }) {
  return (
    <span className={classes.squares}>
      {[...states].map((state, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a square is its question's place
          key={index}
          className={classes.square}
          data-is={STATES[state as keyof typeof STATES]}
          style={{ '--place': index } as CSSProperties}
        />
      ))}
    </span>
  )
}
