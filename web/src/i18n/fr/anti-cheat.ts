import type en from '../en/anti-cheat.ts'

const antiCheat: typeof en = {
  title: 'Comment marche l’anti-triche',
  description:
    'Les cinq gestes que Probant surveille pendant un examen, ce qui arrive la première puis la seconde fois, ce qui n’est jamais compté, et qui décide.',
  sentence:
    'Des règles que chacun peut lire d’avance, un avertissement avant toute fin, et une personne qui a le dernier mot.',
  soon: 'En préparation',
  soonSentence:
    'Aucun examen ne se passe encore ici. Voici les règles selon lesquelles la surveillance est construite.',
  warning: {
    description:
      'Un dessin de l’avertissement : il dit ce qui a été vu et quand, que c’est la première fois, et ce qui arrivera la seconde.',
    title: 'Vous avez quitté la page',
    seen: 'À 10:47, pendant la question 5, un autre onglet était devant.',
    next: 'C’est un avertissement. La seconde fois, l’examen prendra fin et votre copie sera rendue.',
    confirm: 'Revenir à l’examen',
  },
  strikes: {
    heading: 'Deux temps',
    first: {
      title: 'La première fois : <mark>un avertissement</mark>',
      text: 'Une fenêtre dit ce qui a été vu et ce qui arrivera la prochaine fois. Tant qu’elle n’est pas confirmée, plus rien n’est compté ; ensuite, l’examen continue.',
    },
    second: {
      title: 'La seconde fois : <mark>copie rendue</mark>',
      text: 'L’examen prend fin et la copie est rendue d’elle-même, avec toutes les réponses enregistrées jusque-là. Rien de ce qui est écrit n’est perdu.',
    },
    note: 'C’est la règle habituelle. La personne qui prépare l’examen peut aussi choisir d’avertir seulement, ou de noter seulement.',
  },
  violations: {
    heading: 'Les cinq infractions',
    sentence: 'Ces cinq gestes, et rien d’autre, peuvent mettre fin à un examen.',
    counts: 'Compté',
    spared: 'Jamais compté',
    tabSwitch: {
      title: 'Quitter la page',
      counts: 'La page n’est plus visible : un autre onglet s’ouvre, la fenêtre est réduite ou recouverte.',
      spared: 'Recharger la page, une panne, un ordinateur figé ou en veille.',
    },
    windowBlur: {
      title: 'Quitter la fenêtre',
      counts: 'Une autre fenêtre est utilisée plus d’une seconde, l’examen restant visible.',
      spared: 'Un instant plus court, les fenêtres de l’examen lui-même, le choix d’un fichier.',
    },
    copyPaste: {
      title: 'Copier et coller',
      counts: 'Copier ou couper le texte d’une question ; coller ou déposer un texte venu d’ailleurs.',
      spared: 'Déplacer ses propres mots d’une de ses réponses à l’autre.',
    },
    rightClick: {
      title: 'Clic droit',
      counts: 'Ouvrir le menu de la souris sur la page, en dehors de ses propres champs de réponse.',
      spared: 'La touche de menu du clavier, un appui long sur un écran tactile.',
    },
    multiMonitor: {
      title: 'Un deuxième écran',
      counts:
        'Plus d’un écran empêche l’examen de commencer ; un écran branché ensuite compte, une fois par écran.',
      spared: 'Les navigateurs qui ne disent pas combien il y a d’écrans.',
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
      text: 'Et non la page, qui pourrait être trafiquée. Un signalement retardé par une mauvaise connexion compte au moment auquel il appartient.',
    },
    exemptions: {
      title: 'Chacun est différent',
      text: 'Une personne peut être dispensée de certaines règles, avec un motif : un lecteur d’écran ou une dictée vocale ne doit coûter d’examen à personne.',
    },
    told: {
      title: 'Tout le monde est prévenu',
      text: 'Les règles figurent sur la page de départ de chaque examen. Si les outils de développement ou un deuxième écran l’empêchent de commencer, il le dit et attend.',
    },
  },
  recorded: {
    heading: 'Noté, mais jamais une raison d’arrêter',
    items: {
      fullScreen: 'quitter le plein écran',
      developerTools: 'ouvrir les outils de développement pendant l’examen',
      gaps: 'les coupures de connexion',
      secondBrowser:
        'ouvrir le même examen dans un second navigateur, qui doit prendre ouvertement le relais du premier',
      time: 'le temps passé sur chaque question',
    },
  },
  creator: {
    heading: 'Ce que voit et décide la personne qui examine',
    timeline:
      'Chaque participant a sa chronologie : ce qui a été vu, quand, à quelle question. Ce sont des éléments à apprécier, pas un verdict.',
    reopen:
      'Un examen interrompu peut être rouvert avec le temps qui restait, tant que le corrigé n’a pas été montré à ce participant.',
  },
  limits: {
    heading: 'Ce qu’elle ne fait pas',
    camera: 'Ni caméra, ni micro, ni enregistrement de l’écran, rien à installer.',
    proof:
      'Elle ne prouve l’honnêteté de personne : un téléphone à côté du clavier reste invisible. Elle écarte les tentations faciles, et dit clairement ce qu’elle a vu.',
  },
}

export default antiCheat
