import type { RuledOut } from './glossary.ts'
import type { Sentences } from './parity.ts'

/** Sentences that call something by a word that the glossary rules out. */
export function ruledOutFaults(sentences: Sentences, ruledOut: readonly RuledOut[]): string[] {
  return Object.entries(sentences).flatMap(([key, sentence]) => {
    const said = withoutGaps(sentence)
    return ruledOut
      .filter(({ words, except }) => words.test(said) && !isExcepted(key, except))
      .map(
        ({ words, instead }) =>
          `${key}: “${words.exec(said)?.[0]}” is ${instead} (docs/glossary.md): ${sentence}`,
      )
  })
}

/** What is filled in, and the names of tags, nobody reads: `{{email}}`, `<link>`, `<code>probant_sign_in</code>`. */
function withoutGaps(sentence: string): string {
  return sentence.replace(/<code>.*?<\/code>|\$?\{[^}]*\}\}?|<\/?\w+>/g, '_')
}

function isExcepted(key: string, except: RuledOut['except'] = {}): boolean {
  return Object.keys(except).some((beginning) => key.startsWith(beginning))
}
