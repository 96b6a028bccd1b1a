import { Code } from '@mantine/core'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import { Tagged } from '#web/components/text/tagged.tsx'
import classes from './legal-sentence.module.css'

/** A sentence that may lead to the page it speaks of. */
export function LegalSentence({ sentence }: { sentence: string }) {
  return <Tagged sentence={sentence} parts={PARTS} />
}

const PARTS = {
  code: (words: string) => <Code className={classes.code}>{words}</Code>,
  settings: linkTo('/setting'),
  terms: linkTo('/term'),
  privacy: linkTo('/privacy'),
  pricing: linkTo('/pricing'),
  antiCheat: linkTo('/anti-cheat'),
}

function linkTo(path: '/setting' | '/term' | '/privacy' | '/pricing' | '/anti-cheat') {
  return (words: string) => (
    <AnchorLink to={path} inherit>
      {words}
    </AnchorLink>
  )
}
