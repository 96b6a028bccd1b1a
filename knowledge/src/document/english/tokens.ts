import model from 'wink-eng-lite-web-model'
import winkNlp, { type ItemToken } from 'wink-nlp'

export interface Token {
  text: string
  /** Part of speech, as in Universal Dependencies. */
  pos: string
  lemma: string
  start: number
  end: number
}

/** The model takes most of a second to load, so the first English text loads it. */
export function tokensOf(text: string): Token[] {
  nlp ??= winkNlp(model, ['pos'])
  const { its } = nlp
  let end = 0
  const tokens: Token[] = []
  nlp
    .readDoc(text)
    .tokens()
    .each((item: ItemToken) => {
      const word = item.out()
      const start = text.indexOf(word, end)
      if (start < 0) return
      end = start + word.length
      tokens.push({
        text: word,
        pos: item.out(its.pos),
        lemma: item.out(its.lemma as typeof its.pos),
        start,
        end,
      })
    })
  return tokens
}

let nlp: ReturnType<typeof winkNlp> | undefined
