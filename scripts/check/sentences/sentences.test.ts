import { describe, expect, it } from 'vitest'
import { frenchTypographyFault } from './french-typography.ts'
import { RULED_OUT } from './glossary.ts'
import { literalTextFaults } from './literal-text.ts'
import { flatten, parityFaults } from './parity.ts'
import { ruledOutFaults } from './ruled-out.ts'
import { serverSentences } from './server-sentences.ts'
import { usageFaults } from './usage.ts'

describe('parity', () => {
  it('finds nothing where both languages say the same', () => {
    expect(parityFaults({ title: 'Hello {{name}}' }, { title: 'Bonjour {{name}}' })).toEqual([])
  })
  it('finds a sentence that one language lacks', () => {
    expect(parityFaults({ title: 'Quiz', hint: 'Hint' }, { title: 'Quiz' })).toHaveLength(1)
    expect(parityFaults({ title: 'Quiz' }, { title: 'Quiz', hint: 'Indice' })).toHaveLength(1)
  })
  it('finds an empty sentence', () => {
    expect(parityFaults({ title: 'Quiz' }, { title: ' ' })).toHaveLength(1)
  })
  it('finds a parameter or a tag that got lost', () => {
    expect(parityFaults({ title: 'At most {limit}' }, { title: 'Au plus' })).toHaveLength(1)
    expect(parityFaults({ title: 'Read <link>this</link>' }, { title: 'Lisez ceci' })).toHaveLength(1)
  })
  it('lets French have its own plural for millions', () => {
    expect(parityFaults({ n_one: 'a', n_other: 'b' }, { n_one: 'a', n_many: 'c', n_other: 'b' })).toEqual([])
  })
  it('reads sentences at any depth', () => {
    expect(flatten({ form: { title: 'Quiz', steps: ['One', 'Two'] } })).toEqual({
      'form.title': 'Quiz',
      'form.steps.0': 'One',
      'form.steps.1': 'Two',
    })
  })
})

describe('French typography', () => {
  it('takes both no-break spaces, times of day and addresses', () => {
    for (const sentence of [
      'Prêt\u202f?',
      'Durée\u00a0: 10:30',
      '«\u00a0Oui\u00a0»',
      'Voir https://exemple.fr',
      'L’heure',
      'La copie rendue par {{name}}, sur {{count}}',
      'Il n’y a que {{count}} questions',
    ]) {
      expect(frenchTypographyFault(sentence), sentence).toBeUndefined()
    }
  })
  it('puts no name where it would have to be elided', () => {
    for (const sentence of [
      'La copie de {{person}}',
      'au nom de <b>{{name}}</b>',
      'plus que {{organization}}',
    ])
      expect(frenchTypographyFault(sentence), sentence).toBeDefined()
  })
  it('finds a plain space or none where a no-break one belongs', () => {
    for (const sentence of ['Prêt ?', 'Prêt?', 'Durée : 5', '« Oui »', "L'heure", 'Dire "oui"']) {
      expect(frenchTypographyFault(sentence), sentence).toBeDefined()
    }
  })
})

describe('the glossary', () => {
  const faults = (locale: 'en' | 'fr', sentence: string, key = 'web/taking:title') =>
    ruledOutFaults({ [key]: sentence }, RULED_OUT[locale])

  it('rules out a second English word for the same thing', () => {
    for (const sentence of [
      'Sign in again to continue',
      'That will sign {{other}} out of this browser.',
      'The right answers are never shown.',
      'Stop the clock',
      'The clock is stopped',
      'This installation doesn’t send e-mail.',
      'The person who set this quiz sees it.',
      'Your answers are kept in this browser.',
      'Finished {{when}}',
      'Email address',
      'Loading …',
    ]) {
      expect(faults('en', sentence), sentence).toHaveLength(1)
    }
  })
  it('rules out a second French word for the same thing', () => {
    for (const sentence of [
      'Un second écran a été branché.',
      'Un quiz minuté',
      'La même horloge pour tout le monde',
      'E-mail',
      'Votre offre ne le permet pas.',
      'Cette installation n’envoie pas de courriels.',
      'Il s’ouvrira de lui-même.',
    ]) {
      expect(faults('fr', sentence), sentence).toHaveLength(1)
    }
  })
  it('takes its own words, what only holds a ruled-out one, and what nobody reads', () => {
    for (const sentence of [
      'Log in as {{email}}',
      'Sign up',
      'The correct answer',
      'The clock keeps running.',
      'Unfinished, rewritten, designing',
      '<code>probant_sign_in</code>: a cookie',
      'Loading…',
    ]) {
      expect(faults('en', sentence), sentence).toEqual([])
    }
    for (const sentence of ['Adresse e-mail', 'Dans 30 secondes', 'Un deuxième écran', 'Dix minutes']) {
      expect(faults('fr', sentence), sentence).toEqual([])
    }
  })
  it('lets a word stand where it is right', () => {
    expect(faults('en', 'Who runs this installation', 'web/site:notice.title')).toEqual([])
    expect(faults('fr', 'L’horloge de cet appareil', 'web/taking:start.wrongClock_one')).toEqual([])
  })
  it('names the sentence, the word and the one to use', () => {
    expect(faults('en', 'Timeline')).toEqual([
      'web/taking:title: “Timeline” is incident log (docs/glossary.md): Timeline',
    ])
  })
  it('reads what the server says in mails and files, in the language asked for', () => {
    const path = 'server/src/modules/users/emails.ts'
    const text = "const TEXTS = {\n  en: { hi: 'Hello', bye: () => `Good\nbye` },\n  fr: { hi: 'Bonjour' } }"
    expect(serverSentences([{ path, text }], 'en')).toEqual({
      'server/users/emails:2:13': 'Hello',
      'server/users/emails:2:33': 'Good\nbye',
    })
    expect(Object.values(serverSentences([{ path, text }], 'fr'))).toEqual(['Bonjour'])
  })
})

describe('usage', () => {
  const sentences = { quizzes: { 'form.title': 'Title', count_one: '1', count_other: '2' } }

  it('knows a sentence by its full name, its plural, or its key beside its namespace', () => {
    expect(usage(sentences, "t('quizzes:form.title'); t('quizzes:count', { count })")).toEqual([])
    expect(usage(sentences, "const { t } = useTranslation('quizzes'); t('form.title'); t('count')")).toEqual(
      [],
    )
  })
  it('takes a template for every key that fits it', () => {
    expect(usage(sentences, `t(\`quizzes:form.\${part}\`); t('quizzes:count')`)).toEqual([])
  })
  it('knows a key that is handed over from elsewhere', () => {
    const files = ["useTranslation('navigation'); t(name)", "const destinations = [{ name: 'groups' }]"]
    expect(usage({ navigation: { groups: 'Groups', usage: 'Usage' } }, ...files)).toEqual([
      'navigation:usage: written, but used nowhere',
    ])
  })
  it('needs no namespace for the sentences that all share', () => {
    expect(usage({ common: { save: 'Save' } }, "t('save')")).toEqual([])
  })
  it('finds a sentence that nobody says', () => {
    expect(usage(sentences, "t('quizzes:form.title')")).toEqual(['quizzes:count: written, but used nowhere'])
  })
  it('finds a sentence that is asked for and missing', () => {
    const text = "t('quizzes:form.title'); t('quizzes:count'); t('quizzes:form.titel')"
    expect(usage(sentences, text)).toEqual(['quizzes:form.titel: used, but there is no such sentence'])
  })
})

describe('literal text', () => {
  it('finds words between tags, also where they are chosen or put together', () => {
    for (const content of [
      'Hello',
      'Hello {name}',
      "{'Hello'}",
      "{isNew ? 'New' : name}",
      "{isNew && 'New'}",
      "{name ?? 'Nobody'}",
      "{'Hello ' + name}",
      `{\`Hello \${name}\`}`,
    ]) {
      expect(literal(`<p>{icon}${content}</p>`), content).toHaveLength(1)
    }
    expect(literal('<>Hello</>')).toHaveLength(1)
  })
  it('finds words that are seen or heard of an attribute or an option', () => {
    expect(literal('<img src="/a.png" alt="A map" />')).toHaveLength(1)
    expect(literal('<button aria-label={isOpen ? "Close" : t("open")} />')).toHaveLength(1)
    expect(literal('<Select data={[{ value: "one", label: "The first" }]} />')).toHaveLength(1)
    expect(literal('<Row keys={["Delete"]} />')).toHaveLength(1)
  })
  it('finds the words of a message', () => {
    expect(literal("toast('Saved')")).toHaveLength(1)
    expect(literal("toast.error('Not saved', { description: 'Try again' })")).toHaveLength(2)
  })
  it('says where it is', () => {
    expect(literal('<p>\n  {icon} Hello\n</p>')).toEqual(['web/src/page.tsx:2: literal text: Hello'])
  })
  it('lets through what comes from the sentences, what is only compared, and what nobody reads', () => {
    for (const code of [
      "<p title={t('title')}>{t('quizzes:form.title')}</p>",
      '<p>{status === \'active\' && <Icon name="tick" className="a b" />}</p>',
      '<style>{`p { color: red }`}</style>',
      '<p>&nbsp;· 3 %</p>',
      "toast.success(t('saved'))",
    ]) {
      expect(literal(code), code).toEqual([])
    }
  })
  it('lets through what is the same in every language', () => {
    expect(literal('<p aria-label="Probant"><kbd>K</kbd></p>')).toEqual([])
  })
})

function literal(code: string) {
  return literalTextFaults([{ path: 'web/src/page.tsx', text: `const page = ${code}` }])
}

function usage(sentences: Record<string, Record<string, string>>, ...texts: string[]) {
  return usageFaults(
    sentences,
    texts.map((text) => ({ path: 'web/src/page.tsx', text, imports: [] })),
  )
}
