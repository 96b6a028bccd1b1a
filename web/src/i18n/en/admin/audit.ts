const audit = {
  title: 'Audit log',
  sentence:
    'What administrators did here, and what people changed in organizations: quizzes handed over, names and logos, API keys. Newest first.',
  searchPlaceholder: 'Administrator, or what they changed',
  action: 'Action',
  anyAction: 'Any action',
  list: 'Audit log, newest first',
  details: 'Details',
  yes: 'yes',
  no: 'no',
  empty: 'nothing',
  change: 'from {{before}} to {{after}}',
  nothing: 'Nothing has happened yet',
  nothingSentence: 'Every change an administrator makes is recorded here.',
  noMatch: 'No matching entries',
  noMatchSentence: 'Try a shorter search, or choose “Any action”.',
  fields: {
    address: 'Address',
    apiKey: 'Key',
    assigned: 'Takes effect immediately',
    byKey: 'Done by a program, with the key',
    checksKeys: 'Answer key check',
    endsPayments: 'Stops payments',
    keyRemoved: 'Key removed',
    keySaved: 'New key',
    languages: 'Languages',
    model: 'Model',
    organization: 'Organization',
    plan: 'Plan',
    preset: 'Provider',
    priceCents: 'Price per month',
    quiz: 'Quiz',
    scopes: 'Scopes',
    subject: 'Subject',
    workspaceCount: 'Workspaces that had it',
  },
  texts: {
    name: 'Name ({{language}})',
    description: 'Description ({{language}})',
    features: 'Features ({{language}})',
  },
  languages: { en: 'English', fr: 'French' },
  actions: {
    user: {
      disabled: 'Account disabled',
      enabled: 'Account enabled',
      plan_assigned: 'Plan assigned to a user',
      admin_appointed: 'Administrator appointed',
      admin_removed: 'Administrator removed',
      password_link_sent: 'Password reset link sent',
      deleted: 'Account deleted',
    },
    organization: {
      deactivated: 'Organization deactivated',
      activated: 'Organization activated',
      plan_assigned: 'Plan assigned to an organization',
    },
    plan: { updated: 'Plan changed', created: 'Plan created', deleted: 'Plan deleted' },
    content: { updated: 'Landing page changed' },
    mail: { resent: 'E-mail sent again', dismissed: 'Failed e-mail deleted', tested: 'Test e-mail sent' },
    generator: { tried: 'Question generator tested', changed: 'Question generator changed' },
    quiz: { handed_over: 'Quiz handed over' },
    branding: { changed: 'Own name and logo changed' },
    key: { created: 'API key created', revoked: 'API key revoked' },
  },
  sentences: {
    user: {
      disabled: '<actor>{{actor}}</actor> disabled <target>{{target}}</target>’s account.',
      enabled: '<actor>{{actor}}</actor> enabled <target>{{target}}</target>’s account.',
      plan_assigned: '<actor>{{actor}}</actor> assigned a plan to <target>{{target}}</target>.',
      admin_appointed: '<actor>{{actor}}</actor> made <target>{{target}}</target> an administrator.',
      admin_removed: '<actor>{{actor}}</actor> removed <target>{{target}}</target> as administrator.',
      password_link_sent:
        '<actor>{{actor}}</actor> sent a password reset link to <target>{{target}}</target>.',
      deleted: '<actor>{{actor}}</actor> deleted an account, whose name is erased here too.',
    },
    organization: {
      deactivated: '<actor>{{actor}}</actor> deactivated the organization <target>{{target}}</target>.',
      activated: '<actor>{{actor}}</actor> activated the organization <target>{{target}}</target>.',
      plan_assigned:
        '<actor>{{actor}}</actor> assigned a plan to the organization <target>{{target}}</target>.',
    },
    plan: {
      updated: '<actor>{{actor}}</actor> changed the plan <target>{{target}}</target>.',
      created: '<actor>{{actor}}</actor> created the enterprise plan <target>{{target}}</target>.',
      deleted: '<actor>{{actor}}</actor> deleted the enterprise plan <target>{{target}}</target>.',
    },
    content: { updated: '<actor>{{actor}}</actor> changed what the landing page shows.' },
    mail: {
      resent: '<actor>{{actor}}</actor> sent the e-mail to <target>{{target}}</target> again.',
      dismissed: '<actor>{{actor}}</actor> deleted the failed e-mail to <target>{{target}}</target>.',
      tested: '<actor>{{actor}}</actor> sent a test e-mail to <target>{{target}}</target>.',
    },
    generator: {
      tried: '<actor>{{actor}}</actor> asked <target>{{target}}</target> for a test question.',
      changed: '<actor>{{actor}}</actor> chose <target>{{target}}</target> as the question generator.',
    },
    branding: {
      changed:
        '<actor>{{actor}}</actor> changed the name, logo or sender under which <target>{{target}}</target> appears.',
    },
    key: {
      created: '<actor>{{actor}}</actor> created an API key that acts as <target>{{target}}</target>.',
      revoked: '<actor>{{actor}}</actor> revoked an API key of <target>{{target}}</target>.',
    },
    quiz: {
      handed_over: '<actor>{{actor}}</actor> handed a quiz over to <target>{{target}}</target>.',
    },
  },
}

export default audit
