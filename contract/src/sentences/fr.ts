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
    notAuthenticated: 'Vous devez vous connecter pour continuer.',
    wrongTokenType: 'Votre session n’est pas valable ici. Reconnectez-vous.',
    invalidToken: 'Votre session a expiré. Reconnectez-vous.',
    invalidLink: 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.',
    shareLinkClosed:
      'Ce lien a été désactivé ou est incomplet. Demandez-en un nouveau à la personne qui vous l’a donné.',
    shareCodeWrong: 'Ce code est incorrect ou a expiré. Vérifiez le courriel, ou demandez un nouveau code.',
    joinCodeWrong:
      'Ce code ne fonctionne pas. Vérifiez-le\u00a0; le quiz est peut-être terminé\u00a0: adressez-vous à la personne qui vous a donné le code.',
    quizSessionOnly:
      'Votre invitation ne donne accès qu’à un quiz. Connectez-vous à votre compte pour continuer.',
    accountDisabled: 'Ce compte est désactivé. Adressez-vous à la personne qui administre ce site.',
    secondStepOver:
      'Cette connexion a pris trop de temps. Recommencez avec votre adresse et votre mot de passe.',
    secondFactorWrong: 'Ce code est incorrect ou a déjà servi. Attendez le prochain, puis réessayez.',
    secondFactorRequired: 'Confirmez que c’est bien vous avec votre deuxième étape.',
    secondFactorOff: 'La connexion en deux étapes n’est pas activée pour votre compte.',
    authenticatorThere:
      'Une application d’authentification est déjà configurée. Supprimez-la avant d’en utiliser une autre.',
    authenticatorNotStarted: 'La configuration de l’application a pris trop de temps. Recommencez.',

    userNotFound: 'Ce compte est introuvable.',
    emailExists: 'Un autre compte utilise déjà cette adresse. Choisissez-en une autre.',
    currentPasswordIncorrect: 'Votre mot de passe actuel est incorrect. Vérifiez-le, puis réessayez.',
    currentPasswordRequired: 'Saisissez votre mot de passe actuel.',
    freshSignInRequired:
      'Votre dernière connexion est trop ancienne. Reconnectez-vous pour confirmer que c’est bien vous.',
    userCreateFailed: 'Votre compte n’a pas pu être créé. Réessayez dans un instant.',
    userUpdateFailed: 'Vos modifications n’ont pas pu être enregistrées. Réessayez dans un instant.',
    currentPasswordNotExpected:
      'Votre compte n’a pas encore de mot de passe. Laissez vide le mot de passe actuel.',
    passwordUpdateFailed:
      'Votre mot de passe n’a pas pu être changé. L’ancien reste valable ; réessayez dans un instant.',
    quizzesToEnd: 'Des quiz sont encore en cours. Terminez-les d’abord : {titles}',
    organizationsToDelete:
      'Vous êtes encore propriétaire d’une ou de plusieurs organisations. Supprimez-les d’abord.',

    quizNotFound: 'Ce quiz est introuvable. Il a peut-être été supprimé, ou il n’est pas partagé avec vous.',
    quizNotAllowed:
      'Vous n’avez pas les droits nécessaires sur ce quiz. Adressez-vous à la personne qui l’a créé.',
    quizTakenByYou: 'Vous participez à ce quiz\u00a0: vous ne pouvez pas le consulter ici avant sa fin.',
    questionsExamined:
      'Certaines de ces questions sont posées dans un quiz encore ouvert. Vous pourrez voir leurs réponses une fois ce quiz terminé.',
    invitationsKeepQuiz:
      'Des personnes sont invitées à ce quiz\u00a0: il ne peut pas être supprimé. Retirez d’abord leurs invitations.',
    quizHasParticipants:
      'Des personnes sont déjà invitées à ce quiz\u00a0: il n’est plus modifiable. Dupliquez-le plutôt.',
    quizHasSubmissions:
      'Quelqu’un a déjà commencé ce quiz : il ne peut pas redevenir un brouillon. Vous pouvez y mettre fin.',
    allHaveBegun: 'Le quiz est déjà commencé\u00a0: ce créneau ne peut plus être modifié.',
    quizOverdue:
      'La date de fin de ce quiz est passée\u00a0: il ne peut pas être publié. Repoussez la fin, ou dupliquez-le.',
    quizNotActive: 'Ce quiz n’est pas encore publié. Revenez plus tard.',
    quizNotStarted: 'Ce quiz n’a pas encore commencé. Revenez à l’heure d’ouverture.',
    ownWindowNotYet: 'Votre créneau pour ce quiz n’est pas encore ouvert. Revenez à l’heure prévue.',
    timeNotChosen: 'Choisissez d’abord votre créneau\u00a0: vous pourrez alors commencer.',
    quizPaused: 'Ce quiz est en pause pour tout le monde. Vous pourrez commencer dès qu’il reprendra.',
    attemptTooSoon: 'Une pause est prévue entre deux tentatives. Revenez à l’ouverture de la suivante.',
    alreadySubmitted: 'Votre copie est déjà rendue\u00a0: les réponses ne peuvent plus être modifiées.',
    attemptsUsedUp: 'Vous avez utilisé toutes vos tentatives pour ce quiz.',
    attemptPassed: 'Vous avez réussi ce quiz\u00a0: il n’y a pas d’autre tentative.',
    invitationWithdrawn:
      'Cette invitation a été retirée. Si vous pensez que c’est une erreur, adressez-vous à la personne qui vous l’a envoyée.',
    invitationTied:
      'Cette invitation est liée à un compte dont l’adresse a changé. Connectez-vous à ce compte.',
    notAParticipant:
      'Vous n’êtes pas sur la liste de ce quiz. Utilisez l’adresse à laquelle vous avez reçu l’invitation, ou contactez la personne qui l’a créé.',
    timeLimitExceeded: 'Le temps est écoulé. Les réponses enregistrées jusque-là ont été rendues.',
    onlyDraftsDeletable:
      'Seuls les brouillons peuvent être supprimés. Un quiz publié que personne n’a commencé peut d’abord être remis en brouillon.',
    statisticsCreatorOnly:
      'Seule la personne qui a créé ce quiz peut en voir les statistiques. Demandez-lui les résultats.',
    quizEnded:
      'Ce quiz est terminé. Si vous pensez que c’est une erreur, adressez-vous à la personne qui l’a créé.',
    ownWindowOver:
      'Votre créneau pour ce quiz est terminé. Si vous pensez que c’est une erreur, adressez-vous à la personne qui a créé le quiz.',
    noTimeToChoose:
      'Votre créneau ne peut plus être choisi ni modifié. Si vous l’avez manqué, adressez-vous à la personne qui a créé le quiz.',
    noActiveSubmission: 'Vous n’avez pas encore commencé ce quiz. Commencez-le, puis répondez.',
    notReopenable: 'Seule une copie interrompue par des infractions peut être rouverte.',
    answersSeen: 'La copie ne peut plus être rouverte : cette personne peut déjà voir les bonnes réponses.',
    submissionPaused:
      'Le quiz est en pause. Vos réponses sont conservées et seront enregistrées dès la reprise.',
    heldElsewhere:
      'Ce quiz est ouvert dans une autre fenêtre ou sur un autre appareil. Continuez là-bas, ou choisissez «\u00a0Continuer ici\u00a0».',
    submissionNotFound: 'Cette copie est introuvable.',
    submissionNotViewable: 'Vous ne pouvez pas voir cette copie : elle appartient à quelqu’un d’autre.',
    resultNotByLink:
      'Pour ce quiz, un lien ou un code ne donne pas accès au résultat. Connectez-vous avec l’adresse à laquelle vous avez reçu l’invitation, ou adressez-vous à la personne qui a créé le quiz.',
    submissionNotFinished: 'Rendez d’abord votre copie\u00a0; vous pourrez ensuite la consulter.',
    submissionStillRunning:
      'Cette personne n’a pas encore terminé. Vous pourrez voir sa copie une fois qu’elle sera rendue.',
    quizUpdateFailed: 'Le quiz n’a pas pu être enregistré. Réessayez dans un instant.',
    quizChangedMeanwhile:
      'Ce quiz a été modifié entre-temps dans un autre onglet ou par quelqu’un d’autre. Consultez cette version avant d’enregistrer la vôtre.',
    quizDeleteFailed: 'Le quiz n’a pas pu être supprimé. Réessayez dans un instant.',
    quizEndsTooSoon: 'Le quiz doit rester ouvert au moins une heure de plus que sa durée. Repoussez la fin.',
    alreadyCreator: 'Ce quiz appartient déjà à cette personne. Choisissez-en une autre.',
    newCreatorTakesPart:
      'Cette personne participe au quiz\u00a0: il ne peut pas lui être confié. Choisissez quelqu’un d’autre.',

    questionNotFound: 'Cette question est introuvable. Elle a peut-être été supprimée.',
    exactlyFourAnswers: 'Une question à choix multiple a exactement 4 réponses. Remplissez-les toutes.',
    questionInActiveQuiz:
      'Cette question figure dans un quiz publié\u00a0: elle n’est pas modifiable. Dupliquez-la plutôt.',
    questionInQuiz: 'Cette question figure dans un quiz. Retirez-la du quiz avant de la supprimer.',
    onlyCreatorEditsQuestion:
      'Seule la personne qui a créé cette question peut la modifier ou la supprimer. Vous pouvez la dupliquer.',
    answersNotUnique: 'Deux réponses sont identiques. Donnez à chacune un texte différent.',
    questionTitleEmpty: 'La question est vide. Écrivez ce que vous voulez demander.',
    manualQuestionQuotaExceeded:
      'Vous dépasseriez les {limit} questions rédigées à la main de votre formule. Ajoutez-en moins, ou consultez les formules.',
    questionNotInOrganization: 'Cette question est introuvable dans cette organisation.',
    onlyPersonalQuestions:
      'Seules vos questions personnelles peuvent être utilisées ici. Choisissez parmi celles-ci.',
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
      'Créer {count} questions dépasserait votre limite de {limit}. Demandez-en moins, ou consultez les formules.',
    quizLimitReached:
      'Vous avez atteint les {limit} quiz de votre formule. Consultez les formules pour en créer d’autres.',
    participantLimitReached:
      'Votre formule permet {limit} participants par quiz au plus. Invitez moins de personnes, ou consultez les formules.',
    quizFull: 'Ce quiz est complet. Signalez-le à la personne qui vous a donné le lien.',
    groupLimitReached:
      'Vous avez atteint les {limit} groupes de votre formule. Consultez les formules pour en créer d’autres.',
    groupSizeExceeded: 'Avec votre formule, un groupe ne peut pas dépasser {limit} personnes. Réduisez-le.',
    manualQuestionLimitExceeded:
      'Vous avez atteint les {limit} questions rédigées à la main de votre formule. Consultez les formules pour en rédiger d’autres.',

    checkoutFailed:
      'La page de paiement n’a pas pu s’ouvrir. Rien n’a été débité ; réessayez dans un instant.',
    billingPortalFailed: 'La page de facturation n’a pas pu s’ouvrir. Réessayez dans un instant.',
    customerNotFound: 'Il n’y a pas encore de compte de facturation. Il sera créé à votre premier paiement.',
    planNotPayable:
      'Votre formule actuelle ne peut pas être payée en ligne. Contactez la personne qui administre ce site.',
    organizationOwnerPays: 'Seule la personne propriétaire de l’organisation peut gérer ses paiements.',

    organizationNotFound:
      'Cette organisation est introuvable. Elle a peut-être été supprimée, ou vous n’en êtes pas membre.',
    organizationInactive:
      'Cette organisation est inactive\u00a0: rien de nouveau ne peut y être créé. Adressez-vous à la personne propriétaire.',
    memberNotFound: 'Cette personne n’est pas membre.',
    organizationSubscriptionNotFound:
      'Cette organisation n’a pas d’abonnement. La personne propriétaire peut choisir une formule.',
    roleRequired:
      'Votre rôle dans cette organisation ne le permet pas. Adressez-vous à la personne propriétaire.',
    onlyActiveMembersCreate:
      'Votre accès est suspendu\u00a0: vous ne pouvez rien créer ici. Demandez à la personne propriétaire de le rétablir.',
    memberInactive:
      'L’accès de cette personne est suspendu. Rétablissez-le d’abord, ou choisissez quelqu’un d’autre.',
    ownStatusUnchangeable: 'Vous ne pouvez pas changer votre propre statut.',
    allAlreadyMembers: 'Toutes ces personnes sont déjà membres.',
    tooManyInvites: 'Vous pouvez inviter {max} personnes à la fois. Invitez les autres ensuite.',
    memberLimitReached:
      'Votre limite dans cette organisation ({type}) est de {limit}. Demandez à la personne propriétaire de la relever.',
    limitBelowUsage: 'Cette personne utilise déjà {used} ({type}). Choisissez une limite au moins égale.',
    invalidLimitValue: 'Indiquez un nombre entier à partir de 0, ou «\u00a0illimité\u00a0».',
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
    invitationsAreMailed: 'Ce site envoie les invitations par courriel. Renvoyez plutôt celle-ci.',
    ownerAskedToday:
      'Vous avez déjà fait cette demande au cours des dernières 24 heures. Attendez une réponse, ou demandez à nouveau demain.',

    tooManyParticipants: 'Vous pouvez inviter {max} personnes à la fois. Invitez les autres ensuite.',
    inviteSendFailed: 'L’invitation n’a pas pu être envoyée. Vérifiez l’adresse, puis réessayez.',
    inviteToInactiveQuiz: 'Vous ne pouvez inviter que si le quiz est publié et n’est pas terminé.',
    groupNotFound: 'Ce groupe est introuvable. Il a peut-être été supprimé.',
    groupNameConflict: 'Vous avez déjà un groupe de ce nom. Choisissez-en un autre.',
    nameTaken:
      'Une personne du même nom participe déjà. Si c’est vous, demandez à la personne qui a créé ce quiz de vous laisser entrer de nouveau. Sinon, complétez votre nom.',
    nameNotListed:
      'Ce nom ne figure pas sur la liste, ou quelqu’un est déjà entré sous ce nom. Vérifiez l’orthographe. Si vous participiez déjà au quiz, demandez à la personne qui l’a créé de vous laisser entrer de nouveau.',
    nameNotHere:
      'Ce quiz a été passé sur cet appareil sous un autre nom. Saisissez ce nom, ou utilisez l’appareil sur lequel vous avez passé le quiz.',
    roomClosed:
      'Le code de salle est désactivé. Activez-le d’abord, ou remettez à nouveau le lien ou le billet.',
    noneOfGroup: 'Personne de ce groupe ne participe à ce quiz. Invitez-le d’abord.',
    notFromRoom:
      'Seules les personnes entrées avec le code de salle peuvent être exclues. Retirez plutôt l’invitation.',
    groupChangedMeanwhile:
      'Ce groupe a été modifié entre-temps dans un autre onglet ou par quelqu’un d’autre. Consultez cette version avant d’enregistrer la vôtre.',
    openAnswerNotFound: 'Cette réponse est introuvable. Rechargez la page.',
    onlyCreatorGrades: 'Seule la personne qui a créé ce quiz peut en noter les réponses.',
    scoreAboveMaximum: 'Le maximum est de {max}. Saisissez un nombre de points plus petit.',
    alreadyGraded: 'Cette réponse est déjà notée. Annulez d’abord la note pour en donner une autre.',
    gradeTold: 'La personne a déjà vu cette note. Modifiez-la par une rectification.',
    resultsReleased: 'Les résultats sont déjà visibles.',
    nothingToRegrade: 'Cela ne changerait rien.',
    regradeNotUndoable: 'Une modification plus récente porte sur cette question. Annulez-la d’abord.',

    certificateNotFound: 'Nous ne connaissons aucun certificat portant ce numéro. Vérifiez chaque caractère.',
    noCertificates: 'Personne n’a encore de certificat valable pour ce quiz.',
    certificateWithdrawn: 'Ce certificat a été retiré. Rechargez la page.',
    certificateNotWithdrawn: 'Ce certificat n’a pas été retiré à la main. Rechargez la page.',
    certificateNotPassed:
      'Avec ce résultat, le quiz n’est pas réussi\u00a0: le certificat reste donc retiré.',
    certificateNamed:
      'Le nom porté sur ce certificat ne peut plus être modifié. Adressez-vous à la personne qui a créé le quiz.',

    subjectNotFound: 'Nous ne connaissons pas assez ce sujet. Les plus proches : {nearest}.',
    subjectUnheardOf:
      'Nous ne connaissons pas ce sujet. Fournissez votre propre texte, ou choisissez un autre sujet.',
    languageNotSupported:
      'Les questions se créent en anglais ou en français. Choisissez l’une des deux langues.',
    aiServiceFailed: 'Le service d’IA n’a pas répondu. Réessayez dans un instant.',
    aiContentUnreadable: 'Le service d’IA a envoyé une réponse illisible. Réessayez.',
    generationFailed: 'Les questions n’ont pas pu être créées. Réessayez, ou modifiez un peu votre demande.',
    nothingLeftToAsk:
      'Il ne reste aucune question de ce genre sur ce sujet. Choisissez un autre type ou une autre difficulté, ou fournissez votre propre texte.',

    planNotFound: 'Cette formule est introuvable.',
    enterprisePlanExists: 'Cette organisation a déjà une formule Entreprise. Modifiez-la.',
    priceOnlyForEnterprise: 'Seule une formule Entreprise peut avoir un prix ici. Laissez le prix vide.',
    priceCreationFailed: 'Le service de paiement n’a pas accepté le prix. Réessayez dans un instant.',
    generatorSetByEnvironment:
      'Ce réglage dépend de l’environnement du serveur. Pour choisir ici, retirez-en {variables}, puis redémarrez le serveur.',
    modelKeyForAnotherHost:
      'La clé enregistrée est celle de {host} et n’est envoyée nulle part ailleurs. Saisissez la clé de cette adresse.',
    modelKeyRefused:
      'Le fournisseur a refusé la clé (HTTP {status}). Vérifiez qu’elle est complète et toujours valable, ou créez-en une nouvelle.',
    modelUnknown:
      'Le fournisseur ne connaît pas ce modèle ou cette adresse (HTTP {status}). Vérifiez l’orthographe du modèle et l’adresse, qui se termine en général par /v1.',
    modelBusy:
      'Le fournisseur est surchargé, ou votre crédit est épuisé (HTTP {status}). Vérifiez votre compte chez lui, puis réessayez.',
    modelRefused:
      'Le fournisseur a refusé de répondre (HTTP {status}). Vérifiez l’adresse et le modèle, ou consultez l’état de son service.',
    modelHostUnknown: 'Aucun serveur ne s’appelle {host}. Vérifiez l’orthographe de l’adresse.',
    modelNotListening:
      'Rien ne répond à {host}. Démarrez le serveur du modèle, et vérifiez l’adresse et son port. Dans un conteneur, 127.0.0.1 désigne le conteneur lui-même.',
    modelNotTrusted:
      'Ce serveur ne fait pas confiance au certificat de {host}. Vérifiez l’adresse, ou ajoutez son autorité avec NODE_EXTRA_CA_CERTS.',
    modelUnreachable:
      'La connexion à {host} a échoué ou a été interrompue. Vérifiez que l’adresse est correcte et ne redirige pas ailleurs, puis réessayez.',
    modelTooSlow:
      'Aucune question n’est arrivée en une minute. Un modèle local est peut-être encore en cours de chargement\u00a0: réessayez dans un instant, ou choisissez-en un plus petit.',
    modelUnreadable:
      'Le modèle a répondu, mais sa réponse ne contenait aucune question. Réessayez, ou choisissez un modèle plus performant.',
    modelUnusable:
      'Le modèle a répondu, mais sans question utilisable. Réessayez, ou choisissez un modèle plus performant.',
    userDisabled: 'Ce compte est désactivé. Réactivez-le d’abord.',
    userUnverified: 'L’adresse e-mail de ce compte n’est pas encore confirmée. Elle doit l’être d’abord.',
    adminByEnvironment:
      'L’environnement du serveur désigne cette personne comme administrateur. Retirez-y son adresse, puis redémarrez le serveur.',
    userHasRunningQuizzes:
      'Des quiz créés par cette personne sont encore en cours. Demandez-lui d’y mettre fin, ou attendez qu’ils soient terminés.',
    userOwnsOrganizations:
      'Cette personne est propriétaire d’une organisation, qui n’en aurait plus. Demandez-lui de la supprimer d’abord, ou désactivez plutôt le compte.',

    invalidRequest: 'Cette requête est illisible. Rechargez la page, puis réessayez.',
    importNotFound:
      'Ce fichier n’est plus disponible\u00a0: un import n’est conservé qu’un jour. Choisissez le fichier à nouveau.',
    importNotReady:
      'Ce fichier est encore en cours de lecture, ou a déjà été importé. Réessayez dans un instant.',
    participantNotFound: 'Cette personne n’est plus sur la liste de ce quiz. Rechargez la liste.',
    notFound: 'Ce que vous cherchez est introuvable.',
    googleSignInOff:
      'La connexion avec Google n’est pas disponible ici. Connectez-vous avec votre adresse e-mail et votre mot de passe.',
    internalError: 'Une erreur s’est produite de notre côté. Réessayez dans un instant.',
    forbidden: 'Vous n’avez pas le droit de faire cela.',
    unknownHost:
      'Probant n’est pas accessible à cette adresse. Ouvrez {origin}, ou indiquez dans PUBLIC_URL l’adresse que tout le monde utilise.',
    botCheckFailed:
      'Nous n’avons pas pu vérifier que vous n’êtes pas un robot. Rechargez la page, puis réessayez.',
    setupCodeWrong: 'Ce code d’installation est incorrect. Vous le trouverez dans le journal du serveur.',
    emailNotVerified:
      'Confirmez d’abord votre adresse e-mail. Le lien se trouve dans le courriel que nous vous avons envoyé.',
    usernameHeldBack:
      'Pendant les {days} premiers jours d’un compte, les courriels envoyés en son nom ne peuvent pas contenir d’adresse web, et «\u00a0{words}\u00a0» dans votre nom y ressemble. Changez votre nom dans les réglages, puis réessayez.',
    titleHeldBack:
      'Pendant les {days} premiers jours d’un compte, les courriels envoyés en son nom ne peuvent pas contenir d’adresse web, et «\u00a0{words}\u00a0» dans le titre de ce quiz y ressemble. Changez le titre, puis réessayez.',
    messageHeldBack:
      'Pendant les {days} premiers jours d’un compte, les courriels envoyés en son nom ne peuvent pas contenir d’adresse web, et «\u00a0{words}\u00a0» dans votre message y ressemble. Changez le message, puis réessayez.',
    organizationNameHeldBack:
      'Pendant les {days} premiers jours d’un compte, les courriels envoyés en son nom ne peuvent pas contenir d’adresse web, et «\u00a0{words}\u00a0» dans le nom de l’organisation y ressemble. Changez ce nom, puis réessayez.',
    mailLimitReached:
      'Vous ne pouvez envoyer que {limit} courriels par jour\u00a0; il vous en reste {left} pour aujourd’hui. Vous pourrez continuer dans {hours}\u00a0h.',
    tooManyAttempts: 'Il y a eu trop de tentatives. Réessayez dans {seconds} s.',
    brandingNotInPlan:
      'Le nom et le logo de l’organisation s’affichent avec la formule Organisation. Son propriétaire peut la choisir.',
    apiKeyNotFound: 'Cette clé n’existe plus. Rechargez la page.',
    apiKeyLimitReached:
      'Vous pouvez avoir jusqu’à {limit} clés ici. Révoquez-en une que vous n’utilisez plus.',
    apiKeyEnded: 'Cette clé est arrivée à expiration. Créez-en une nouvelle sur la page Intégrations.',
    notForPrograms:
      'Un programme ne peut pas faire cela avec une clé. Connectez-vous pour le faire vous-même.',
    scopeMissing: 'Cette clé ne le permet pas\u00a0: il lui manque le droit «\u00a0{scope}\u00a0».',
    apiKeyElsewhere:
      'Cette clé appartient à un autre espace. Retirez l’en-tête X-Workspace, ou utilisez la bonne clé.',
    tooManyCalls: 'Cette clé a épuisé ses {limit} appels pour cette minute. Réessayez dans {seconds} s.',
    learningPlatformNotFound: 'Cette plateforme n’est plus connectée. Rechargez la page.',
    learningPlatformThere: 'Cette plateforme est déjà connectée ici, avec le même identifiant client.',
    learningPlatformLimitReached:
      'Vous pouvez connecter jusqu’à {limit} plateformes ici. Retirez-en une que vous n’utilisez plus.',
    launchIncomplete:
      'Ouvrez le quiz depuis votre cours\u00a0: cette adresse ne fonctionne qu’avec ce que votre plateforme y joint.',
    launchUnregistered:
      'Cette plateforme n’est pas connectée à cet espace, ou ne l’est plus. Demandez à l’enseignant de vérifier son identifiant ({issuer}) et l’identifiant client ({client}) sur la page Intégrations.',
    launchRefusedThere:
      '{platform} n’a pas indiqué qui vous êtes. Reconnectez-vous-y, puis ouvrez le quiz depuis votre cours.',
    launchExpired: 'Cela a pris trop de temps. Ouvrez de nouveau le quiz depuis votre cours.',
    launchForged:
      'Ce que votre plateforme a envoyé n’est pas fiable (contrôle en échec\u00a0: {part}). Ouvrez de nouveau le quiz depuis votre cours. Si cela se reproduit, prévenez l’administrateur de la plateforme.',
    launchRepeated: 'Ce lien de votre cours a déjà servi. Ouvrez de nouveau le quiz depuis votre cours.',
    launchNotDeployed:
      'Cette partie de {platform} n’est pas encore connectée. Demandez à l’enseignant d’ajouter l’identifiant de déploiement {deployment} sur la page Intégrations.',
    launchUnsupported:
      'Nous ne savons pas ouvrir ce que votre plateforme a envoyé. Elle doit utiliser LTI 1.3\u00a0: demandez à son administrateur.',
    launchNameless:
      'Votre plateforme n’a pas indiqué qui vous êtes. Demandez à son administrateur de transmettre un identifiant pour chaque utilisateur.',
    launchKeysUnavailable:
      'Nous ne pouvons pas joindre votre plateforme pour vérifier sa signature. Réessayez dans un instant. Si cela se reproduit, demandez à son administrateur de vérifier l’adresse des clés publiques.',
    launchElsewhere:
      'Ce quiz a été ouvert dans un autre navigateur, ou le vôtre refuse les cookies. Ouvrez de nouveau le quiz depuis votre cours.',
    webhookNotFound: 'Ce webhook n’existe plus. Rechargez la page.',
    webhookDeliveryNotFound: 'Ce message ne figure plus dans la liste. Rechargez la page.',
    webhookLimitReached:
      'Vous pouvez avoir jusqu’à {limit} webhooks ici. Supprimez-en un que vous n’utilisez plus.',
    idempotencyKeyInUse:
      'Un appel avec cet en-tête Idempotency-Key est encore en cours. Réessayez dans quelques secondes.',
    idempotencyOutcomeUnknown:
      'Un appel avec cet en-tête Idempotency-Key a été interrompu. Vérifiez s’il a eu un effet avant de le renvoyer avec une nouvelle valeur.',
    idempotencyKeyReused:
      'Cet en-tête Idempotency-Key a déjà servi pour un appel au contenu différent. Utilisez une nouvelle valeur à chaque appel.',
    tooManyFiles:
      'Plusieurs de vos fichiers sont encore en préparation. Attendez que l’un d’eux soit prêt, puis réessayez.',
    validationError: 'Certains champs sont à corriger. Corrigez-les, puis réessayez.',
    pictureRoomFull:
      'L’espace réservé aux images est plein. Supprimez des questions dont les images ne servent plus.',
    logoUnfit: 'Utilisez une image PNG ou JPEG d’au plus 512 Ko et 1000 pixels.',
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
    emailNotTheirs: 'Ce n’est pas l’adresse e-mail du compte.',
    passwordTooShort: 'Utilisez au moins 8 caractères.',
    passwordTooLong: 'Utilisez au plus 128 caractères.',
    passwordNeedsUpper: 'Ajoutez une majuscule.',
    passwordNeedsLower: 'Ajoutez une minuscule.',
    passwordNeedsDigit: 'Ajoutez un chiffre.',
    passwordNeedsSpecial: 'Ajoutez un caractère spécial, par exemple ! ou #.',
    repeatedPasswordTooShort: 'Utilisez au moins 5 caractères.',
    oneTimeCodeInvalid: 'Saisissez les six chiffres affichés par votre application.',
    recoveryCodeInvalid: 'Un code de secours compte douze lettres et chiffres.',
    passwordsDiffer: 'Les deux mots de passe ne sont pas identiques.',
    usernameTooShort: 'Utilisez au moins 3 caractères.',
    usernameTooLong: 'Utilisez au plus 49 caractères.',
    interestTooLong: 'Utilisez au plus 100 caractères.',
    nameTooShort: 'Utilisez au moins 2 caractères.',
    nameTooLong: 'Utilisez au plus 49 caractères.',
    descriptionTooLong: 'Utilisez au plus 500 caractères.',
    textTooLong: 'Ce texte est trop long.',
    brandNameTooLong: 'Utilisez au plus 60 caractères.',
    brandLineTooLong: 'Utilisez au plus 120 caractères.',
    senderNameLikeAddress: 'Saisissez un nom sans @, < ni >\u00a0: il ne doit pas ressembler à une adresse.',
    colorInvalid: 'Saisissez une couleur, par exemple #2b4acb.',
    colorUnreadable:
      'Cette couleur est trop claire pour être lue sur du blanc. Choisissez-en une plus foncée.',
    signatureGone: 'Cette image a été remplacée entre-temps. Importez-la de nouveau.',
    signerNeeded: 'Indiquez le nom de la personne qui signe.',
    logoGone: 'Ce logo a été remplacé entre-temps. Importez-le de nouveau.',
    replierUnfit: 'Choisissez un membre actif dont l’adresse est confirmée.',
    emailsRequired: 'Saisissez au moins une adresse e-mail.',
    belowUsage: 'C’est moins que ce que cette personne utilise déjà. Choisissez une limite plus haute.',
    organizationNameDiffers: 'Ce n’est pas le nom de l’organisation.',
    priceInvalid: 'Le prix doit être égal ou supérieur à 0.',
    featuresRequired: 'Indiquez au moins un avantage.',
    tooManyFeatures: 'Indiquez au plus 20 avantages.',
    planIsPaid: 'Cet espace paie sa formule. Résiliez d’abord l’abonnement.',
    planNotForWorkspace: 'Cette formule n’est pas faite pour cet espace. Choisissez-en une autre.',
    videoIdInvalid: 'Saisissez l’identifiant d’une vidéo YouTube ou son adresse.',
    platformAddressInvalid:
      'Saisissez une adresse complète, en https, que l’on peut joindre depuis Internet.',
    modelAddressInvalid:
      'Saisissez une adresse complète, en http ou https, sans mot de passe ni point d’interrogation.',
    webhookAddressInvalid:
      'Saisissez une adresse complète en https, sans nom d’utilisateur, sans mot de passe et sans rien après un «\u00a0#\u00a0».',
    webhookAddressNotAllowed:
      'Nous ne pouvons rien envoyer à cette adresse. Saisissez une adresse publique en https.',
    addressTooLong: 'Utilisez 500 caractères au plus.',
    modelKeyInvalid: 'Une clé ne contient ni espace ni accent. Copiez-la à nouveau.',
    linkInvalid: 'Commencez par / pour une page de ce site, ou saisissez une adresse https complète.',
    tooManyTestimonials: 'Affichez au plus 12 témoignages.',
    announcementTextRequired: 'Saisissez le texte du bandeau, ou masquez-le.',
    questionTitleTooShort: 'Utilisez au moins 10 caractères.',
    answerRequired: 'Saisissez cette réponse.',
    numberUnreadable: 'Écrivez un nombre, par exemple 3,14 ou 1,5e3.',
    numberNegative: 'Écrivez un nombre positif ou nul.',
    numberNotPositive: 'Écrivez un nombre supérieur à 0.',
    digitsOutOfRange: 'Choisissez de 1 à 15 chiffres.',
    rangeBackwards: 'La fin de l’intervalle ne peut pas être inférieure à son début.',
    shareOutOfRange: 'Choisissez de 1 à 99\u00a0%.',
    firstNumberCounts:
      'La première réponse rapporte toujours tous les points. Mettez-en une autre en premier.',
    unitRequired: 'Ajoutez une unité, ou choisissez de n’en demander aucune.',
    unitUnreadable: 'Une unité ne commence ni par un chiffre ni par un signe. Écrivez-la comme m, km/h ou %.',
    unitsNotUnique: 'Deux unités sont identiques. Supprimez l’une d’elles.',
    firstUnitFactor: 'Les autres unités sont converties dans la première\u00a0: son facteur est 1.',
    itemRequired: 'Saisissez cet élément, ou supprimez-le.',
    threeToTenItems: 'Écrivez de 3 à 10 éléments.',
    itemsNotUnique: 'Un autre élément est identique. Donnez à chacun un texte différent.',
    oneCorrectAnswer: 'Marquez la bonne réponse.',
    twoToTenAnswers: 'Proposez de 2 à 10 réponses.',
    someCorrectAnswer: 'Marquez au moins une bonne réponse.',
    onlyOneCorrectAnswer:
      'Ne marquez qu’une bonne réponse, ou laissez les participants en choisir plusieurs.',
    pairsOutOfNumber: 'Une question d’appariement compte de 2 à 10 paires. Ajoutez-en ou supprimez-en.',
    leftsNotUnique: 'Un autre élément est identique. Modifiez ou supprimez l’un des deux.',
    tooManyOthers: 'Ajoutez au plus 6 réponses supplémentaires.',
    othersNotUnique:
      'Une réponse supplémentaire figure deux fois ou fait partie d’une paire. Modifiez-la ou supprimez-la.',
    onlyOneAnswer:
      'Tous les éléments ont la même réponse. Changez-en une, ou ajoutez une réponse supplémentaire.',
    gapTextEmpty: 'Saisissez le texte qui contient les trous.',
    gapsMissing: 'Ajoutez au moins un trou.',
    tooManyGaps: 'Utilisez au plus 12 trous.',
    gapsNotInText:
      'Placez chaque trou une seule fois dans le texte, sous la forme [[1]], [[2]], etc., hors des formules.',
    gapNeedsChoices: 'Indiquez de 2 à 10 choix.',
    rightChoiceMissing: 'Indiquez le bon choix.',
    tooManyAccepted: 'Indiquez au plus 20 réponses acceptées.',
    spotsPictureMissing: 'Ajoutez l’image sur laquelle se trouvent les zones.',
    spotsPictureNotAlone: 'Placez ici une seule image importée, et rien d’autre.',
    spotsPictureNotDescribed: 'Décrivez l’image pour les personnes qui ne peuvent pas la voir.',
    spotsMissing: 'Tracez au moins une zone sur l’image.',
    tooManySpots: 'Tracez au plus 12 zones.',
    spotLabelMissing:
      'Saisissez une étiquette. Si les zones sont cachées, vous pouvez aussi laisser toutes les étiquettes vides.',
    tooManySpotOthers: 'Ajoutez au plus 6 étiquettes supplémentaires.',
    spotOthersNotUnique:
      'Une étiquette supplémentaire figure deux fois ou correspond à une zone. Modifiez-la ou supprimez-la.',
    onlyOneLabel:
      'Toutes les zones ont la même étiquette. Changez-en une, ou ajoutez une étiquette supplémentaire.',
    pixelsOutOfRange: 'Saisissez un nombre entier de pixels, 6\u00a0000 au plus.',
    cornersOutOfNumber: 'Donnez de 3 à 20 sommets à la zone.',
    noQuestionsAsked: 'Demandez au moins une question, quelle que soit la difficulté.',
    tooManyQuestions: 'Demandez au plus 50 questions à la fois.',
    tooManyTryoutQuestions: 'Dans la démo, demandez au plus 10 questions à la fois.',
    tryoutTextTooLong: 'Dans la démo, utilisez au plus 20 000 caractères.',
    noTypesAsked: 'Choisissez au moins un type de question.',
    sourceTextEmpty: 'Collez le texte dont tirer les questions, ou choisissez un fichier.',
    sourceTextTooLong: 'Ce texte est trop long. Utilisez au plus 200 000 caractères.',
    emailTwice: 'Une adresse figure deux fois dans cette liste. Supprimez le doublon.',
    tooManyGroupMembers: 'Un groupe compte au plus 5 000 personnes.',
    durationInvalid: 'Indiquez un nombre entier de minutes, de 0 (sans limite) à 10\u00a0080.',
    tooManyQuizQuestions: 'Un quiz contient au plus 500 questions.',
    questionTwice: 'Une question ne peut figurer qu’une fois dans un quiz.',
    startInPast: 'Le début doit être dans le futur.',
    endNotAfterStart: 'La fin doit être après le début.',
    timeNotOffered: 'Choisissez l’un des horaires proposés.',
    choiceNeedsDuration:
      'Ce quiz n’a pas de durée limitée\u00a0: personne ne peut choisir son créneau. Fixez-le plutôt.',
    endNotLater: 'La nouvelle fin doit être plus tardive que celle qui a été annoncée.',
    endInPast: 'La fin doit être dans le futur.',
    answersMoved:
      'Vous ne pouvez pas changer l’ordre des réponses\u00a0: seule leur formulation peut être corrigée.',
    quizWithoutQuestions: 'Ajoutez au moins une question.',
    questionInOtherLanguage:
      'Toutes les questions d’un quiz doivent être dans la langue du quiz. Retirez les autres.',
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
    placesInvalid: 'Saisissez un nombre entier de 1 à 100\u00a0000.',
    extraTimeInvalid: 'Saisissez un nombre entier\u00a0: 1440 minutes ou 300\u00a0% au plus.',
    percentNeedsDuration: 'Ce quiz n’a pas de durée limitée. Indiquez des minutes plutôt qu’un pourcentage.',
    passPercentInvalid: 'Saisissez un seuil de 0,1 à 100\u00a0%.',
    passMarkNeeded: 'Saisissez un seuil de réussite\u00a0: sans lui, personne ne pourrait réussir.',
    untilPassedNeedsScore:
      'Avec «\u00a0Jusqu’à la réussite\u00a0», la note s’affiche dès que le quiz est terminé. Sinon, personne ne saurait s’il faut recommencer.',
    attemptsInvalid: 'Saisissez un nombre de tentatives de 1 à 20.',
    attemptPauseInvalid: 'Saisissez une pause de 0 minute à 30 jours.',
    weightInvalid: 'Saisissez un coefficient de 0 à 10, avec une décimale au plus.',
    tooManyGradebookQuizzes: 'Un carnet de notes compte 60 colonnes au plus. Écartez quelques quiz.',
    lineTooLong: 'Saisissez au plus 80 caractères.',
    monthsInvalid: 'Saisissez un nombre entier de mois, de 1 à 120.',
    daysInvalid: 'Saisissez un nombre entier de jours, de 1 à 365.',
    certificateNeedsPassMark:
      'Fixez d’abord un seuil de réussite\u00a0: un certificat récompense la réussite.',
    certificateNumberInvalid: 'Un numéro compte 12 lettres et chiffres, par exemple C4F7-9HJK-MNPQ.',
    letterTooLong: 'Limitez-vous à 12 caractères.',
    borderInvalid: 'Saisissez de 0 à 100\u00a0%.',
    lettersOutOfNumber: 'Prévoyez de 2 à 12 lettres. Ajoutez-en ou supprimez-en.',
    bordersUnordered: 'Chaque lettre doit commencer plus bas que celle qui la précède.',
    lowestBorderNotZero: 'La dernière lettre doit commencer à 0\u00a0%.',
    letterTwice: 'Deux lettres portent le même nom. Modifiez l’une d’elles.',
    poolPointsDiffer: 'Les questions d’un tirage au sort doivent valoir le même nombre de points.',
  },

  limits: {
    questions: 'questions',
    manualQuestions: 'questions rédigées à la main',
    quizzes: 'quiz',
    participants: 'participants par quiz',
    groups: 'groupes',
    groupSize: 'taille des groupes',
  },
}
