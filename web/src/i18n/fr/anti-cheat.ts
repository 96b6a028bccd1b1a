import type en from '../en/anti-cheat.ts'

const antiCheat: typeof en = {
  title: 'Comment marche l’anti-triche',
  description:
    'Les cinq gestes que Probant surveille pendant un examen, ce qui arrive la première puis la seconde fois, ce qui n’est jamais compté, et qui décide.',
  sentence:
    'Des règles que tout le monde peut lire d’avance, un avertissement avant toute fin, et une personne qui a le dernier mot.',
  warning: {
    description:
      'Un dessin de l’avertissement : il dit ce qui a été vu et ce qui arrivera la prochaine fois, et doit être confirmé.',
    title: 'Ceci est un avertissement',
    seen: 'Vous avez quitté cette page pour une autre.',
    next: 'La prochaine fois, votre quiz prend fin et votre copie est rendue en l’état.',
    confirm: 'J’ai compris',
  },
  strikes: {
    heading: 'Deux temps',
    first: {
      title: 'La première fois : <mark>un avertissement</mark>',
      text: 'Une fenêtre dit ce qui a été vu et ce qui arrivera la prochaine fois. Tant qu’elle n’est pas confirmée, plus rien n’est compté ; ensuite, l’examen continue. Le temps court pendant ce moment.',
    },
    second: {
      title: 'La seconde fois : <mark>copie rendue</mark>',
      text: 'L’examen prend fin et la copie est rendue d’elle-même, avec toutes les réponses enregistrées jusque-là. Ce qui n’était pas encore arrivé au serveur ne compte pas ; cela reste dans le navigateur, et s’affiche.',
    },
    note: 'C’est la règle habituelle. La personne qui prépare l’examen peut aussi choisir d’avertir chaque fois sans rien arrêter, ou de noter seulement : alors il n’y a pas d’avertissement, et copier n’est pas non plus empêché. La règle choisie est annoncée avant le départ.',
  },
  violations: {
    heading: 'Les cinq infractions',
    sentence: 'Ces cinq gestes, et rien d’autre, peuvent mettre fin à un examen.',
    counts: 'Compté',
    spared: 'Jamais compté',
    tabSwitch: {
      title: 'Quitter la page',
      counts:
        'La page est quittée, même un instant\u00a0: un autre onglet ou une autre adresse s’ouvre, la fenêtre est réduite ou entièrement recouverte.',
      spared:
        'Recharger la page, une panne, un navigateur qui rétablit la page, un ordinateur figé ou mis en veille.',
    },
    windowBlur: {
      title: 'Quitter la fenêtre',
      counts: 'Une autre fenêtre est utilisée plus d’une seconde, l’examen restant visible.',
      spared:
        'Un bref instant, et ce que l’examen ou le navigateur ouvre lui-même\u00a0: fenêtres de dialogue, méthode de saisie, choix d’un fichier, impression, demande au sujet des notifications.',
    },
    copyPaste: {
      title: 'Copier et coller',
      counts:
        'Copier ou couper le texte d’une question ; coller ou déposer dans une réponse un texte venu d’ailleurs. C’est aussi empêché.',
      spared:
        'Déplacer ses propres mots d’une de ses réponses à l’autre. Vouloir sélectionner ou imprimer la copie reste simplement sans effet.',
    },
    rightClick: {
      title: 'Clic droit',
      counts: 'Ouvrir le menu de la souris sur la page, en dehors des champs où l’on écrit ses réponses.',
      spared: 'La touche de menu du clavier, un appui long sur un écran tactile.',
    },
    multiMonitor: {
      title: 'Un deuxième écran',
      counts: 'Un deuxième écran empêche l’examen de commencer ; branché ensuite, il compte.',
      spared: 'Un écran que le navigateur ne signale pas.',
    },
  },
  fairness: {
    heading: 'Compter équitablement',
    once: {
      title: 'Un geste compte une fois',
      text: 'Changer d’onglet déclenche plusieurs alertes en une seconde. Elles n’en font qu’une, sous le nom qui convient le mieux.',
    },
    server: {
      title: 'C’est le serveur qui compte',
      text: 'La page signale, le serveur décide d’après tout ce qu’il sait. Un signalement retardé par une mauvaise connexion compte au moment auquel il appartient, et s’il arrive deux fois, il compte une fois.',
    },
    exemptions: {
      title: 'Les situations diffèrent',
      text: 'Une personne peut être dispensée de certaines règles, avec un motif que seule voit la personne qui examine : un lecteur d’écran ou une dictée vocale ne doit coûter d’examen à personne. Ce dont elle est dispensée n’est pas même noté.',
    },
    told: {
      title: 'Tout le monde est prévenu',
      text: 'Les règles figurent sur la page de départ de chaque examen. Si les outils de développement ou un deuxième écran l’empêchent de commencer, il le dit et attend. S’il faut se reconnecter en cours de route, rien n’est surveillé pendant ce temps.',
    },
  },
  recorded: {
    heading: 'Noté, mais jamais une raison d’arrêter',
    items: {
      fullScreen: 'quitter le plein écran, si l’examen le demande',
      developerTools: 'ouvrir les outils de développement pendant l’examen',
      gaps: 'les moments sans contact avec la page\u00a0: connexion perdue, ordinateur en veille, onglet fermé',
      secondBrowser:
        'continuer dans un autre onglet, navigateur ou appareil, qui doit prendre ouvertement le relais du premier',
      time: 'le temps passé sur chaque question',
    },
  },
  creator: {
    heading: 'Ce que voit et décide la personne qui examine',
    timeline:
      'Chaque personne a sa chronologie : ce qui a été noté, quand, à quelle question, et si cela a compté, a seulement été noté ou a été écarté. Ce sont des éléments à apprécier, pas un verdict.',
    reopen:
      'Un examen arrêté par des infractions peut être rouvert avec le temps qui restait, tant que cette personne ne peut pas voir le corrigé. Le compte repart alors de zéro.',
  },
  limits: {
    heading: 'Ce qu’elle ne fait pas',
    camera: 'Ni caméra, ni micro, ni enregistrement de l’écran, rien à installer.',
    proof:
      'Cette surveillance ne prouve l’honnêteté de personne et ne remplace pas une présence dans la salle. Elle décourage les tentations faciles et indique clairement ce qu’elle a détecté.',
    blind:
      'Une page ne sait que ce que le navigateur lui transmet\u00a0: certaines choses passent donc inaperçues. Mieux vaut manquer une infraction qu’accuser quelqu’un à tort.',
  },
}

export default antiCheat
