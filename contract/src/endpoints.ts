import * as accountExport from './account-export.ts'
import * as audit from './admin/audit.ts'
import * as adminGenerator from './admin/generator.ts'
import * as mails from './admin/mails.ts'
import * as adminOrganizations from './admin/organizations.ts'
import * as adminPlans from './admin/plans.ts'
import * as statistics from './admin/statistics.ts'
import * as adminUsers from './admin/users.ts'
import * as apiKeys from './api-keys/keys.ts'
import * as auth from './auth.ts'
import * as billing from './billing.ts'
import * as branding from './branding/branding.ts'
import * as badges from './certificates/badges.ts'
import * as certificates from './certificates/certificate.ts'
import * as dashboard from './dashboard.ts'
import type { Endpoint } from './endpoint.ts'
import * as exchangeExport from './exchange/export.ts'
import * as exchangeImport from './exchange/import.ts'
import * as generation from './generation.ts'
import * as gradebook from './gradebook/gradebook.ts'
import * as ownResults from './gradebook/own-results.ts'
import * as gradebookPerson from './gradebook/person.ts'
import * as grading from './grading/grading.ts'
import * as regrading from './grading/regrading.ts'
import * as suggestion from './grading/suggestion.ts'
import * as groups from './groups.ts'
import * as invitations from './invitations.ts'
import * as board from './live/board.ts'
import * as extraTime from './live/extra-time.ts'
import * as messages from './live/messages.ts'
import * as pausing from './live/pausing.ts'
import * as ltiLaunch from './lti/launch.ts'
import * as learningPlatforms from './lti/platforms.ts'
import * as members from './members.ts'
import * as organizations from './organizations.ts'
import * as attempts from './participants/attempts.ts'
import * as choosing from './participants/choosing.ts'
import * as entering from './participants/entering.ts'
import * as invitedQuizzes from './participants/invited-quizzes.ts'
import * as inviting from './participants/inviting.ts'
import * as joinCode from './participants/join-code.ts'
import * as openLink from './participants/open-link.ts'
import * as ownWindow from './participants/own-window.ts'
import * as roomCode from './participants/room-code.ts'
import * as selection from './participants/selection.ts'
import * as shareLink from './participants/share-link.ts'
import * as slips from './participants/slips.ts'
import * as pictures from './pictures.ts'
import * as plans from './plans.ts'
import * as questionBank from './questions/bank.ts'
import * as questionHistory from './questions/history.ts'
import * as questionPreview from './questions/preview.ts'
import * as handingOver from './quizzes/handing-over.ts'
import * as quizHistory from './quizzes/history.ts'
import * as laterEnd from './quizzes/later-end.ts'
import * as quizLife from './quizzes/life.ts'
import * as quizPaper from './quizzes/paper.ts'
import * as repeating from './quizzes/repeating.ts'
import * as wording from './quizzes/wording.ts'
import * as comparison from './results/comparison.ts'
import * as earlierRuns from './results/earlier.ts'
import * as resultExport from './results/export.ts'
import * as resultList from './results/list.ts'
import * as resultOverview from './results/overview.ts'
import * as report from './results/report.ts'
import * as shortlist from './results/shortlist.ts'
import * as ownSecondFactor from './second-factor/own.ts'
import * as secondStep from './second-factor/signing-in.ts'
import * as site from './site.ts'
import * as siteContent from './site-content.ts'
import * as incidents from './submissions/incidents.ts'
import * as quizPage from './submissions/page.ts'
import * as review from './submissions/review.ts'
import * as taking from './submissions/taking.ts'
import * as tryout from './tryout.ts'
import * as tryoutKeeping from './tryout-keeping.ts'
import * as usage from './usage.ts'
import * as users from './users.ts'
import * as webhookDeliveries from './webhooks/deliveries.ts'
import * as webhooks from './webhooks/webhooks.ts'
import * as workspaces from './workspaces.ts'

/** Every endpoint there is, by name: what tests and documentation walk over. */
export const ENDPOINTS: Record<string, Endpoint> = Object.fromEntries(
  [
    apiKeys,
    audit,
    auth,
    billing,
    branding,
    exchangeExport,
    exchangeImport,
    generation,
    grading,
    regrading,
    suggestion,
    groups,
    gradebook,
    gradebookPerson,
    ownResults,
    invitations,
    learningPlatforms,
    ltiLaunch,
    mails,
    members,
    adminGenerator,
    adminOrganizations,
    adminPlans,
    adminUsers,
    organizations,
    choosing,
    entering,
    invitedQuizzes,
    inviting,
    joinCode,
    roomCode,
    slips,
    ownWindow,
    selection,
    openLink,
    shareLink,
    board,
    extraTime,
    messages,
    pausing,
    taking,
    quizPage,
    incidents,
    attempts,
    review,
    pictures,
    plans,
    questionBank,
    questionHistory,
    questionPreview,
    quizHistory,
    handingOver,
    laterEnd,
    quizLife,
    repeating,
    quizPaper,
    wording,
    report,
    comparison,
    earlierRuns,
    resultExport,
    resultList,
    resultOverview,
    shortlist,
    badges,
    certificates,
    dashboard,
    ownSecondFactor,
    secondStep,
    site,
    siteContent,
    statistics,
    tryout,
    tryoutKeeping,
    usage,
    users,
    accountExport,
    webhooks,
    webhookDeliveries,
    workspaces,
  ].flatMap((noun) => Object.entries(noun).filter(isEndpoint)),
)

function isEndpoint(entry: [string, unknown]): entry is [string, Endpoint] {
  const [, value] = entry
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'url' in value && 'access' in value
  )
}
