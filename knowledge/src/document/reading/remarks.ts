import type { Locale } from '@probant/contract/locales'

/** Does the sentence speak of the text, announce what comes, or say what nobody can check? */
export function isRemark(text: string, locale: Locale): boolean {
  return ABOUT_THE_TEXT[locale].test(text) || ANNOUNCING[locale].test(text) || UNCHECKABLE[locale].test(text)
}

const ABOUT_THE_TEXT: Record<Locale, RegExp> = {
  en: /\b(?:(?:as )?(?:described|defined|shown|explained|seen|listed|stated|noted|discussed|given|outlined|indicated) (?:\p{Ll}+ )?(?:above|below|earlier|later|previously|overleaf)|see (?:above|below)|in the (?:next|previous|following|last) (?:section|chapter|lesson|part|paragraph|lecture)|this (?:section|chapter|lesson|course|module|page|article|handout|lecture|text|document|unit|guide)|the (?:table|diagram|figure|graph|chart|map|text|passage|handout) (?:above|below|opposite|shows)|(?<! or )(?:above|below)$|in the exam)\b/iu,
  fr: /(?<!\p{L})(?:voir (?:plus (?:haut|bas|loin)|ci-)|(?:vu|décrit|défini|signalé|indiqué|évoqué|cité|expliqué|présenté)e?s? (?:plus haut|plus bas|plus loin|précédemment|ci-dessus|ci-dessous)|comme on l’a vu|on (?:l’a vu|le verra|verra (?:que|plus|comment)|a vu|vient de voir)|déjà (?:signalé|évoqué|cité|mentionné|vu)e?s?|(?:ce|cette) (?:section|chapitre|leçon|cours|module|page|article|fiche|texte|document|partie|guide)|le (?:tableau|schéma|graphique|document) (?:ci-|suivant|précédent)|au programme)(?!\p{L})/iu,
}

/** `The process has two stages`, without naming them. */
const ANNOUNCING: Record<Locale, RegExp> = {
  en: /\b(?:two|three|four|five|six|several|many|various|a number of) (?:\p{Ll}+ )?(?:stages|steps|phases|types|kinds|forms|reasons|causes|origins|problems|conditions|factors|ways|parts|rules|principles|points|questions|advantages|drawbacks|disadvantages|consequences|effects)$|\b(?:the following|as follows)\b|\bis (?:an?|the) (?:special|particular|classic|best-known|typical|good|obvious|simple) (?:case|example)$|\b(?:a|the) classic (?:case|example)\b/u,
  fr: /(?<!\p{L})(?:deux|trois|quatre|cinq|six|plusieurs|divers|diverses|différents|différentes)(?: \p{Ll}+)? (?:étapes|phases|types|sortes|formes|raisons|causes|origines|problèmes|conditions|facteurs|façons|manières|parties|règles|principes|points|questions|avantages|inconvénients|conséquences|effets|influences)(?: principales?| principaux)?$|(?<!\p{L})(?:les suivantes?|les suivants|comme suit)(?!\p{L})|(?<!\p{L})un (?:cas|exemple) (?:particulier|classique|typique|célèbre|évident)$/u,
}

const UNCHECKABLE: Record<Locale, RegExp> = {
  en: /^(?:Little|Few|Much(?! of)|Hardly|Perhaps|Maybe|No other|No wonder|Knowing)\b|\b(?:surpris\w+|fascinat\w+|astonish\w+|amaz\w+|well worth|needless to say|it goes without saying|at first sight)\b|\b(?:as|so) closely$/u,
  fr: /^(?:Peu de|Sans doute|Peut-être|Inutile|Heureusement|La question|La réponse|Le problème|La difficulté)(?!\p{L})|(?<!\p{L})(?:surpren\p{L}+|fascin\p{L}+|étonn\p{L}+|frappant\p{L}*|il va de soi|à première vue|une \p{Ll}+ décisive$|un \p{Ll}+ décisif$|l’essentiel est)(?!\p{L})|\p{Ll} mêmes? d(?:e |u |es |’)|^On préfère(?!\p{L})|(?<!\p{L})bien (?:antérieure?|plus ancienn?e?)s?(?!\p{L})/u,
}
