import type { LocalContent } from '@probant/contract/site-content'
import { useTranslation } from 'react-i18next'
import { Section } from '../public-page.tsx'
import classes from './testimonials.module.css'

const EXAMPLES = ['teacher', 'trainer', 'recruiter'] as const

/** What people who use it say. Until the operator has asked some, examples stand there, and say that they are. */
export function Testimonials({ testimonials }: Pick<LocalContent, 'testimonials'>) {
  const { t } = useTranslation('landing')
  const areExamples = testimonials.length === 0
  const shown = areExamples
    ? EXAMPLES.map((name) => ({ ...t(`testimonials.examples.${name}`, { returnObjects: true }), role: '' }))
    : testimonials
  return (
    <Section
      heading={t(areExamples ? 'testimonials.exampleHeading' : 'testimonials.heading')}
      sentence={areExamples ? t('testimonials.exampleSentence') : undefined}
    >
      <ul className={classes.desk}>
        {shown.map(({ quote, author, role }) => (
          <li key={`${author} ${quote}`}>
            <figure className={classes.note}>
              {areExamples && <p className={classes.example}>{t('testimonials.example')}</p>}
              <blockquote className={classes.quote}>{quote}</blockquote>
              <figcaption className={classes.signature}>
                <strong>{author}</strong>
                {role && <span>{role}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
