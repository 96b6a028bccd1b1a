import type { ErrorName } from '../errors.ts'

/** What the product says in English: what happened, and what to do about it. */
export const en = {
  errors: {
    wrongCredentials: 'The e-mail or password is wrong. Check both and try again.',
    tokenGenerationFailed: 'We couldn’t complete the login. Try again in a moment.',
    invalidAuthorizationCode: 'The login was cancelled or has expired. Start again.',
    userWithEmailExists: 'There’s already an account with this e-mail. Log in, or reset its password.',
    userInfoUnavailable:
      'The login service didn’t give us a verified e-mail address. Try again, or sign up with your e-mail.',
    notAuthenticated: 'You’re not logged in. Log in to continue.',
    wrongTokenType: 'Your session isn’t valid here. Log in again.',
    invalidToken: 'Your session has expired. Log in again.',
    invalidLink: 'This link has expired or has already been used. Ask for a new one.',
    shareLinkClosed:
      'This link was turned off or is incomplete. Ask the person who gave it to you for a new one.',
    shareCodeWrong: 'This code is wrong or has expired. Check the e-mail, or ask for a new code.',
    joinCodeWrong:
      'This code doesn’t work. Check it for typos. The quiz may also have ended: check with the person who gave you the code.',
    quizSessionOnly: 'Your invitation only gives you access to this quiz. Log in to your account to do this.',
    accountDisabled: 'This account is disabled. Contact the administrator of this site.',
    secondStepOver: 'Your login took too long. Start again with your e-mail and password.',
    secondFactorWrong: 'That didn’t match, or has been used already. Wait for the next code and try again.',
    secondFactorRequired: 'Confirm it’s you with your second step.',
    secondFactorOff: 'Two-step login isn’t on for your account.',
    authenticatorThere: 'An authenticator app is already set up. Remove it first to use another one.',
    authenticatorNotStarted: 'Setting up the authenticator app took too long. Start again.',

    userNotFound: 'We can’t find this user. The account may have been deleted.',
    emailExists: 'Another account already uses this e-mail. Choose a different one.',
    currentPasswordIncorrect: 'Your current password is wrong. Check it and try again.',
    currentPasswordRequired: 'Enter your current password.',
    freshSignInRequired: 'It’s been a while since you logged in. Log in again to confirm it’s you.',
    userCreateFailed: 'We couldn’t create your account. Try again in a moment.',
    userUpdateFailed: 'We couldn’t save your changes. Try again in a moment.',
    currentPasswordNotExpected: 'Your account has no password yet. Leave the current password blank.',
    passwordUpdateFailed: 'We couldn’t change your password. The old one still works; try again in a moment.',
    quizzesToEnd: 'Some quizzes are still running. End them first: {titles}',
    organizationsToDelete: 'You still own one or more organizations. Delete them first.',

    quizNotFound: 'We can’t find this quiz. It may have been deleted, or it isn’t shared with you.',
    quizNotAllowed: 'You’re not allowed to do this with this quiz. Ask the person who created it.',
    quizTakenByYou: 'You’re taking part in this quiz, so you can’t look at it here until it has closed.',
    questionsExamined:
      'Some of these questions are being asked in a quiz that’s still open. You can see their answers once it has closed.',
    invitationsKeepQuiz:
      'People are invited to this quiz, so it can’t be deleted. Withdraw their invitations first.',
    quizHasParticipants: 'This quiz already has participants, so it can’t be changed. Duplicate it instead.',
    quizHasSubmissions:
      'Someone has already started this quiz, so it can’t be moved back to drafts. You can end it instead.',
    allHaveBegun: 'They have already started this quiz, so their time can’t be changed any more.',
    quizOverdue:
      'This quiz’s end time has passed, so it can’t be published. Choose a later end time, or duplicate the quiz.',
    quizNotActive: 'This quiz isn’t published yet. Try again later.',
    quizNotStarted: 'This quiz hasn’t started yet. Come back when it opens.',
    ownWindowNotYet: 'Your time to take this quiz hasn’t come yet. Come back when it opens for you.',
    timeNotChosen: 'Choose a time first: you can start then.',
    quizPaused: 'This quiz is paused for everyone. You can start as soon as it resumes.',
    attemptTooSoon: 'There is a pause between attempts. Come back when the next one opens.',
    alreadySubmitted: 'This quiz has already been handed in, so answers can’t be changed.',
    attemptsUsedUp: 'You have used all your attempts at this quiz.',
    attemptPassed: 'You have passed this quiz, so there is no further attempt.',
    invitationWithdrawn:
      'This invitation has been withdrawn. If you think that’s a mistake, contact the person who invited you.',
    invitationTied:
      'This invitation is linked to an account whose e-mail address has changed. Log in to that account.',
    notAParticipant:
      'You’re not on the list for this quiz. Use the address you were invited with, or ask the quiz’s creator to invite you.',
    timeLimitExceeded: 'Time is up. The answers saved before that were handed in.',
    onlyDraftsDeletable: 'Only drafts can be deleted. Move it back to drafts first.',
    statisticsCreatorOnly: 'Only the creator of this quiz can see its statistics. Ask them for the results.',
    quizEnded: 'This quiz has ended. If you think that’s a mistake, contact its creator.',
    ownWindowOver: 'Your time to take this quiz is over. If you think that’s a mistake, contact its creator.',
    noTimeToChoose:
      'Your time can’t be chosen or changed any more. If you missed it, contact the quiz’s creator.',
    noActiveSubmission: 'You haven’t started this quiz yet. Start it, then answer.',
    notReopenable: 'Only a submission that was ended by violations can be reopened.',
    answersSeen: 'This submission can’t be reopened: the participant can already see the correct answers.',
    submissionPaused: 'The quiz is paused. Your answers are safe and will be saved as soon as it resumes.',
    heldElsewhere:
      'This quiz is open in another window or on another device. Continue there, or choose “Continue here”.',
    submissionNotFound: 'We can’t find this submission. Reload the page.',
    submissionNotViewable:
      'You can’t see this submission: it belongs to someone else. Log in with the account you took the quiz with.',
    resultNotByLink:
      'For this quiz, results don’t open from a link or code. Log in with the address you were invited with, or ask the person who created the quiz.',
    submissionNotFinished: 'Hand in the quiz first; then you can see your submission.',
    submissionStillRunning:
      'This participant is still working. You can see the submission once it’s handed in.',
    quizUpdateFailed: 'We couldn’t save the quiz. Try again in a moment.',
    quizChangedMeanwhile:
      'This quiz has been changed in another tab or by someone else. Look at that version before you save yours.',
    quizDeleteFailed: 'We couldn’t delete the quiz. Try again in a moment.',
    quizEndsTooSoon:
      'The quiz must stay open for at least its duration plus one hour. Choose a later end time.',
    alreadyCreator: 'This quiz is already theirs. Choose someone else.',
    newCreatorTakesPart:
      'This person takes part in the quiz, so they can’t become its creator. Choose someone else.',

    questionNotFound: 'We can’t find this question. It may have been deleted.',
    exactlyFourAnswers: 'A multiple-choice question has exactly 4 answers. Fill in all of them.',
    questionInActiveQuiz:
      'This question is in a published quiz, so it can’t be edited. Duplicate it instead.',
    questionInQuiz: 'This question is used in a quiz, so it can’t be deleted. Take it out of the quiz first.',
    onlyCreatorEditsQuestion:
      'Only the creator of this question can edit or delete it. You can duplicate it.',
    answersNotUnique: 'Two answers are the same. Give each one its own text.',
    questionTitleEmpty: 'The question is empty. Write what you want to ask.',
    manualQuestionQuotaExceeded:
      'That would exceed your plan’s limit of {limit} manual questions. Add fewer, or see the plans.',
    questionNotInOrganization:
      'We can’t find this question in this organization. Switch to the workspace it belongs to.',
    onlyPersonalQuestions: 'Only your personal questions can be used here. Choose from those.',
    questionCreateFailed: 'We couldn’t save the question. Try again in a moment.',
    questionUpdateFailed: 'We couldn’t save your changes to the question. Try again in a moment.',
    questionChangedMeanwhile: 'Someone has changed this question. Load it again, then make your changes.',
    questionDeleteFailed: 'We couldn’t delete the question. Try again in a moment.',

    checkoutPlanNotFound: 'This plan isn’t available. Choose one from the plans page.',
    subscriptionNotFound: 'You have no subscription yet. Choose a plan to get started.',
    workspacePlanNotFound: 'This workspace’s plan no longer exists. Choose another one.',
    questionLimitExceeded:
      'Creating {count} questions would exceed your limit of {limit}. Ask for fewer, or see the plans.',
    quizLimitReached: 'You’ve used all {limit} quizzes in your plan. See the plans to create more.',
    participantLimitReached:
      'Your plan allows up to {limit} participants per quiz. Invite fewer, or see the plans.',
    quizFull: 'This quiz is full. Let the person who gave you the link know.',
    groupLimitReached: 'You’ve used all {limit} groups in your plan. See the plans to create more.',
    groupSizeExceeded: 'A group can’t have more than {limit} members on your plan. Make it smaller.',
    manualQuestionLimitExceeded:
      'You’ve used all {limit} manual questions in your plan. See the plans to write more.',

    checkoutFailed: 'We couldn’t open the payment page. Nothing was charged; try again in a moment.',
    billingPortalFailed: 'We couldn’t open the billing page. Try again in a moment.',
    customerNotFound: 'There’s no billing account yet. It’s created with your first payment.',
    planNotPayable:
      'You can’t pay online with your current plan. See your plan under Billing, or contact the administrator.',
    organizationOwnerPays: 'Only the organization’s owner can manage its payments. Ask them to do it.',

    organizationNotFound:
      'We can’t find this organization. It may have been deleted, or you’re not a member.',
    organizationInactive:
      'This organization is inactive, so nothing new can be created in it. Ask its owner what to do.',
    memberNotFound: 'We can’t find this member. Reload the list.',
    organizationSubscriptionNotFound: 'This organization has no subscription. Its owner can choose a plan.',
    roleRequired: 'Your role in this organization doesn’t allow this. Ask its owner.',
    onlyActiveMembersCreate:
      'Only active members can create content here. Ask the owner to activate your membership.',
    memberInactive: 'This member isn’t active. Activate them first, or choose someone else.',
    ownStatusUnchangeable: 'You can’t change your own status.',
    allAlreadyMembers: 'All of these people are already members. Enter other addresses.',
    tooManyInvites: 'You can invite up to {max} people at once. Invite the rest separately.',
    memberLimitReached: 'Your limit for {type} in this organization is {limit}. Ask its owner for more.',
    limitBelowUsage: 'This member already uses {used} ({type}). Choose a limit of at least that.',
    invalidLimitValue: 'Enter a whole number (0 or more), or choose “Unlimited”.',
    invitationNotFound: 'We can’t find this invitation. It may have been withdrawn; ask for a new one.',
    alreadyAMember: 'You’re already a member of this organization.',
    moderatorManagesMembersOnly: 'Moderators can only change regular members. Ask the owner.',
    onlyOwnerAssignsModerators: 'Only the owner can make someone a moderator. Ask them to do it.',
    ownerRoleNotAssignable: 'The owner role can’t be given to anyone else. Choose another role.',
    ownerStatusUntouchable: 'The owner’s status can’t be changed.',
    ownerLimitsUntouchable: 'The owner’s limits can’t be changed.',
    ownLimitsUnchangeable: 'You can’t change your own limits.',
    onlyOwnerUpdatesRoles: 'Only the owner can change roles. Ask them to do it.',
    invitationExpired: 'This invitation has expired. Ask for a new one.',
    invitationForAnotherEmail: 'This invitation is for another e-mail address. Log in with that one.',
    organizationCreateFailed: 'We couldn’t create the organization. Try again in a moment.',
    organizationUpdateFailed: 'We couldn’t save the organization. Try again in a moment.',
    organizationInviteFailed: 'We couldn’t send the invitations. Try again in a moment.',
    invitationsAreMailed: 'Invitations are sent by e-mail on this site. Resend this one instead.',
    ownerAskedToday:
      'You’ve asked the owner about this limit within the last day. Wait for an answer, or ask again tomorrow.',

    tooManyParticipants: 'You can invite up to {max} participants at once. Invite the rest separately.',
    inviteSendFailed: 'We couldn’t send the invitation. Check the address and try again.',
    inviteToInactiveQuiz: 'You can only invite people while the quiz is published and hasn’t ended.',
    groupNotFound: 'We can’t find this group. It may have been deleted.',
    groupNameConflict: 'You already have a group with this name. Choose another one.',
    nameTaken:
      'Someone with this name has already joined. If that’s you, ask the person who created this quiz to let you in again. If not, add an initial or last name to yours.',
    nameNotListed:
      'This name isn’t on the list, or someone has already joined with it. Check the spelling. If you were already in the quiz, ask the person who created it to let you in again.',
    nameNotHere:
      'This quiz was taken on this device under another name. Enter that name, or use the device you took the quiz on.',
    roomClosed: 'The room code is off. Turn it on first, or hand out the link or slip again.',
    noneOfGroup: 'Nobody in this group takes part in this quiz. Invite them first.',
    notFromRoom: 'Only people who joined with the room code can be removed. Withdraw the invitation instead.',
    groupChangedMeanwhile:
      'This group has been changed in another tab or by someone else. Look at it again before you save.',
    openAnswerNotFound: 'We can’t find this answer. Reload the page.',
    onlyCreatorGrades: 'Only the creator of this quiz can grade its answers.',
    scoreAboveMaximum: 'The score is above the maximum of {max}. Enter a lower one.',
    alreadyGraded: 'This answer has already been graded. Undo the grade first to give another one.',
    gradeTold: 'The participant has seen this grade. Regrade it to change it.',
    resultsReleased: 'Participants can already see their results. To change a grade, regrade the answer.',
    nothingToRegrade: 'This wouldn’t change anything. Choose a different correction.',
    regradeNotUndoable: 'A newer change affects this question. Undo that one first.',

    certificateNotFound: 'We don’t know a certificate with this number. Check each character.',
    noCertificates: 'Nobody has a valid certificate for this quiz yet.',
    certificateWithdrawn: 'This certificate has been withdrawn. Reload the page.',
    certificateNotWithdrawn: 'This certificate wasn’t withdrawn by hand. Reload the page.',
    certificateNotPassed: 'The quiz isn’t passed with this result, so the certificate stays withdrawn.',
    certificateNamed:
      'The name on this certificate can’t be changed any more. Ask the person who created the quiz.',

    subjectNotFound: 'We don’t know this subject well enough. The closest we have: {nearest}.',
    subjectUnheardOf: 'We don’t know this subject. Paste your own text about it, or choose another subject.',
    languageNotSupported: 'Questions can be created in English or French. Choose one of them.',
    aiServiceFailed: 'The AI service didn’t respond. Try again in a moment.',
    aiContentUnreadable: 'The AI service sent something we couldn’t read. Try again.',
    generationFailed: 'We couldn’t create the questions. Try again, or change your request slightly.',
    nothingLeftToAsk:
      'There are no more questions of this kind on this subject. Choose another type or difficulty, or provide your own text.',

    planNotFound: 'We can’t find this plan. It may have been deleted; reload the list.',
    enterprisePlanExists: 'This organization already has an enterprise plan. Edit that one.',
    priceOnlyForEnterprise: 'Only an enterprise plan can have a price here. Leave the price out.',
    priceCreationFailed: 'The payment service didn’t accept the price. Try again in a moment.',
    generatorSetByEnvironment:
      'The server’s environment decides this. Take {variables} out of it and restart the server to choose here.',
    modelKeyForAnotherHost:
      'The saved key is for {host} and isn’t sent anywhere else. Enter the key for this address.',
    modelKeyRefused:
      'The provider refused the key (HTTP {status}). Check that you copied all of it and that it’s still valid, or create a new one.',
    modelUnknown:
      'The provider doesn’t know this model or address (HTTP {status}). Check the model’s spelling and the address, which usually ends in /v1.',
    modelBusy:
      'The provider is too busy, or your credit has run out (HTTP {status}). Check your account there, then try again.',
    modelRefused:
      'The provider refused to answer (HTTP {status}). Check the address and the model, or its status page.',
    modelHostUnknown: 'There’s no server named {host}. Check the address for typos.',
    modelNotListening:
      'Nothing answers at {host}. Start the model server, and check the address and its port. In a container, 127.0.0.1 is the container itself.',
    modelNotTrusted:
      'The certificate of {host} isn’t trusted by this server. Check the address, or add its authority with NODE_EXTRA_CA_CERTS.',
    modelUnreachable:
      'The connection to {host} failed or broke off. Check that the address is right and doesn’t redirect, then try again.',
    modelTooSlow:
      'No question came within a minute. A local model may still be loading: try again in a moment, or choose a smaller one.',
    modelUnreadable:
      'The model answered, but there was no question in its answer. Try again, or choose a more capable model.',
    modelUnusable:
      'The model answered, but with no usable question. Try again, or choose a more capable model.',
    userDisabled: 'This account is disabled. Enable it first.',
    userUnverified: 'This person’s e-mail address isn’t confirmed yet. Ask them to confirm it first.',
    adminByEnvironment:
      'The server’s environment names this person as an administrator. Remove the address there, then restart the server.',
    userHasRunningQuizzes:
      'Quizzes this person created are still running. Ask them to end these quizzes, or wait until they’re over.',
    userOwnsOrganizations:
      'This person owns an organization, which would be left without an owner. Ask them to delete it first, or disable the account instead.',

    invalidRequest: 'We couldn’t read this request. Reload the page and try again.',
    importNotFound: 'This import is no longer available: it expires after a day. Choose the file again.',
    importNotReady: 'This file is still being read, or has already been imported. Reload the page to check.',
    participantNotFound: 'This person is no longer a participant. Reload the list.',
    notFound: 'We can’t find what you’re looking for. It may have been deleted.',
    googleSignInOff: 'Google login isn’t available here. Log in with your e-mail and password.',
    internalError: 'Something went wrong on our side. Try again in a moment.',
    forbidden: 'You’re not allowed to do this. If you should be, ask the administrator.',
    unknownHost:
      'Probant isn’t available at this address. Open {origin}, or set PUBLIC_URL to the address people use.',
    botCheckFailed: 'We couldn’t confirm that you’re not a robot. Reload the page and try again.',
    setupCodeWrong: 'This setup code is wrong. You’ll find it in the server’s log.',
    emailNotVerified: 'Confirm your e-mail address first. The link is in the e-mail we sent you.',
    usernameHeldBack:
      'New accounts can’t send e-mails containing web addresses for the first {days} days, and “{words}” in your name looks like one. Change your name in the settings, then try again.',
    titleHeldBack:
      'New accounts can’t send e-mails containing web addresses for the first {days} days, and “{words}” in this quiz’s title looks like one. Change the title, then try again.',
    messageHeldBack:
      'New accounts can’t send e-mails containing web addresses for the first {days} days, and “{words}” in your message looks like one. Change the message, then try again.',
    organizationNameHeldBack:
      'New accounts can’t send e-mails containing web addresses for the first {days} days, and “{words}” in the organization’s name looks like one. Change that name, then try again.',
    mailLimitReached:
      'That’s more than your daily limit of {limit} e-mails; you have {left} left today. You can send more in {hours} h.',
    tooManyAttempts: 'Too many attempts. Try again in {seconds} s.',
    brandingNotInPlan:
      'Appearing under your own name and logo comes with the organization plan. The owner can choose it.',
    apiKeyNotFound: 'This key no longer exists. Reload the page.',
    apiKeyLimitReached: 'You can have up to {limit} keys here. Revoke one you no longer use.',
    apiKeyEnded: 'This key has reached its end date. Create a new one on the Connections page.',
    notForPrograms: 'A program can’t do this with a key. Log in to do it yourself.',
    scopeMissing: 'This key isn’t allowed to do this: it lacks the scope “{scope}”.',
    apiKeyElsewhere:
      'This key belongs to another workspace. Leave out the X-Workspace header, or use the right key.',
    tooManyCalls: 'This key has used its {limit} calls for this minute. Try again in {seconds} s.',
    learningPlatformNotFound: 'This learning platform is no longer connected. Reload the page.',
    learningPlatformThere: 'This learning platform is already connected here, with the same client ID.',
    learningPlatformLimitReached:
      'You can connect up to {limit} learning platforms here. Remove one you no longer use.',
    launchIncomplete:
      'Open the quiz from your course: this address only works with what your learning platform sends along.',
    launchUnregistered:
      'This learning platform isn’t connected to this workspace, or has been removed. Ask the teacher to check its platform ID ({issuer}) and client ID ({client}) on the Connections page.',
    launchRefusedThere:
      '{platform} didn’t say who you are. Log in there again, then open the quiz from your course.',
    launchExpired: 'This took too long. Open the quiz from your course again.',
    launchForged:
      'What your learning platform sent can’t be trusted (check failed: {part}). Open the quiz from your course again. If it happens again, tell the person who runs the platform.',
    launchRepeated: 'This link from your course has already been used. Open the quiz from your course again.',
    launchNotDeployed:
      'This part of {platform} isn’t connected yet. Ask the teacher to add the deployment ID {deployment} on the Connections page.',
    launchUnsupported:
      'What your learning platform sent isn’t something we can open. It must use LTI 1.3: ask the person who runs the platform.',
    launchNameless:
      'Your learning platform didn’t say who you are. Ask the person who runs it to let it send an ID for each user.',
    launchKeysUnavailable:
      'We can’t reach your learning platform to check its signature. Try again in a moment. If it happens again, ask the person who runs it to check the keyset address.',
    launchElsewhere:
      'This quiz was opened in another browser, or your browser refuses cookies. Open the quiz from your course again.',
    webhookNotFound: 'This webhook no longer exists. Reload the page.',
    webhookDeliveryNotFound: 'This message is no longer listed. Reload the page.',
    webhookLimitReached: 'You can have up to {limit} webhooks here. Delete one you no longer use.',
    idempotencyKeyInUse:
      'A call with this Idempotency-Key is still being worked on. Try again in a few seconds.',
    idempotencyOutcomeUnknown:
      'A call with this Idempotency-Key was cut off. Check whether it took effect before you send it again with a new key.',
    idempotencyKeyReused:
      'This Idempotency-Key belongs to a call with other contents. Use a new key for each call.',
    tooManyFiles: 'Several of your files are still being made. Wait for one of them, then try again.',
    validationError: 'Some fields need your attention. Correct them and try again.',
    pictureRoomFull:
      'This workspace has no room left for pictures. Delete questions whose pictures you no longer need.',
    logoUnfit: 'Use a PNG or JPEG picture of at most 512 KB and 1000 pixels.',
    documentUnreadable: 'We can’t read this file. Use a PDF, DOCX, Markdown or plain text file.',
    documentWithoutText: 'There’s no text in this file; it may be a scan. Paste the text instead.',
    documentTooLarge: 'This file is larger than 10 MB. Use a smaller one, or paste the part you need.',
    importTooLarge: 'This file is larger than 50 MB. Split it, or leave out its pictures.',
    nothingToImport: 'Nothing is left to import. Tick at least one question.',
    nothingToExport: 'There are no questions to export.',
    tooManyToExport: 'A file in this format can hold up to {limit} questions. Export fewer at a time.',
    tooManyWaiting: 'The queue is full right now. Try again in a minute.',
    serviceUnavailable: 'A service we need can’t be reached right now. Try again in a few minutes.',
  } satisfies Record<ErrorName, string>,

  fields: {
    required: 'This field is required.',
    invalid: 'This value isn’t valid. Check it.',
    emailInvalid: 'Enter a valid e-mail address.',
    emailNotYours: 'This isn’t the e-mail address of your account. Check it for typos.',
    emailNotTheirs: 'This isn’t the e-mail address of the account. Check it for typos.',
    passwordTooShort: 'Use at least 8 characters.',
    passwordTooLong: 'Use at most 128 characters.',
    passwordNeedsUpper: 'Add an uppercase letter.',
    passwordNeedsLower: 'Add a lowercase letter.',
    passwordNeedsDigit: 'Add a digit.',
    passwordNeedsSpecial: 'Add a special character, such as ! or #.',
    repeatedPasswordTooShort: 'Use at least 5 characters.',
    oneTimeCodeInvalid: 'Enter the six digits that your app shows.',
    recoveryCodeInvalid: 'A recovery code has twelve letters and digits.',
    passwordsDiffer: 'The two passwords don’t match.',
    usernameTooShort: 'Use at least 3 characters.',
    usernameTooLong: 'Use at most 49 characters.',
    interestTooLong: 'Use at most 100 characters.',
    nameTooShort: 'Use at least 2 characters.',
    nameTooLong: 'Use at most 49 characters.',
    descriptionTooLong: 'Use at most 500 characters.',
    textTooLong: 'This text is too long. Shorten it.',
    brandNameTooLong: 'Use at most 60 characters.',
    brandLineTooLong: 'Use at most 120 characters.',
    senderNameLikeAddress: 'Enter a name without @, < or >: it mustn’t look like an address.',
    colorInvalid: 'Enter a colour such as #2b4acb.',
    colorUnreadable: 'This colour is too light to read on white. Choose a darker one.',
    signatureGone: 'This picture was replaced in the meantime. Upload it again.',
    signerNeeded: 'Enter the name of the person who signs.',
    logoGone: 'This logo was replaced in the meantime. Upload it again.',
    replierUnfit: 'Choose an active member whose address is confirmed.',
    emailsRequired: 'Enter at least one e-mail address.',
    belowUsage: 'This is below what the member already uses. Choose a higher limit.',
    organizationNameDiffers: 'This isn’t the name of the organization. Type it exactly as shown.',
    priceInvalid: 'A price must be 0 or more.',
    featuresRequired: 'Add at least one feature.',
    tooManyFeatures: 'Add at most 20 features.',
    planIsPaid: 'This workspace is paying for its plan. Cancel the subscription first.',
    planNotForWorkspace: 'This plan isn’t meant for this workspace. Choose another one.',
    videoIdInvalid: 'Enter a YouTube video’s ID or address.',
    platformAddressInvalid:
      'Enter a complete address that starts with https:// and can be reached from the internet.',
    modelAddressInvalid:
      'Enter an address that starts with http:// or https://, without a password or anything after a “?”.',
    webhookAddressInvalid:
      'Enter an address that starts with https://, without a user name, a password or anything after a “#”.',
    webhookAddressNotAllowed:
      'We can’t send anything there. Enter a public address that starts with https://.',
    addressTooLong: 'Use at most 500 characters.',
    modelKeyInvalid: 'A key has no spaces or accents. Copy it again.',
    linkInvalid: 'Start with / for a page on this site, or with https://.',
    tooManyTestimonials: 'Show at most 12 testimonials.',
    announcementTextRequired: 'Write what the banner should say, or turn it off.',
    questionTitleTooShort: 'Use at least 10 characters.',
    answerRequired: 'Fill in this answer.',
    numberUnreadable: 'Write a number, such as 3.14 or 1.5e3.',
    numberNegative: 'Write a number that is 0 or more.',
    numberNotPositive: 'Write a number that is more than 0.',
    digitsOutOfRange: 'Choose 1 to 15 digits.',
    rangeBackwards: 'The end of the range can’t be less than its start.',
    shareOutOfRange: 'Enter 1 to 99%.',
    firstNumberCounts: 'The first answer always counts in full. Put another one first.',
    unitRequired: 'Add a unit, or choose that none is asked for.',
    unitUnreadable: 'A unit can’t begin with a digit or a sign. Write it as in m, km/h or %.',
    unitsNotUnique: 'Two units are the same. Remove one of them.',
    firstUnitFactor: 'The first unit is what the others are converted to: its factor is 1.',
    itemRequired: 'Fill in this item, or remove it.',
    threeToTenItems: 'Write 3 to 10 items.',
    itemsNotUnique: 'Another item says the same. Give each one its own text.',
    oneCorrectAnswer: 'Mark one answer as correct.',
    twoToTenAnswers: 'Give from 2 to 10 answers to choose from.',
    someCorrectAnswer: 'Mark at least one answer as correct.',
    onlyOneCorrectAnswer: 'Mark only one answer as correct, or let participants choose several.',
    pairsOutOfNumber: 'A matching question has 2 to 10 pairs. Add or remove some.',
    leftsNotUnique: 'Another item says the same. Change or remove one of them.',
    tooManyOthers: 'Add at most 6 further answers.',
    othersNotUnique: 'A further answer is listed twice, or belongs to a pair. Change or remove it.',
    onlyOneAnswer: 'All items have the same answer. Change one, or add a further answer.',
    gapTextEmpty: 'Write the text that has the gaps.',
    gapsMissing: 'Add at least one gap.',
    tooManyGaps: 'Use at most 12 gaps.',
    gapsNotInText: 'Put each gap into the text exactly once, as [[1]], [[2]] and so on, outside formulas.',
    gapNeedsChoices: 'List from 2 to 10 choices.',
    rightChoiceMissing: 'Choose the correct one.',
    tooManyAccepted: 'Accept at most 20 answers.',
    spotsPictureMissing: 'Add the picture that the regions are on.',
    spotsPictureNotAlone: 'Put one uploaded picture here, and nothing else.',
    spotsPictureNotDescribed: 'Describe the picture, for people who can’t see it.',
    spotsMissing: 'Draw at least one region on the picture.',
    tooManySpots: 'Draw at most 12 regions.',
    spotLabelMissing: 'Write a label. Where regions are hidden, you can also leave all labels empty.',
    tooManySpotOthers: 'Add at most 6 further labels.',
    spotOthersNotUnique: 'A further label is listed twice, or belongs to a region. Change or remove it.',
    onlyOneLabel: 'All regions have the same label. Change one, or add a further label.',
    pixelsOutOfRange: 'Enter a whole number of pixels, up to 6,000.',
    cornersOutOfNumber: 'Give the region 3 to 20 corners.',
    noQuestionsAsked: 'Ask for at least one question, of any difficulty.',
    tooManyQuestions: 'Ask for at most 50 questions at once.',
    tooManyTryoutQuestions: 'In the demo, ask for at most 10 questions at once.',
    tryoutTextTooLong: 'In the demo, use at most 20,000 characters.',
    noTypesAsked: 'Choose at least one type of question.',
    sourceTextEmpty: 'Paste the text to create questions from, or choose a file.',
    sourceTextTooLong: 'This text is too long. Use at most 200,000 characters.',
    emailTwice: 'An address is listed twice. Remove one of them.',
    tooManyGroupMembers: 'A group can have up to 5,000 people. Split it into several groups.',
    durationInvalid: 'Enter a whole number of minutes, from 0 (no limit) to 10,080.',
    tooManyQuizQuestions: 'A quiz can have up to 500 questions. Remove some.',
    questionTwice: 'A question can be in a quiz only once. Remove one of the two.',
    startInPast: 'The start time must be in the future.',
    endNotAfterStart: 'The end time must be after the start time.',
    timeNotOffered: 'Choose one of the times offered.',
    choiceNeedsDuration: 'This quiz has no time limit, so no time can be chosen: set one instead.',
    endNotLater: 'The new end time must be later than the current one.',
    endInPast: 'The end time must be in the future.',
    answersMoved: 'You can’t reorder the answers: only their wording can be corrected.',
    quizWithoutQuestions: 'Add at least one question.',
    questionInOtherLanguage: 'All questions in a quiz must be in its language. Remove the others.',
    sectionEmpty: 'A section has no questions. Add some, or remove it.',
    drawTooLarge: 'A section draws more questions than it has. Draw fewer, or add some.',
    reasonRequired: 'Give a reason.',
    domainInvalid: 'Enter a domain, such as school.org.',
    shareRuleEmpty: 'Say who can join: a domain, or individual addresses.',
    joinCodeForm: 'A code has 6 or 10 letters and digits.',
    nameRequired: 'Enter your name.',
    messageTooLong: 'Use at most 1,000 characters.',
    shareCodeForm: 'A code has 6 digits.',
    pointsOutOfSteps: 'Enter points from 0.25 to 100, in steps of 0.25.',
    pointsNotQuarters: 'Enter 0 or more, in steps of 0.25.',
    placesInvalid: 'Enter a whole number from 1 to 100,000.',
    extraTimeInvalid: 'Enter a whole number: up to 1,440 minutes, or up to 300 percent.',
    percentNeedsDuration:
      'This quiz has no time limit, so a percentage can’t be used. Enter minutes instead.',
    passPercentInvalid: 'Enter a pass mark from 0.1 to 100%.',
    passMarkNeeded: 'Enter a pass mark: without one, nobody could pass.',
    untilPassedNeedsScore:
      'With “Until passed”, the score is shown as soon as someone finishes. Otherwise they wouldn’t know whether to try again.',
    attemptsInvalid: 'Enter a number of attempts from 1 to 20.',
    attemptPauseInvalid: 'Enter a pause of 0 minutes to 30 days.',
    weightInvalid: 'Enter a weight from 0 to 10, with one decimal at most.',
    tooManyGradebookQuizzes: 'A grade book has at most 60 columns. Leave out some quizzes.',
    lineTooLong: 'Use at most 80 characters.',
    monthsInvalid: 'Enter a whole number of months, from 1 to 120.',
    daysInvalid: 'Enter a whole number of days, from 1 to 365.',
    certificateNeedsPassMark: 'Set a pass mark first: a certificate is for those who pass.',
    certificateNumberInvalid: 'A number has 12 letters and digits, such as C4F7-9HJK-MNPQ.',
    letterTooLong: 'Use at most 12 characters.',
    borderInvalid: 'Enter 0 to 100%.',
    lettersOutOfNumber: 'Use 2 to 12 letters. Add or remove some.',
    bordersUnordered: 'Each letter must start at a lower percentage than the one above it.',
    lowestBorderNotZero: 'The last letter must start at 0%.',
    letterTwice: 'Two letters have the same name. Change one of them.',
    poolPointsDiffer: 'All questions in a pool must be worth the same number of points.',
  },

  /** How a refusal names the limit it ran into. */
  limits: {
    questions: 'questions',
    manualQuestions: 'manual questions',
    quizzes: 'quizzes',
    participants: 'participants per quiz',
    groups: 'participant groups',
    groupSize: 'group size',
  },
}
