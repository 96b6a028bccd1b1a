import type { LocalContent } from '@probant/contract/site-content'
import { useTranslation } from 'react-i18next'
import { Section } from '../public-page.tsx'
import classes from './landing.module.css'

/** What people who use it have said; nothing until the operator has asked some. */
export function Testimonials({ testimonials }: Pick<LocalContent, 'testimonials'>) {
  const { t } = useTranslation('site')
  if (testimonials.length === 0) return null
  return (
    <Section heading={t('landing.testimonials.heading')}>
      <ul className={`plain ${classes.testimonials}`}>
        {testimonials.map(({ quote, author, role }) => (
          <li key={`${author} ${quote}`}>
            <figure className={`card ${classes.testimonial}`}>
              <blockquote className={classes.quote}>{quote}</blockquote>
              <figcaption className={`note ${classes.signature}`}>
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
