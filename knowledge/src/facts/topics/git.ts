import type { FactPack } from '../pack.ts'

export const git: FactPack = {
  id: 'git',
  name: { en: 'Git', fr: 'Git' },
  aliases: {
    en: ['version control', 'git commands', 'source control'],
    fr: ['gestion de versions', 'commandes git', 'contrôle de version'],
  },
  narrower: { en: ['GitHub'], fr: ['GitHub'] },
  relations: [
    {
      forward: {
        en: 'What does the command `git {entity}` do?',
        fr: 'Que fait la commande `git {entity}` dans un dépôt ?',
      },
      reverse: {
        en: 'Which Git command does this: {value}?',
        fr: 'Quelle est la commande Git qui fait ceci : {value} ?',
      },
      statement: {
        en: 'The command `git {entity}` does this: {value}.',
        fr: 'La commande `git {entity}` fait ceci : {value}.',
      },
      open: {
        en: 'Explain what `git {entity}` does and when it is used.',
        fr: 'Expliquez ce que fait `git {entity}` et quand on l’emploie.',
      },
      fillIn: 'entity',
      facts: [
        ['easy', 'init', 'init', 'create an empty repository', 'créer un dépôt vide'],
        ['easy', 'clone', 'clone', 'copy a whole remote repository', 'copier tout un dépôt distant'],
        ['easy', 'commit', 'commit', 'record the staged changes', 'enregistrer les changements indexés'],
        ['easy', 'status', 'status', 'list which files have changed', 'lister les fichiers modifiés'],
        ['medium', 'add', 'add', 'put changes into the index', 'mettre des changements dans l’index'],
        ['medium', 'push', 'push', 'send local work to the server', 'envoyer le travail local au serveur'],
        [
          'medium',
          'pull',
          'pull',
          'bring remote work in and integrate it',
          'rapatrier et intégrer le travail distant',
        ],
        ['medium', 'log', 'log', 'show the history', 'montrer l’historique'],
        [
          'medium',
          'merge',
          'merge',
          'join another branch into this one',
          'réunir une autre branche à celle-ci',
        ],
        [
          'tough',
          'rebase',
          'rebase',
          'replay work on top of another base',
          'rejouer le travail sur une autre base',
        ],
        ['tough', 'stash', 'stash', 'put unfinished work aside', 'mettre de côté un travail inachevé'],
        [
          'tough',
          'bisect',
          'bisect',
          'search by halves for the faulty change',
          'chercher par moitiés le changement fautif',
        ],
        [
          'tough',
          'cherry-pick',
          'cherry-pick',
          'take over a single change from elsewhere',
          'reprendre un seul changement venu d’ailleurs',
        ],
        [
          'tough',
          'blame',
          'blame',
          'tell who last changed each line',
          'dire qui a modifié chaque ligne en dernier',
        ],
      ],
    },
  ],
}
