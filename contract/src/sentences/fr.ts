import type { ErrorName } from '../errors.ts'
import type { en } from './en.ts'

/** What the product says in French. The spaces before `: ; ! ?` and inside « » are no-break ones. */
export const fr: {
  errors: Record<ErrorName, string>
  fields: Record<keyof typeof en.fields, string>
  limits: Record<keyof typeof en.limits, string>
} = {
  errors: {
    wrongCredentials: 'L’adresse e-mail ou le mot de passe est incorrect. Vérifiez les deux, puis réessayez.',
    tokenGenerationFailed: 'La connexion n’a pas pu aboutir. Réessayez dans un instant.',
    invalidAuthorizationCode: 'Cette connexion a été annulée ou n’est plus valable. Recommencez-la.',
    userWithEmailExists:
      'Un compte existe déjà avec cette adresse. Connectez-vous, ou réinitialisez son mot de passe.',
    userInfoUnavailable:
      'Le service de connexion ne nous a pas transmis d’adresse e-mail vérifiée. Réessayez, ou inscrivez-vous avec votre adresse.',
    notAuthenticated: 'Votre session n’est pas ouverte. Connectez-vous pour continuer.',
    wrongTokenType: 'Ce jeton n’est pas du bon type. Reconnectez-vous.',
    invalidToken: 'Votre session a expiré. Reconnectez-vous.',
    invalidLink: 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.',
    shareLinkClosed:
      'Ce lien a été désactivé ou est incomplet. Adressez-vous à la personne qui vous l’a donné.',
    shareCodeWrong: 'Ce code est faux ou a expiré. Vérifiez le message, ou demandez un nouveau code.',
    joinCodeWrong:
      'Ce code ne fonctionne pas. Vérifiez-le\u00a0; si le quiz est terminé, demandez à la personne qui vous l’a donné.',
    quizSessionOnly:
      'Votre invitation ne vaut que pour un quiz. Connectez-vous à votre compte pour continuer.',
    accountDisabled: 'Ce compte est désactivé. Adressez-vous à l’administration du site.',

    userNotFound: 'Ce compte est introuvable.',
    emailExists: 'Un autre compte utilise déjà cette adresse. Choisissez-en une autre.',
    currentPasswordIncorrect: 'Votre mot de passe actuel est incorrect. Vérifiez-le, puis réessayez.',
    currentPasswordRequired: 'Saisissez votre mot de passe actuel.',
    freshSignInRequired:
      'Votre connexion date un peu. Reconnectez-vous, pour que nous sachions que c’est bien vous.',
    userCreateFailed: 'Votre compte n’a pas pu être créé. Réessayez dans un instant.',
    userUpdateFailed: 'Vos modifications n’ont pas pu être enregistrées. Réessayez dans un instant.',
    currentPasswordNotExpected:
      'Votre compte n’a pas encore de mot de passe. Laissez vide le mot de passe actuel.',
    passwordUpdateFailed:
      'Votre mot de passe n’a pas pu être changé. L’ancien reste valable ; réessayez dans un instant.',
    quizzesToEnd: 'Des quiz sont encore en cours. Terminez-les d’abord : {titles}',
    organizationsToDelete: 'Vous êtes propriétaire d’organisations. Supprimez-les d’abord.',

    quizNotFound: 'Ce quiz est introuvable. Il a peut-être été supprimé, ou il n’est pas partagé avec vous.',
    quizNotAllowed: 'Vous n’avez pas ce droit sur ce quiz. Adressez-vous à la personne qui l’a créé.',
    quizTakenByYou: 'Vous participez à ce quiz\u00a0: vous ne pouvez pas le consulter ici avant sa fin.',
    questionsExamined:
      'Certaines de ces questions sont posées dans un quiz encore ouvert. Vous pourrez voir leurs réponses une fois ce quiz terminé.',
    quizHasParticipants:
      'Des personnes sont déjà invitées à ce quiz\u00a0: il n’est plus modifiable. Dupliquez-le plutôt.',
    quizHasSubmissions:
      'Quelqu’un a déjà commencé ce quiz : il ne peut pas redevenir un brouillon. Vous pouvez y mettre fin.',
    quizOverdue:
      'La fin de ce quiz est passée, il ne peut donc pas être publié. Repoussez la fin, ou dupliquez-le.',
    quizNotActive: 'Ce quiz n’est pas encore publié.',
    quizNotStarted: 'Ce quiz n’a pas encore commencé. Revenez à l’heure d’ouverture.',
    quizPaused: 'Ce quiz est en pause pour tout le monde. Vous pourrez commencer dès qu’il reprendra.',
    alreadySubmitted: 'Ce quiz est déjà rendu : les réponses ne peuvent plus changer.',
    invitationWithdrawn:
      'Cette invitation a été retirée. Si vous pensez que c’est une erreur, adressez-vous à la personne qui en est à l’origine.',
    invitationTied:
      'Cette invitation appartient à un compte qui a maintenant une autre adresse. Connectez-vous à ce compte.',
    notAParticipant:
      'Vous n’êtes pas sur la liste de ce quiz. Utilisez l’adresse invitée, ou contactez la personne qui l’a créé.',
    timeLimitExceeded: 'Le temps est écoulé. Les réponses enregistrées jusque-là ont été rendues.',
    onlyDraftsDeletable: 'Seuls les brouillons peuvent être supprimés. Ce quiz a été publié.',
    statisticsCreatorOnly: 'Seule la personne qui a créé ce quiz peut en voir les statistiques.',
    quizEnded: 'Ce quiz est terminé.',
    noActiveSubmission: 'Vous n’avez pas encore commencé ce quiz. Commencez-le, puis répondez.',
    notReopenable: 'Seule une copie à laquelle des infractions ont mis fin peut être rouverte.',
    answersSeen: 'La copie ne peut plus être rouverte : cette personne peut déjà voir les bonnes réponses.',
    submissionPaused:
      'Le chronomètre est arrêté. Vos réponses sont conservées, et seront enregistrées dès la reprise.',
    heldElsewhere:
      'Ce quiz est ouvert dans une autre fenêtre ou sur un autre appareil. Continuez là-bas, ou reprenez-le ici.',
    submissionNotFound: 'Cette copie est introuvable.',
    submissionNotViewable: 'Vous ne pouvez pas voir cette copie : elle appartient à quelqu’un d’autre.',
    submissionNotFinished: 'Rendez d’abord le quiz ; vous pourrez ensuite voir votre copie.',
    submissionStillRunning:
      'Cette personne n’a pas encore terminé. Vous pourrez voir sa copie une fois qu’elle sera rendue.',
    quizUpdateFailed: 'Le quiz n’a pas pu être enregistré. Réessayez dans un instant.',
    quizChangedMeanwhile:
      'Ce quiz a été modifié entre-temps dans un autre onglet ou par quelqu’un d’autre. Regardez cette version avant d’enregistrer la vôtre.',
    quizDeleteFailed: 'Le quiz n’a pas pu être supprimé. Réessayez dans un instant.',
    quizEndsTooSoon: 'Le quiz doit rester ouvert pendant sa durée et une heure de plus. Repoussez la fin.',
    alreadyCreator: 'Ce quiz est déjà à cette personne. Choisissez-en une autre.',
    newCreatorTakesPart:
      'Cette personne participe au quiz\u00a0: il ne peut pas lui être confié. Choisissez quelqu’un d’autre.',

    questionNotFound: 'Cette question est introuvable. Elle a peut-être été supprimée.',
    exactlyFourAnswers: 'Une question à choix multiple a exactement 4 réponses. Remplissez-les toutes.',
    questionInActiveQuiz:
      'Cette question figure dans un quiz publié\u00a0: elle n’est pas modifiable. Dupliquez-la plutôt.',
    questionInQuiz: 'Cette question figure dans un quiz. Retirez-la du quiz avant de la supprimer.',
    onlyCreatorEditsQuestion:
      'Seule la personne qui a créé cette question peut la modifier. Vous pouvez la dupliquer.',
    answersNotUnique: 'Deux réponses sont identiques. Donnez à chacune son propre texte.',
    questionTitleEmpty: 'La question est vide. Écrivez ce que vous voulez demander.',
    manualQuestionQuotaExceeded:
      'Vous dépasseriez les {limit} questions rédigées à la main de votre formule. Ajoutez-en moins, ou voyez les formules.',
    questionNotInOrganization: 'Cette question est introuvable dans cette organisation.',
    onlyPersonalQuestions: 'Seules vos questions personnelles peuvent servir ici.',
    questionCreateFailed: 'La question n’a pas pu être enregistrée. Réessayez dans un instant.',
    questionUpdateFailed:
      'Les modifications de la question n’ont pas pu être enregistrées. Réessayez dans un instant.',
    questionChangedMeanwhile:
      'Quelqu’un a modifié cette question entre-temps. Rechargez-la, puis faites vos modifications.',
    questionDeleteFailed: 'La question n’a pas pu être supprimée. Réessayez dans un instant.',

    checkoutPlanNotFound: 'Cette formule n’est pas proposée. Choisissez-en une sur la page des formules.',
    subscriptionNotFound: 'Vous n’avez pas encore d’abonnement. Choisissez une formule pour commencer.',
    workspacePlanNotFound: 'La formule de cet espace n’existe plus. Choisissez-en une autre.',
    questionLimitExceeded:
      'Créer {count} questions dépasserait votre limite de {limit}. Demandez-en moins, ou voyez les formules.',
    quizLimitReached:
      'Vous avez atteint les {limit} quiz de votre formule. Voyez les formules pour en créer d’autres.',
    participantLimitReached: 'Avec votre formule, un quiz ne peut pas dépasser {limit} personnes.',
    quizFull: 'Ce quiz est complet. Signalez-le à la personne qui vous a donné le lien.',
    groupLimitReached:
      'Vous avez atteint les {limit} groupes de votre formule. Voyez les formules pour en créer d’autres.',
    groupSizeExceeded: 'Avec votre formule, un groupe ne peut pas dépasser {limit} membres. Réduisez-le.',
    manualQuestionLimitExceeded:
      'Vous avez atteint les {limit} questions rédigées à la main de votre formule. Voyez les formules pour en écrire d’autres.',

    checkoutFailed:
      'La page de paiement n’a pas pu s’ouvrir. Rien n’a été débité ; réessayez dans un instant.',
    billingPortalFailed: 'La page de facturation n’a pas pu s’ouvrir. Réessayez dans un instant.',
    customerNotFound: 'Il n’y a pas encore de compte de facturation. Il sera créé à votre premier paiement.',
    planNotPayable: 'Votre formule actuelle ne peut pas être payée de cette façon.',
    organizationOwnerPays: 'Seule la personne propriétaire de l’organisation peut gérer ses paiements.',

    organizationNotFound:
      'Cette organisation est introuvable. Elle a peut-être été supprimée, ou vous n’en êtes pas membre.',
    organizationInactive: 'Cette organisation est inactive. La personne propriétaire peut la réactiver.',
    memberNotFound: 'Cette personne n’est pas membre.',
    organizationSubscriptionNotFound:
      'Cette organisation n’a pas d’abonnement. La personne propriétaire peut choisir une formule.',
    roleRequired:
      'Votre rôle dans cette organisation ne le permet pas. Adressez-vous à la personne propriétaire.',
    onlyActiveMembersCreate:
      'Il faut un accès actif pour créer du contenu ici. Demandez à la personne propriétaire d’activer le vôtre.',
    memberInactive:
      'L’accès de cette personne n’est pas actif. Activez-le d’abord, ou choisissez quelqu’un d’autre.',
    ownStatusUnchangeable: 'Vous ne pouvez pas changer votre propre statut.',
    allAlreadyMembers: 'Toutes ces personnes sont déjà membres.',
    tooManyInvites: 'Vous pouvez inviter {max} personnes à la fois. Envoyez le reste en une seconde fois.',
    memberLimitReached:
      'Votre limite dans cette organisation ({type}) est de {limit}. Demandez à la personne propriétaire de la relever.',
    limitBelowUsage: 'Cette personne utilise déjà {used} ({type}). Choisissez une limite au moins égale.',
    invalidLimitValue: 'Une limite est un nombre entier à partir de 0, ou « illimité ».',
    invitationNotFound:
      'Cette invitation est introuvable. Elle a peut-être été retirée ; demandez-en une nouvelle.',
    alreadyAMember: 'Vous êtes déjà membre de cette organisation.',
    moderatorManagesMembersOnly: 'La modération ne peut agir que sur les simples membres.',
    onlyOwnerAssignsModerators: 'Seule la personne propriétaire peut confier la modération.',
    ownerRoleNotAssignable: 'Le rôle de propriétaire ne peut pas être transmis.',
    ownerStatusUntouchable: 'Le statut de la personne propriétaire ne peut pas être changé.',
    ownerLimitsUntouchable: 'Les limites de la personne propriétaire ne peuvent pas être changées.',
    ownLimitsUnchangeable: 'Vous ne pouvez pas changer vos propres limites.',
    onlyOwnerUpdatesRoles: 'Seule la personne propriétaire peut changer les rôles.',
    invitationExpired: 'Cette invitation a expiré. Demandez-en une nouvelle.',
    invitationForAnotherEmail:
      'Cette invitation est destinée à une autre adresse. Connectez-vous avec celle-là.',
    organizationCreateFailed: 'L’organisation n’a pas pu être créée. Réessayez dans un instant.',
    organizationUpdateFailed: 'L’organisation n’a pas pu être enregistrée. Réessayez dans un instant.',
    organizationInviteFailed: 'Les invitations n’ont pas pu être envoyées. Réessayez dans un instant.',
    invitationsAreMailed: 'Ici, les invitations partent par courriel. Renvoyez plutôt celle-ci.',

    tooManyParticipants:
      'Vous pouvez inviter {max} personnes à la fois. Envoyez le reste en une seconde fois.',
    inviteSendFailed: 'L’invitation n’a pas pu être envoyée. Vérifiez l’adresse, puis réessayez.',
    inviteToInactiveQuiz: 'On peut inviter tant que le quiz est publié et n’est pas terminé.',
    groupNotFound: 'Ce groupe est introuvable. Il a peut-être été supprimé.',
    groupNameConflict: 'Vous avez déjà un groupe de ce nom. Choisissez-en un autre.',
    nameTaken:
      'Une personne de ce nom participe déjà à ce quiz. Si c’est vous, demandez à la personne qui a créé ce quiz de vous laisser entrer de nouveau. Sinon, complétez votre nom.',
    nameNotListed:
      'Ce nom ne figure pas sur la liste, ou quelqu’un est déjà entré sous ce nom. Vérifiez l’orthographe. Si vous participiez déjà au quiz, demandez à la personne qui l’a créé de vous laisser entrer de nouveau.',
    nameNotHere:
      'Ce quiz a été passé sur cet appareil sous un autre nom. Saisissez ce nom, ou utilisez l’appareil sur lequel vous avez passé le quiz.',
    roomClosed:
      'Le code de salle est désactivé. Activez-le d’abord, ou remettez à nouveau le lien ou le billet.',
    notFromRoom:
      'Seules les personnes entrées avec le code de salle peuvent être renvoyées. Retirez plutôt l’invitation.',
    groupChangedMeanwhile:
      'Ce groupe a été modifié entre-temps dans un autre onglet ou par quelqu’un d’autre. Regardez-le de nouveau avant d’enregistrer.',
    openAnswerNotFound: 'Cette réponse est introuvable.',
    onlyCreatorGrades: 'Seule la personne qui a créé ce quiz peut en noter les réponses.',
    scoreAboveMaximum: 'La note dépasse le maximum de {max}. Saisissez-en une plus basse.',
    alreadyGraded: 'Cette réponse est déjà notée. Annulez d’abord la note pour en donner une autre.',
    gradeTold: 'La personne a déjà vu cette note. Modifiez-la par une rectification.',
    resultsReleased: 'Les résultats sont déjà visibles.',
    nothingToRegrade: 'Cela ne changerait rien.',
    regradeNotUndoable: 'Une modification plus récente porte sur cette question. Annulez-la d’abord.',

    subjectNotFound: 'Nous ne connaissons pas assez ce sujet. Les plus proches : {nearest}.',
    subjectUnheardOf:
      'Nous ne connaissons pas ce sujet. Donnez-nous un texte à vous, ou choisissez un autre sujet.',
    languageNotSupported:
      'Les questions se créent en anglais ou en français. Choisissez l’une des deux langues.',
    aiServiceFailed: 'Le service d’IA n’a pas répondu. Réessayez dans un instant.',
    aiContentUnreadable: 'Le service d’IA a envoyé une réponse illisible. Réessayez.',
    generationFailed: 'Les questions n’ont pas pu être créées. Réessayez, ou modifiez un peu votre demande.',
    nothingLeftToAsk:
      'Il ne reste rien d’autre de ce genre sur ce sujet. Choisissez un autre type ou une autre difficulté, ou donnez un texte à vous.',

    planNotFound: 'Cette formule est introuvable.',
    enterprisePlanExists: 'Cette organisation a déjà une formule entreprise. Modifiez celle-là.',
    priceOnlyForEnterprise: 'Seule une formule entreprise reçoit un prix ici. Laissez le prix vide.',
    priceCreationFailed: 'Le service de paiement n’a pas accepté le prix. Réessayez dans un instant.',

    invalidRequest: 'Cette requête est illisible. Rechargez la page, puis réessayez.',
    importNotFound: 'Ce fichier n’est plus là : ce qui est lu est gardé un jour. Choisissez-le à nouveau.',
    importNotReady: 'Ce fichier est encore en cours de lecture, ou a déjà été importé.',
    participantNotFound: 'Cette personne n’est plus sur la liste de ce quiz. Rechargez la liste.',
    notFound: 'Ce que vous cherchez est introuvable.',
    googleSignInOff:
      'La connexion avec Google n’est pas disponible ici. Connectez-vous avec votre e-mail et votre mot de passe.',
    internalError: 'Quelque chose s’est mal passé de notre côté. Réessayez dans un instant.',
    forbidden: 'Vous n’avez pas le droit de faire cela.',
    unknownHost:
      'Probant ne répond pas à cette adresse. Ouvrez {origin}, ou donnez à PUBLIC_URL l’adresse que tout le monde utilise.',
    botCheckFailed:
      'Nous n’avons pas pu vérifier que vous n’êtes pas un robot. Rechargez la page, puis réessayez.',
    setupCodeWrong: 'Ce code d’installation est incorrect. Vous le trouverez dans le journal du serveur.',
    emailNotVerified:
      'Confirmez d’abord votre adresse e-mail. Le lien se trouve dans le message que nous vous avons envoyé.',
    usernameHeldBack:
      'Pendant les {days} premiers jours d’un compte, nous n’envoyons pas d’adresse web en son nom, et «\u00a0{words}\u00a0» dans votre nom en a l’air. Changez votre nom dans les réglages, puis réessayez.',
    titleHeldBack:
      'Pendant les {days} premiers jours d’un compte, nous n’envoyons pas d’adresse web en son nom, et « {words} » dans le titre de ce quiz en a l’air. Changez le titre, puis réessayez.',
    messageHeldBack:
      'Pendant les {days} premiers jours d’un compte, nous n’envoyons pas d’adresse web en son nom, et «\u00a0{words}\u00a0» dans votre message en a l’air. Changez le message, puis réessayez.',
    organizationNameHeldBack:
      'Pendant les {days} premiers jours d’un compte, nous n’envoyons pas d’adresse web en son nom, et « {words} » dans le nom de l’organisation en a l’air. Changez ce nom, puis réessayez.',
    mailLimitReached:
      'Cela dépasse les {limit} messages que vous pouvez faire envoyer par jour ; il en reste {left} pour aujourd’hui. Vous pourrez continuer dans {hours} h.',
    tooManyAttempts: 'Il y a eu trop de tentatives. Réessayez dans {seconds} s.',
    tooManyFiles:
      'Plusieurs de vos fichiers sont encore en préparation. Attendez que l’un d’eux soit prêt, puis réessayez.',
    validationError: 'Certains champs demandent votre attention.',
    pictureRoomFull:
      'Les images de cet espace occupent toute leur place. Supprimez des questions dont les images ne servent plus.',
    documentUnreadable: 'Ce fichier est illisible. Utilisez un fichier PDF, DOCX, Markdown ou texte.',
    documentWithoutText:
      'Ce fichier ne contient pas de texte ; c’est peut-être une numérisation. Collez le texte.',
    documentTooLarge: 'Ce fichier dépasse 10 Mo. Utilisez-en un plus petit, ou collez la partie utile.',
    importTooLarge: 'Ce fichier dépasse 50 Mo. Divisez-le, ou retirez-en les images.',
    nothingToImport: 'Il ne reste rien à importer. Cochez au moins une question.',
    nothingToExport: 'Il n’y a aucune question à exporter.',
    tooManyToExport: 'Un tel fichier contient au plus {limit} questions. Exportez-en moins à la fois.',
    tooManyWaiting:
      'Beaucoup de textes attendent leur lecture, et il n’y a plus de place dans la file. Réessayez dans une minute.',
    serviceUnavailable:
      'Un service dont nous avons besoin est injoignable pour le moment. Réessayez dans quelques minutes.',
  },

  fields: {
    required: 'Ce champ est obligatoire.',
    invalid: 'Cette valeur n’est pas valide.',
    emailInvalid: 'Saisissez une adresse e-mail valide.',
    emailNotYours: 'Ce n’est pas l’adresse e-mail de votre compte.',
    passwordTooShort: 'Utilisez au moins 8 caractères.',
    passwordTooLong: 'Utilisez au plus 128 caractères.',
    passwordNeedsUpper: 'Ajoutez une majuscule.',
    passwordNeedsLower: 'Ajoutez une minuscule.',
    passwordNeedsDigit: 'Ajoutez un chiffre.',
    passwordNeedsSpecial: 'Ajoutez un caractère spécial, par exemple ! ou #.',
    passwordsDiffer: 'Les deux mots de passe ne sont pas identiques.',
    usernameTooShort: 'Utilisez au moins 3 caractères.',
    usernameTooLong: 'Utilisez au plus 49 caractères.',
    interestTooLong: 'Utilisez au plus 100 caractères.',
    nameTooShort: 'Utilisez au moins 2 caractères.',
    nameTooLong: 'Utilisez au plus 49 caractères.',
    descriptionTooLong: 'Utilisez au plus 500 caractères.',
    textTooLong: 'Ce texte est trop long.',
    emailsRequired: 'Saisissez au moins une adresse e-mail.',
    belowUsage: 'C’est moins que ce que cette personne utilise déjà. Choisissez une limite plus haute.',
    organizationNameDiffers: 'Ce n’est pas le nom de l’organisation.',
    priceInvalid: 'Un prix est égal ou supérieur à 0.',
    featuresRequired: 'Indiquez au moins une fonctionnalité.',
    tooManyFeatures: 'Indiquez au plus 20 fonctionnalités.',
    planIsPaid: 'Cet espace paie sa formule. Résiliez-la d’abord.',
    planNotForWorkspace: 'Cette formule n’est pas faite pour cet espace. Choisissez-en une autre.',
    videoIdInvalid: 'Saisissez l’identifiant d’une vidéo YouTube ou son adresse.',
    linkInvalid: 'Commencez par / pour une page de ce site, ou saisissez une adresse https complète.',
    tooManyTestimonials: 'Affichez au plus 12 témoignages.',
    announcementTextRequired: 'Écrivez ce que dit le bandeau, ou désactivez-le.',
    questionTitleTooShort: 'Utilisez au moins 10 caractères.',
    answerRequired: 'Remplissez cette réponse.',
    oneCorrectAnswer: 'Marquez la bonne réponse.',
    noQuestionsAsked: 'Demandez au moins une question, quelle que soit la difficulté.',
    tooManyQuestions: 'Demandez au plus 50 questions à la fois.',
    tooManyTryoutQuestions: 'Dans la démo, demandez au plus 10 questions à la fois.',
    tryoutTextTooLong: 'Dans la démo, utilisez au plus 20 000 caractères.',
    noTypesAsked: 'Choisissez au moins un type de question.',
    sourceTextEmpty: 'Collez le texte sur lequel interroger, ou choisissez un fichier.',
    sourceTextTooLong: 'Ce texte est trop long. Utilisez au plus 200 000 caractères.',
    emailTwice: 'Une adresse figure deux fois dans cette liste.',
    tooManyGroupMembers: 'Un groupe compte au plus 5 000 personnes.',
    durationInvalid: 'Une durée est un nombre entier de minutes, de 0 (sans limite) à 10 080.',
    tooManyQuizQuestions: 'Un quiz contient au plus 500 questions.',
    questionTwice: 'Une question ne peut figurer qu’une fois dans un quiz.',
    startInPast: 'Le début doit être dans le futur.',
    endNotAfterStart: 'La fin doit être après le début.',
    endNotLater: 'La nouvelle fin doit être plus tardive que celle qui a été annoncée.',
    endInPast: 'La fin doit être dans le futur.',
    answersMoved: 'Chaque réponse garde sa place\u00a0: seule sa formulation peut être corrigée.',
    quizWithoutQuestions: 'Ajoutez au moins une question.',
    questionInOtherLanguage: 'Toutes les questions d’un quiz sont dans sa langue.',
    sectionEmpty: 'Une section n’a pas de question. Ajoutez-en, ou retirez-la.',
    drawTooLarge: 'Une section tire plus de questions qu’elle n’en contient.',
    reasonRequired: 'Indiquez la raison.',
    domainInvalid: 'Saisissez un domaine, par exemple ecole.fr.',
    shareRuleEmpty: 'Indiquez qui peut entrer\u00a0: un domaine ou des adresses.',
    joinCodeForm: 'Un code comporte 6 ou 10 lettres et chiffres.',
    nameRequired: 'Indiquez votre nom.',
    messageTooLong: 'Pas plus de 1\u00a0000 caractères.',
    shareCodeForm: 'Un code comporte 6 chiffres.',
    pointsOutOfSteps: 'Les points vont de 0,25 à 100, par pas de 0,25.',
    pointsNotQuarters: 'Saisissez 0 ou plus, par quarts de point.',
    extraTimeInvalid: 'Saisissez un nombre entier\u00a0: 1440 minutes ou 300\u00a0% au plus.',
    percentNeedsDuration: 'Ce quiz n’a pas de durée dont prendre un pourcentage. Indiquez des minutes.',
    poolPointsDiffer: 'Les questions d’un tirage au sort doivent donner les mêmes points.',
  },

  limits: {
    questions: 'questions',
    manualQuestions: 'questions rédigées à la main',
    quizzes: 'quiz',
    participants: 'personnes par quiz',
    groups: 'groupes',
    groupSize: 'taille des groupes',
  },
}
