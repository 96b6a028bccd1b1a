import type { Locale } from '@probant/contract/locales'
import type { Clause, Grammar } from '../grammar.ts'

/** Is it no statement, but a heading, a note or an instruction? */
export function isNoStatement(text: string, clause: Clause | undefined, grammar: Grammar): boolean {
  const { locale } = grammar
  return (
    isInstruction(text, locale) ||
    INCOMPLETE[locale].test(text) ||
    ((!clause || text.includes(':')) && !grammar.hasVerb(text))
  )
}

/** `Rinse the pipette with the acid`, `If the alarm rings, leave the room`, `Mouiller les mains` */
export function isInstruction(text: string, locale: Locale): boolean {
  if (PARTICIPLE.test(text)) return false
  const [, main = ''] = CONDITION[locale].exec(text) ?? []
  return (
    ORDER[locale].test(text) ||
    (main !== '' && ORDER[locale].test(main.charAt(0).toUpperCase() + main.slice(1)))
  )
}

/** `Cut off from fresh water, it gradually silts up` */
const PARTICIPLE = /^(?:Cut|Put|Read|Set|Left)\b[^,]*, (?:it|they|he|she|this|the|an?)\b/

const CONDITION: Record<Locale, RegExp> = {
  en: /^(?:If|When|Where|Before|After|Once|While|To|In order to|For|In|During|With|Using)\b[^,]+, (.+)$/,
  fr: /^(?:Si|S’|Quand|Lorsque|Lorsqu’|Avant|Après|Pour|Dès|En|À|Dans)[^,]+, (.+)$/u,
}

const ORDER: Record<Locale, RegExp> = {
  en: new RegExp(
    [
      '^(?:Please|Do not|Don’t|Never \\p{Ll}+(?<!ed|s) (?:the|an?|your|any|it|them|on|in|into|under|near|off|over|behind|to|without)|(?:Always|Then|Next|First|Now|Simply|Only) [a-z]+(?<!s|ed|ly|ing) (?:the|an?|your|any|all|each)) ',
      '^(?:Note|Remember|Notice|Recall)(?: that| the| how|:)',
      `^(?:${[
        'Add Adjust Allow Apply Ask Attach Avoid Be Bring Call Carry Check Choose Clean Collect Compare Contact Continue Cook Count Cover Create Cut Discard Dispose Draw Dry Ensure Explain Fill Find Follow Forward Give Heat Hold Inform Insert Keep Learn Leave Let Lift Listen Look Make Measure Mix Move Note Notify Open Place Pour Press Prepare Prevent Put Read Record Remove Repeat Replace Report Return Rinse Run Save Select Send Serve Shake Share Show Speak Start Stay Stir Stop Store Swirl Take Tell Test Throw Tie Touch Transfer Try Turn Use Wait Wash Watch Wear Weigh Wipe Work Write',
      ]
        .join(' ')
        .replaceAll(
          ' ',
          '|',
        )}) (?:the|an?|your|their|any|every|each|all|it|them|only|until|as soon|out|up|off|on|in|down|away|sure|able|aware|careful|two|three|four|about|at least|with|gently|carefully|slowly|both|between|[a-z]+ (?:and|the|with|in|on|for|from|to|accurate|clean|dry|cold|separate))(?![\\p{L}’-])`,
      // These are no nouns: whatever they are followed by, something is to be done.
      `^(?!Put (?:simply|another way|differently)\\b)(?:${[
        'Accept Agree Apply Arrange Ask Avoid Bring Choose Collect Confirm Consult Describe Discuss Ensure Enter Explain Follow Give',
        'Greet Have Identify Inform Insert Introduce Invite Keep Leave Listen Obtain Pass Put Remove Repeat Replace Ring Say Send Submit',
        'Sum Switch Take Tell Thank Unlock Unplug Use Warn Wash Wear Write',
      ]
        .join(' ')
        .replaceAll(' ', '|')}) (?!is |are |was |were |has |had |can |may |must |will |of )\\p{Ll}`,
    ].join('|'),
    'u',
  ),
  fr: /^(?:Ne (?:pas|jamais|rien) )?(?!Entre |Contre |Outre |Derrière |Notre |Votre |Autre |Quatre |Hiver |Avenir |Plaisir |Pouvoir |Devoir |Mer |Fer |Hier )\p{Lu}\p{Ll}+(?:er|ir|re|oir) (?:le|la|les|l’|un|une|des|du|de|d’|avec|pendant|dans|sur|à|au|aux|en|par|immédiatement|abondamment|soigneusement|toujours|tout|toute|tous|toutes|son|sa|ses|leur|jamais|rien)(?![^,:]*(?:,|:)? (?:c’est|est|permet|consiste|revient|suppose|implique)(?!\p{L}))|^(?:Ne |N’)?\p{Lu}\p{Ll}{2,}ez(?!\p{L})|^(?:Attention|Rappel|Remarque)\s?:/u,
}

/** It leaves out what was said before, or is a label with a note. */
const INCOMPLETE: Record<Locale, RegExp> = {
  en: /^Because (?!.*, )|\b(?:is|are|was|were|do|does|did|has|have|can|will)(?: not)?$|^\p{Lu}[\p{L} ]{2,30} [-–—] |^Examples?:|^(?:e\.g|i\.e)\b|\b(?:how much|how many|why|etc\. and)$/u,
  fr: /^(?!.*(?<!\p{L})(?:les?|la|une?|des|du|on|il|elle|aux?|l’|d’)(?!\p{L}))\p{Lu}\p{Ll}+(?: \p{Ll}+)*(?:, \p{Ll}+(?: \p{Ll}+)*)+$|^Parce qu|^\p{Lu}[\p{L}’ ]{2,30} [-–—] |^Exemples?\s?:|(?<!\p{L})(?:pourquoi|combien|comment|non plus|aussi)$/u,
}
