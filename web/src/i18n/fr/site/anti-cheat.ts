import type en from '../../en/site/anti-cheat.ts'

const antiCheat: typeof en = {
  title: 'Comment fonctionne l’anti-triche',
  description:
    'Les cinq gestes que Probant surveille pendant un examen, ce qui se passe la première puis la deuxième fois, ce qui n’est jamais compté, et qui décide.',
  sentence:
    'Des règles publiques, un avertissement avant toute interruption, et une personne qui garde le dernier mot.',
  warning: {
    description:
      'Illustration de l’avertissement\u00a0: il indique ce qui a été détecté et ce qui se passera la prochaine fois, et doit être confirmé.',
    title: 'Avertissement',
    seen: 'Vous avez quitté cette page.',
    next: 'La prochaine fois, votre quiz prendra fin et votre copie sera rendue en l’état.',
    confirm: 'J’ai compris',
  },
  strikes: {
    heading: 'En deux temps',
    first: {
      title: 'La première fois : <mark>un avertissement</mark>',
      text: 'Un message indique ce qui a été détecté et ce qui se passera la prochaine fois. Tant qu’il n’est pas confirmé, plus aucune infraction n’est comptée\u00a0; l’examen reprend ensuite. Le chronomètre continue de tourner pendant ce temps.',
    },
    second: {
      title: 'La deuxième fois\u00a0: <mark>copie rendue</mark>',
      text: 'L’examen prend fin et la copie est rendue automatiquement, avec toutes les réponses enregistrées jusque-là. Les réponses que le serveur n’avait pas encore reçues ne comptent pas\u00a0; elles restent affichées dans le navigateur.',
    },
    note: 'C’est la règle par défaut. La personne qui prépare l’examen peut aussi choisir d’avertir à chaque fois sans rien interrompre, ou de relever les infractions sans avertir\u00a0; dans ce cas, il reste possible de copier. La règle choisie est annoncée avant le début.',
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
        'Copier ou couper le texte d’une question\u00a0; coller ou déposer dans une réponse un texte venu d’ailleurs. Ces actions sont aussi bloquées.',
      spared:
        'Déplacer son propre texte d’une réponse à l’autre. Essayer de sélectionner ou d’imprimer la copie est simplement sans effet.',
    },
    rightClick: {
      title: 'Clic droit',
      counts: 'Ouvrir le menu de la souris sur la page, en dehors des champs où l’on écrit ses réponses.',
      spared: 'La touche de menu du clavier, un appui long sur un écran tactile.',
    },
    multiMonitor: {
      title: 'Un deuxième écran',
      counts:
        'Un deuxième écran empêche de commencer l’examen\u00a0; s’il est branché ensuite, il compte comme une infraction.',
      spared: 'Un écran que le navigateur ne signale pas.',
    },
  },
  fairness: {
    heading: 'Compter équitablement',
    once: {
      title: 'Un geste compte une fois',
      text: 'Changer d’onglet déclenche plusieurs alertes en une seconde. Elles ne comptent que pour une, sous le nom qui convient le mieux.',
    },
    server: {
      title: 'C’est le serveur qui compte',
      text: 'La page signale, le serveur décide d’après tout ce qu’il sait. Un signalement retardé par une mauvaise connexion est daté du moment où il s’est produit\u00a0; s’il arrive deux fois, il ne compte qu’une fois.',
    },
    exemptions: {
      title: 'Des dispenses sont possibles',
      text: 'Une personne peut être dispensée de certaines règles, pour un motif visible uniquement de la personne qui organise l’examen\u00a0: un lecteur d’écran ou une dictée vocale ne doit pénaliser personne. Les gestes dont elle est dispensée ne sont même pas relevés.',
    },
    told: {
      title: 'Tout le monde est prévenu',
      text: 'Les règles figurent sur la page de départ de chaque examen. Si les outils de développement sont ouverts ou qu’un deuxième écran est branché, la page le signale et attend avant de commencer. S’il faut se reconnecter en cours de route, rien n’est surveillé pendant ce temps.',
    },
  },
  recorded: {
    heading: 'Relevé, mais sans jamais interrompre l’examen',
    items: {
      fullScreen: 'quitter le plein écran, si l’examen le demande',
      developerTools: 'ouvrir les outils de développement pendant l’examen',
      gaps: 'les moments sans contact avec la page\u00a0: connexion perdue, ordinateur en veille, onglet fermé',
      secondBrowser:
        'continuer dans un autre onglet, un autre navigateur ou un autre appareil, après une demande explicite',
      time: 'le temps passé sur chaque question',
    },
  },
  creator: {
    heading: 'Ce que voit et décide la personne qui organise l’examen',
    timeline:
      'Chaque personne a sa chronologie\u00a0: ce qui a été relevé, quand, à quelle question, et si cela a compté, a seulement été relevé ou a été écarté. Ce sont des éléments d’appréciation, pas un verdict.',
    reopen:
      'Un examen interrompu par des infractions peut être rouvert avec le temps qui restait, tant que la personne ne peut pas voir le corrigé. Le décompte repart alors de zéro.',
  },
  limits: {
    heading: 'Les limites de la surveillance',
    camera: 'Ni caméra, ni micro, ni enregistrement de l’écran, rien à installer.',
    proof:
      'Cette surveillance ne prouve l’honnêteté de personne et ne remplace pas une présence dans la salle. Elle décourage les tentations faciles et indique clairement ce qu’elle a détecté.',
    blind:
      'Une page ne sait que ce que le navigateur lui transmet\u00a0: certaines choses passent donc inaperçues. Mieux vaut manquer une infraction qu’accuser quelqu’un à tort.',
  },
}

export default antiCheat
