import type { Locale } from '@probant/contract/locales'

/** The sentences of a paragraph before it turns to a case that somebody has made up: `Anna therefore pays 12 euros`. */
export function withoutExample(sentences: readonly string[], text: string, locale: Locale): string[] {
  const start = sentences.findIndex((sentence) => opensExample(sentence, text, locale))
  const end = sentences.findIndex((sentence, at) => at > start && RULE_AGAIN[locale].test(sentence))
  const made = start < 0 ? [] : sentences.slice(start, end < 0 ? undefined : end)
  return sentences.filter((one) => !made.includes(one) && !CALCULATION.test(one))
}

/** Is what stands under this heading an example? */
export function isExampleHeading(heading: string): boolean {
  return EXAMPLE_HEADING.test(heading)
}

const EXAMPLE_HEADING =
  /(?<!\p{L})(?:worked examples?|an example|examples?:?$|case study|exercises?|practice questions?|exemples?(?: chiffrés?| de calcul| résolus?)?\s?:?$|un exemple|cas pratiques?|étude de cas|exercices?|mise en situation)(?!\p{L})/iu

/** `5 ÷ 10 = 0.5`, `member_id`: of numbers and names that belong to one case. */
const CALCULATION = /\p{Ll}_\p{Ll}|\d[\p{L}\d.,%€$£²³⁻/ ]*\s?[x×÷*/+]\s?[\d(][^=]*=|=\s?[€$£]?\d/u

/** What is said of everybody again. */
const RULE_AGAIN: Record<Locale, RegExp> = {
  en: /^(?:In general|As a rule|In all cases),/,
  fr: /^(?:En général|En règle générale|Dans tous les cas|De manière générale|Chez (?:les? |la |l’)[^,]{3,60}), |^On (?:ne |n’)?\p{Ll}/u,
}

function opensExample(sentence: string, text: string, locale: Locale): boolean {
  if (SUPPOSING[locale].test(sentence) || TITLED[locale].test(sentence)) return true
  return [...sentence.matchAll(GIVEN_NAME)].some(([name]) => !isSomebody(name, text))
}

const SUPPOSING: Record<Locale, RegExp> = {
  en: /^(?:Suppose|Imagine|Assume|Consider|Picture|Say|Take (?:the case|the example|an?)|Let)(?!\p{L})/u,
  fr: /^(?:Supposons|Imaginons|Prenons|Considérons|Soit|Soient|Admettons)(?!\p{L})/u,
}

/** `Mme Lopez`: whoever is known is called by the full name. */
const TITLED: Record<Locale, RegExp> = {
  en: /(?<!\p{L})(?:Mr|Mrs|Ms)\.? \p{Lu}\p{Ll}+(?! \p{Lu})/u,
  fr: /(?<!\p{L})(?:M\.|Mme|Mlle|Monsieur|Madame)[ \u00a0\u202f]\p{Lu}\p{Ll}+(?! \p{Lu})/u,
}

/** Somebody of that name is in the text with a surname, a number or a title. */
function isSomebody(name: string, text: string): boolean {
  return new RegExp(
    `(?<!\\p{L})(?:(?:King|Queen|Pope|Saint|St|Prince|Princess|Emperor|Tsar|roi|reine|pape|saint|sainte|prince|princesse|empereur|tsar) ${name}(?!\\p{L})|${name}(?:-\\p{Lu}\\p{Ll}+)?,? (?:\\p{Lu}|(?:d’|de |du |de la |le |la |the |von |van |al-)\\p{Lu}))`,
    'u',
  ).test(text)
}

const NAMES =
  'Aisha Alex Ali Alice Amina Amir Amy Ana Anita Anna Annie Anne Antoine Arthur Ben Beth Bob Camille Carlos Carol Carla Caroline Cathy Chloé Chloe Chris Claire Clara Daniel David Elena Élodie Emma Emily Ethan Eva Fatima Fatou Félix Fiona Grace Hannah Hugo Inès Ines Jack James Jane Jeanne Jenny Jim Joe John Jules Julia Julie Juliette Karim Kate Kevin Laura Lea Léa Leila Leïla Léo Leo Leon Liam Lila Lina Linda Lisa Louise Lucas Lucie Lucy Lukas Malik Manon Marc Marco Maria Marie Mark Martin Mary Mathieu Maya Mehdi Mia Michael Mike Mohamed Nadia Naomi Nathan Nicolas Nina Nora Oliver Olivia Omar Paul Pauline Peter Pierre Priya Rachel Raj Ravi Rosa Ruth Sam Samir Samira Sara Sarah Sofia Sonia Sophie Stéphane Susan Thomas Tim Tina Tom Victor Yasmine Youssef Yuki Zoé Zoe'
const GIVEN_NAME = new RegExp(
  `(?<![\\p{L}-]|\\p{Lu}[\\p{L}.-]* )(?:${NAMES.split(' ').join('|')})(?![\\p{L}-])`,
  'gu',
)
