import type { FactPack } from '../pack.ts'

export const python: FactPack = {
  id: 'python',
  name: { en: 'Python programming', fr: 'Programmation en Python' },
  aliases: {
    en: ['Python', 'learning Python', 'Python language', 'coding in Python', 'Python basics'],
    fr: ['Python', 'NSI Python', 'langage Python', 'apprendre Python', 'coder en Python'],
  },
  relations: [
    {
      forward: {
        en: 'In Python, what does `{entity}` do?',
        fr: 'En Python, que fait `{entity}` dans un programme ?',
      },
      reverse: {
        en: 'In Python, which word is used to do this: {value}?',
        fr: 'En Python, qu’est-ce qui permet de faire ceci : {value} ?',
      },
      statement: {
        en: 'In Python, `{entity}` does this: {value}.',
        fr: 'En Python, voici le rôle de `{entity}` : {value}.',
      },
      open: {
        en: 'Explain what `{entity}` does in Python, with an example of code.',
        fr: 'Expliquez le rôle de `{entity}` en Python, avec un exemple de code.',
      },
      facts: [
        ['easy', 'print', 'print', 'show text on the screen', 'afficher du texte à l’écran'],
        ['easy', 'input', 'input', 'wait for the user to type', 'attendre une saisie au clavier'],
        ['easy', 'len', 'len', 'count the items', 'compter les éléments'],
        ['easy', 'def', 'def', 'begin a function', 'commencer une fonction'],
        ['easy', 'import', 'import', 'load a module', 'charger un module'],
        ['medium', 'range', 'range', 'yield a run of whole numbers', 'produire une série d’entiers'],
        [
          'medium',
          'append',
          'append',
          'put an item at the end of a list',
          'mettre un élément en fin de liste',
        ],
        ['medium', 'elif', 'elif', 'test another condition after if', 'tester une autre condition après if'],
        ['medium', 'break', 'break', 'leave a loop at once', 'quitter aussitôt une boucle'],
        ['medium', 'return', 'return', 'hand a result back to the caller', 'rendre un résultat à l’appelant'],
        ['tough', 'yield', 'yield', 'turn a function into a generator', 'faire d’une fonction un générateur'],
        ['tough', 'lambda', 'lambda', 'write a function without a name', 'écrire une fonction anonyme'],
        [
          'tough',
          'enumerate',
          'enumerate',
          'pair each item with its index',
          'associer à chaque élément son indice',
        ],
        [
          'tough',
          'except',
          'except',
          'handle an error that was raised',
          'traiter une erreur qui a été levée',
        ],
        [
          'tough',
          'zip',
          'zip',
          'pair up the items of several lists',
          'réunir les éléments de plusieurs listes deux à deux',
        ],
      ],
    },
    {
      forward: {
        en: 'In Python, what is the value of `{entity}`?',
        fr: 'En Python, quelle est la valeur de `{entity}` ?',
      },
      statement: {
        en: 'In Python, the value of `{entity}` is `{value}`.',
        fr: 'En Python, la valeur de `{entity}` est `{value}`.',
      },
      fillIn: 'value',
      facts: [
        ['easy', '2 ** 3', '2 ** 3', '8', '8'],
        ['easy', '7 // 2', '7 // 2', '3', '3'],
        ['medium', '7 % 3', '7 % 3', '1', '1'],
        ['medium', 'len("quiz")', 'len("quiz")', '4', '4'],
        ['tough', '"abc"[-1]', '"abc"[-1]', '"c"', '"c"'],
        ['tough', 'bool([])', 'bool([])', 'False', 'False'],
      ],
    },
  ],
}
