import type { Grammar, Phrase } from '../grammar.ts'
import { ARTICLE, frenchClause, hasVerb } from './clause.ts'
import { affirmed } from './negation.ts'
import { genderOf } from './words.ts'

export function frenchGrammar(): Grammar {
  return {
    locale: 'fr',
    learn: () => frenchGrammar(),
    clauseOf: frenchClause,
    hasVerb,
    // A common noun always has an article; a phrase without one is a name.
    midSentence: (phrase) => phrase.replace(SMALL, (word) => word.toLowerCase()),
    asAnswer,
    phraseOf({ subject, isPlural, gender }) {
      const article = ARTICLE.exec(subject)?.[0] ?? ''
      const bare = subject.slice(article.length)
      if (
        /^(chaque |tou)/i.test(article) ||
        QUANTIFIED.test(bare) ||
        NO_NAME.test(subject) ||
        bare.split(/[ ’]/).length > 6 ||
        /^\d|[,;:()]/.test(bare)
      )
        return undefined
      return { bare, isPlural, gender, isName: article === '' }
    },
    phrasesIn,
    inverted: () => undefined,
    affirmed,
  }
}

const SMALL =
  /^L’|^(?:Le|La|Les|Un|Une|Des|Chaque|Tout|Toute|En|À|Au|Aux|Dans|Pendant|Depuis|Après|Avant|Dès|Vers|Pour|Selon|Chez|Environ|Plus|Près)(?![\p{L}-])/u
const QUANTIFIED =
  /^(plupart|majorité|moitié|plusieurs|quelques|chercheurs|scientifiques|historiens|spécialistes|experts|gens|personnes)\b/i

/** `De là, …`, `C’est …`; a pronoun between the subject and its verb: `Quinze navires y sont`. */
const NO_NAME =
  /^(?:C’|Ce|Cela|De|D’|Du|En|À|Au|Aux|Dans|Pour|Par|Sur|Sous|Avec|Sans|Il|Elle|Ils|On|Qui|Que|Quand|Si|Reste|Voilà|Voici|Faute|Comme|Lors|Dès|Or|Et|Mais)(?![\p{L}-])| (?:y|en)$/u

/** Each answer has its own article, so that elision and gender do not reveal the right one. */
function asAnswer({ bare, isPlural, isName, gender }: Phrase): string {
  if (isName) return bare
  if (isPlural) return `Les ${bare}`
  if (/^[aeiouyhâàéèêëîïôöûùœ]/i.test(bare) && !ASPIRATED.test(bare)) return `L’${bare}`
  return gender === 'F' ? `La ${bare}` : `Le ${bare}`
}

const ASPIRATED =
  /^(haine|hall|halte|hameau|handicap|hangar|haricot|harcèlement|hasard|hausse|haut|hauteur|havre|hernie|héron|héros|hibou|hiérarchie|hockey|homard|honte|hors|houille|hublot|huit|hurlement|hutte|yaourt|yoga|onze|ouistiti|hanche|harpe|halle|hache|haie|Hollande|Hongrie)/i

/** Nouns with their article and at most one complement, and names within a sentence. */
function phrasesIn(text: string): Phrase[] {
  const nouns = [...text.matchAll(NOUN)].flatMap(([, article = '', noun = '', complement = '']): Phrase[] => {
    const gender = genderOf(noun)
    if (!gender || noun.length < 4 || VAGUE.test(noun)) return []
    const isPlural = /^(les|des)$/i.test(article)
    return [{ bare: noun + complement, isPlural, gender, isName: false }]
  })
  const names = [...text.matchAll(NAME)].map(([bare]): Phrase => ({ bare, isPlural: false, isName: true }))
  return [...nouns, ...names]
}

const NOUN =
  /(?<!\p{L})(le|la|l’|les|une?|des)\s?(\p{Ll}{4,})((?: d’\p{Ll}{3,}| de \p{Ll}{3,})?)(?![\p{L}-])/giu
const NAME = /(?<=[\p{Ll},] )\p{Lu}[\p{Ll}-]+(?: (?:de )?\p{Lu}[\p{L}-]+)*/gu
const VAGUE =
  /^(partie|parties|sorte|forme|façon|manière|chose|choses|exemple|nombre|fois|temps|année|années|jour|jours|mois|siècle|plupart|moitié|cours|lieu|suite|début|base|cadre|même|mêmes|autre|autres)$/
