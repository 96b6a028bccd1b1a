const ID = '0c5d8a52-6b3f-4a55-9d7c-0f5d1f0a7d11'

/** Every screen there is, by who can see it: what the stories that look at all of them walk over. */
export const PUBLIC_PAGES = [
  '/',
  '/landing-page-fr',
  '/anti-cheat',
  '/pricing',
  '/general_condition',
  '/legal_notice',
  '/privacy',
  '/term',
  '/demo/create-quiz',
  '/demo/create-quiz/dashboard-question-generation',
  '/demo/create-quiz/question-generation',
  '/demo/create-quiz/quiz-form',
  '/demo/create-quiz/quiz-form-create',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/invitation',
  '/join',
]

export const DASHBOARD_PAGES = [
  '/dashboard',
  '/dashboard/create',
  `/dashboard/duplicate/${ID}`,
  `/dashboard/edit/${ID}`,
  '/dashboard/group',
  '/dashboard/members',
  `/dashboard/participants/${ID}`,
  '/dashboard/quiz',
  '/dashboard/questions',
  '/dashboard/usage',
  '/dashboard/billing',
  `/dashboard/view/${ID}`,
  `/dashboard/view/${ID}/print`,
  `/dashboard/view/${ID}/results`,
  `/dashboard/view/${ID}/grading`,
  `/dashboard/view/${ID}/live`,
  `/organizations/${ID}/accept`,
  `/quiz/${ID}`,
  '/setting',
]

export const ADMIN_PAGES = [
  '/admin',
  '/admin/users',
  '/admin/organizations',
  '/admin/plans',
  '/admin/plans/new',
  '/admin/mails',
  '/admin/content',
  '/admin/generator',
  '/admin/audit',
]
