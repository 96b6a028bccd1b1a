import type { Locale } from '@probant/contract/locales'
import { fill } from '../wording.ts'

/** Fills the words into a frame, with the elisions and capitals that the language needs. */
export function worded(locale: Locale, frame: Frame, words: Record<string, string>): string {
  return fill(WORDING[locale][frame], words, { locale }).replace(/ ,/g, ',')
}

/** What surrounds the words of the text in a question. */
const WORDING = {
  en: {
    whichTerm: 'Which term fits this definition: “{meaning}”?',
    complete: 'Complete the sentence: “{gap}.”',
    completePassage: 'Complete: “{gap}.”',
    completeText: 'Complete the text.',
    completeTextAbout: 'Complete the text about {topic}.',
    inWhichYear: 'In which year {inverted}?',
    whatHappenedIn: 'What happened in {year}?',
    earliest: 'Which of these came first?',
    latest: 'Which of these came last?',
    explainTerm: 'Explain in your own words what {term} {verb}.',
    explainPerson: 'Explain in your own words who {term} {verb}.',
    explainWhy: 'Explain why {statement}.',
    explainHow: 'Explain how {statement}.',
    explain: 'Explain {what}.',
    difference: 'Explain the difference between {one} and {other}.',
    whatHappens: 'Explain what happens {when}.',
    whatHappened: 'Explain what happened {when}.',
    describe: 'Describe in a few sentences: {topic}.',
    whatToDo: 'Explain what you should do {when}.',
    shouldNot: '“{topic}”: which of these should you not do?',
    stepAfter: '“{topic}”: which step comes directly after “{step}”?',
    stepBefore: '“{topic}”: the step “{one}” comes before the step “{other}”.',
    nameSteps: '“{topic}”: name the {count} steps in their order.',
    labelMeans: '{label} means that {said}.',
    explainLabel: 'Explain what is meant by “{label}”.',
    completeInstruction: 'Complete the instruction: “{gap}.”',
    accordingToText: 'According to the text: “{sentence}”',
  },
  fr: {
    whichTerm: 'Quel terme correspond à cette définition\u00a0: «\u00a0{meaning}\u00a0»\u00a0?',
    complete: 'Complétez la phrase\u00a0: «\u00a0{gap}.\u00a0»',
    completePassage: 'Complétez\u00a0: «\u00a0{gap}.\u00a0»',
    completeText: 'Complétez le texte.',
    completeTextAbout: 'Complétez le texte sur {topic}.',
    inWhichYear: 'En quelle année {inverted}\u00a0?',
    whatHappenedIn: 'Que s’est-il passé en {year}\u00a0?',
    earliest: 'Lequel de ces événements a eu lieu en premier\u00a0?',
    latest: 'Lequel de ces événements a eu lieu en dernier\u00a0?',
    explainTerm: 'Expliquez avec vos propres mots ce {verb} {term}.',
    explainPerson: 'Expliquez avec vos propres mots qui {verb} {term}.',
    explainWhy: 'Expliquez pourquoi {statement}.',
    explainHow: 'Expliquez comment {statement}.',
    explain: 'Expliquez {what}.',
    difference: 'Expliquez la différence entre {one} et {other}.',
    whatHappens: 'Expliquez ce qui se passe {when}.',
    whatHappened: 'Expliquez ce qui s’est passé {when}.',
    describe: 'Présentez en quelques phrases\u00a0: {topic}.',
    whatToDo: 'Expliquez ce qu’il faut faire {when}.',
    shouldNot: '«\u00a0{topic}\u00a0»\u00a0: que ne faut-il pas faire\u00a0?',
    stepAfter: '«\u00a0{topic}\u00a0»\u00a0: quelle étape vient juste après «\u00a0{step}\u00a0»\u00a0?',
    stepBefore:
      '«\u00a0{topic}\u00a0»\u00a0: l’étape «\u00a0{one}\u00a0» vient avant l’étape «\u00a0{other}\u00a0».',
    nameSteps: '«\u00a0{topic}\u00a0»\u00a0: citez les {count} étapes dans leur ordre.',
    labelMeans: '{label}\u00a0: {said}.',
    explainLabel: 'Expliquez ce qu’on entend par «\u00a0{label}\u00a0».',
    completeInstruction: 'Complétez la consigne\u00a0: «\u00a0{gap}.\u00a0»',
    accordingToText: 'D’après le texte\u00a0: «\u00a0{sentence}\u00a0»',
  },
} satisfies Record<Locale, Record<string, string>>

type Frame = keyof (typeof WORDING)['en'] & keyof (typeof WORDING)['fr']
