const SECRET = 'a secret, of use to nobody but a thief'
const NOTED = 'what a creator thinks of a participant, for themselves; it goes with the account'
const DERIVED = 'made of what is exported'

/**
 * What is kept of people, column by column: what deleting an account does with it, and where its owner finds it in the
 * export. A test holds this list against the schema, and both actions against this list (`personal-data.test.ts`):
 * whoever adds a column says here what it tells of whom.
 */
export const PERSONAL_DATA: Record<string, KeptTable> = {
  users: {
    whenGone: 'deleted',
    exported: {
      email: 'account.email',
      username: 'account.username',
      interest: 'account.interest',
      locale: 'account.locale',
      time_zone: 'account.timeZone',
      email_verified_at: 'account.isEmailVerified',
      is_admin: 'account.isAdmin',
      created_at: 'account.createdAt',
    },
    notExported: { password_hash: SECRET, status: 'only an active account can ask' },
    plain: ['id'],
  },
  identities: {
    whenGone: 'deleted',
    exported: {
      provider: 'identities.provider',
      email: 'identities.email',
      created_at: 'identities.linkedAt',
    },
    notExported: { subject: 'the provider’s own number for the person, who has it there' },
    plain: ['id', 'user_id'],
  },
  sessions: {
    whenGone: 'deleted',
    exported: {
      user_agent: 'sessions.device',
      address: 'sessions.address',
      created_at: 'sessions.createdAt',
      last_seen_at: 'sessions.lastSeenAt',
    },
    plain: ['id', 'user_id', 'quiz_id', 'is_for_result', 'expires_at', 'revoked_at'],
  },
  known_browsers: {
    whenGone: 'deleted',
    notExported: { token_hash: SECRET },
    plain: ['user_id', 'expires_at'],
  },
  refresh_tokens: {
    whenGone: 'deleted',
    notExported: { token_hash: SECRET },
    plain: ['id', 'session_id', 'parent_id', 'created_at', 'used_at', 'superseded_at'],
  },
  mailed_links: {
    whenGone: 'deleted',
    exported: { email: 'account.pendingEmail' },
    notExported: { token_hash: SECRET },
    plain: ['id', 'user_id', 'purpose', 'created_at', 'expires_at'],
  },
  mails: {
    whenGone: 'deleted',
    exported: { recipient: 'mails.sentTo', subject: 'mails.subject', created_at: 'mails.createdAt' },
    notExported: {
      text: 'the person has it in their mailbox; it goes after some weeks',
      html: 'the person has it in their mailbox; it goes after some weeks',
      link: SECRET,
      last_error: 'what a mail server said',
      author_id: 'whoever is named in a mail to others: it loses subject and text when they go',
    },
    plain: [
      'id',
      'user_id',
      'locale',
      'status',
      'attempts',
      'next_attempt_at',
      'sent_at',
      'forget_afterwards',
      'sender_name',
      'reply_to_id',
      'logo_id',
    ],
  },
  mail_counts: {
    whenGone: 'kept',
    because:
      'what was mailed to others stays mailed; from the keyed hash of an address nobody can be told, and it goes with the day',
    notExported: { person: 'a hash', mails: 'a counter against abuse, for a day' },
    plain: ['day'],
  },
  workspaces: { whenGone: 'deleted', plain: ['id', 'user_id', 'scale', 'created_at'] },
  subscriptions: {
    whenGone: 'deleted',
    exported: {
      plan_id: 'subscriptions.plan',
      state: 'subscriptions.state',
      trial_ends_at: 'subscriptions.trialEndsAt',
      past_due_since: 'subscriptions.pastDueSince',
      period_starts_at: 'subscriptions.periodStartsAt',
      period_ends_at: 'subscriptions.periodEndsAt',
      cancels_at: 'subscriptions.cancelsAt',
      price_cents: 'subscriptions.priceCents',
      currency: 'subscriptions.currency',
      customer_id: 'subscriptions.customerId',
      provider_subscription_id: 'subscriptions.providerSubscriptionId',
      created_at: 'subscriptions.createdAt',
    },
    plain: ['workspace_id', 'version'],
  },
  gone_customers: {
    whenGone: 'kept',
    because:
      'the provider’s number for a customer, until the provider has deleted them too; then the row goes',
    notExported: { customer_id: 'it begins when the account ends' },
    plain: ['gone_at', 'attempts', 'next_attempt_at'],
  },
  trials: {
    whenGone: 'kept',
    because: 'one free trial per person; from the keyed hash of an address nobody can be told',
    notExported: { person: 'a hash', started_at: 'told in the subscription' },
    plain: [],
  },
  usage_counters: {
    whenGone: 'kept',
    because: 'what a workspace has used stays used; the id is nobody’s any more',
    exported: { kind: 'usage.kind', period_starts_at: 'usage.periodStartsAt', used: 'usage.used' },
    plain: ['workspace_id', 'user_id'],
  },
  organizations: {
    whenGone: 'kept',
    because: 'its owner deletes it before the account',
    exported: { name: 'organizations.name' },
    notExported: { description: 'the organization’s' },
    plain: ['id', 'owner_id', 'deactivated_at', 'created_at'],
  },
  brandings: {
    whenGone: 'kept',
    because: 'the organization’s: whoever deletes the account is named in it no more',
    plain: ['workspace_id', 'name', 'line', 'color', 'logo_id', 'sender_name', 'reply_to_id', 'updated_at'],
  },
  logos: {
    whenGone: 'kept',
    because: 'the organization’s',
    plain: ['id', 'workspace_id', 'type', 'width', 'height', 'bytes', 'created_at'],
  },
  members: {
    whenGone: 'deleted',
    exported: {
      role: 'organizations.role',
      status: 'organizations.status',
      question_limit: 'organizations.limits.questions',
      group_limit: 'organizations.limits.groups',
      group_size_limit: 'organizations.limits.groupSize',
      joined_at: 'organizations.joinedAt',
    },
    plain: ['id', 'organization_id', 'user_id'],
  },
  limit_requests: {
    whenGone: 'deleted',
    notExported: {
      kind: 'what was asked for is in the mail to the owner; this only keeps it to once a day',
      asked_at: 'what was asked for is in the mail to the owner; this only keeps it to once a day',
    },
    plain: ['organization_id', 'user_id'],
  },
  invitations: {
    whenGone: 'deleted',
    exported: {
      email: 'invitations.received.email',
      role: 'invitations.received.role',
      sent_at: 'invitations.received.sentAt',
      expires_at: 'invitations.received.expiresAt',
    },
    notExported: { token_hash: SECRET },
    plain: ['id', 'organization_id', 'invited_by_id'],
  },
  groups: {
    whenGone: 'deleted',
    exported: { name: 'groups.name', created_at: 'groups.createdAt', updated_at: 'groups.updatedAt' },
    plain: ['id', 'workspace_id', 'creator_id', 'revision'],
  },
  group_members: {
    whenGone: 'deleted',
    exported: { email: 'groups.members.email', name: 'groups.members.name' },
    plain: ['group_id', 'position'],
  },
  gradebooks: { whenGone: 'deleted', plain: ['group_id', 'creator_id', 'missing', 'quizzes'] },
  group_invitations: { whenGone: 'deleted', plain: ['group_id', 'quiz_id', 'invited_at'] },
  questions: {
    whenGone: 'deleted',
    exported: {
      type: 'questions.type',
      subject: 'questions.subject',
      language: 'questions.language',
      difficulty: 'questions.difficulty',
      title: 'questions.title',
      content: 'questions.content',
      explanation: 'questions.explanation',
      origin: 'questions.origin',
      source: 'questions.source',
      source_sentence: 'questions.sourceSentence',
      created_at: 'questions.createdAt',
      updated_at: 'questions.updatedAt',
    },
    notExported: { title_html: DERIVED, explanation_html: DERIVED, fingerprint: DERIVED },
    plain: ['id', 'workspace_id', 'creator_id', 'original_id', 'revision'],
  },
  question_revisions: {
    whenGone: 'deleted',
    exported: { at: 'questions.history.editedAt', question: 'questions.history.title' },
    plain: ['question_id', 'revision', 'editor_id'],
  },
  pictures: {
    whenGone: 'deleted',
    exported: {
      type: 'pictures.type',
      width: 'pictures.width',
      height: 'pictures.height',
      bytes: 'pictures.base64',
      created_at: 'pictures.createdAt',
    },
    plain: ['id', 'workspace_id', 'uploader_id', 'needed_at'],
  },
  picture_uses: { whenGone: 'deleted', plain: ['picture_id', 'question_id', 'quiz_id'] },
  generations: {
    whenGone: 'deleted',
    exported: {
      request: 'generations.request',
      generator: 'generations.generator',
      status: 'generations.status',
      asked: 'generations.asked',
      delivered: 'generations.delivered',
      started_at: 'generations.startedAt',
      ended_at: 'generations.endedAt',
    },
    notExported: { discarded: 'made by the generator, thrown away, and forgotten after a week' },
    plain: [
      'id',
      'workspace_id',
      'user_id',
      'rejected',
      'failure',
      'period_starts_at',
      'alive_at',
      'watched_at',
      'waiting_ahead',
    ],
  },
  deliveries: { whenGone: 'deleted', plain: ['generation_id', 'question_id', 'number', 'kept_at', 'check'] },
  imports: {
    whenGone: 'deleted',
    notExported: {
      file_name: 'a file that its owner has, forgotten after a day',
      title: 'made of the name of the file',
      table: 'the first rows of that file',
      quiz: 'of that file too',
    },
    plain: [
      'id',
      'workspace_id',
      'user_id',
      'format',
      'language',
      'status',
      'fault',
      'fault_line',
      'found_count',
      'looked_at_count',
      'created_at',
      'alive_at',
    ],
  },
  import_items: {
    whenGone: 'deleted',
    notExported: {
      question: 'read from a file that its owner has, forgotten after a day',
      fingerprint: DERIVED,
      beginning: 'of that file too',
      file: 'of that file too',
      detail: 'of that file too',
    },
    plain: ['import_id', 'number', 'line', 'section', 'points', 'notes', 'repeats', 'fault'],
  },
  quizzes: {
    whenGone: 'deleted',
    exported: {
      title: 'quizzes.title',
      language: 'quizzes.language',
      status: 'quizzes.status',
      starts_at: 'quizzes.startsAt',
      ends_at: 'quizzes.endsAt',
      time_zone: 'quizzes.timeZone',
      duration_minutes: 'quizzes.durationMinutes',
      instructions: 'quizzes.instructions',
      sections: 'quizzes.sections',
      options: 'quizzes.options',
      created_at: 'quizzes.createdAt',
      updated_at: 'quizzes.updatedAt',
      published_at: 'quizzes.publishedAt',
      completed_at: 'quizzes.completedAt',
      released_at: 'quizzes.releasedAt',
    },
    notExported: { instructions_html: DERIVED },
    plain: [
      'id',
      'workspace_id',
      'creator_id',
      'creator_since',
      'runs_until',
      'closes_at',
      'question_count',
      'revision',
      'counted_for_id',
      'counted_in_period',
      'paused_at',
      'duplicate_of',
    ],
  },
  quiz_questions: {
    whenGone: 'deleted',
    exported: {
      question_id: 'quizzes.sections.questions.questionId',
      points: 'quizzes.sections.questions.points',
    },
    notExported: { frozen: 'a copy of the question' },
    plain: ['quiz_id', 'section', 'position', 'scoring'],
  },
  quiz_history: {
    whenGone: 'deleted',
    notExported: {
      deed: 'what was done with a quiz, which is exported; it names no participant, and creators by the ids of their accounts',
    },
    plain: ['id', 'quiz_id', 'actor_id', 'at'],
  },
  regrades: {
    whenGone: 'deleted',
    notExported: {
      before: 'the key of a question, which is exported',
      after: 'the key of a question, which is exported',
    },
    plain: [
      'id',
      'quiz_id',
      'question_id',
      'submission_id',
      'kind',
      'changed_count',
      'applied_at',
      'applied_by',
      'undone_at',
    ],
  },
  participants: {
    whenGone: 'anonymised',
    exported: {
      email: 'participations.email',
      name: 'quizzes.participants.name',
      given_email: 'quizzes.participants.givenEmail',
      message: 'quizzes.participants.message',
      source: 'quizzes.participants.source',
      invited_at: 'participations.invitedAt',
      opened_at: 'participations.openedAt',
      reminded_at: 'quizzes.participants.remindedAt',
      accommodation: 'participations.accommodation',
    },
    notExported: {
      code_hash: SECRET,
      shortlisted_at: NOTED,
      shortlist_note: NOTED,
    },
    plain: [
      'id',
      'quiz_id',
      'user_id',
      'last_call_at',
      'is_by_hand',
      'mail_due',
      'mail_id',
      'mail_kind',
      'let_in_until',
    ],
  },
  participant_accounts: { whenGone: 'deleted', plain: ['participant_id', 'user_id'] },
  submissions: {
    whenGone: 'anonymised',
    exported: {
      started_at: 'participations.startedAt',
      finished_at: 'participations.finishedAt',
      score_percent: 'participations.score',
    },
    notExported: {
      seen_at: 'when their page was last open; what came of it stands among the incidents',
      points: DERIVED,
      total_points: DERIVED,
      marks: DERIVED,
      result_percent: DERIVED,
      result_points: DERIVED,
    },
    plain: [
      'id',
      'quiz_id',
      'participant_id',
      'number',
      'is_latest',
      'counts',
      'result_ungraded_count',
      'deadline_at',
      'browser_id',
      'ending',
      'answer_count',
      'checksum',
      'ungraded_count',
      'told_at',
      'paused_at',
      'paused_ms',
    ],
  },
  certificates: {
    whenGone: 'deleted',
    exported: {
      number: 'participations.certificate.number',
      holder: 'participations.certificate.holder',
      title: 'participations.certificate.title',
      issuer: 'participations.certificate.issuer',
      issued_at: 'participations.certificate.issuedAt',
      expires_at: 'participations.certificate.expiresAt',
      withdrawn_at: 'participations.certificate.withdrawnAt',
      reason: 'participations.certificate.reason',
    },
    notExported: { remind_at: DERIVED },
    plain: ['id', 'quiz_id', 'participant_id', 'can_write_name', 'withdrawn_by', 'mail_due'],
  },
  answers: {
    whenGone: 'anonymised',
    exported: {
      answer: 'participations.answers.answer',
      is_flagged: 'participations.answers.isFlagged',
      spent_ms: 'participations.answers.spentMs',
      saved_at: 'participations.answers.savedAt',
      points: 'participations.answers.points',
      feedback: 'participations.answers.feedback',
    },
    plain: ['submission_id', 'question_id', 'number', 'graded_at', 'graded_by'],
  },
  incidents: {
    whenGone: 'anonymised',
    exported: {
      kind: 'participations.incidents.kind',
      noted_at: 'participations.incidents.notedAt',
      gap_ms: 'participations.incidents.gapMs',
    },
    plain: ['id', 'submission_id', 'number', 'elapsed_ms', 'question_id'],
  },
  messages: {
    whenGone: 'deleted',
    exported: { text: 'participations.messages.text', sent_at: 'participations.messages.sentAt' },
    plain: ['id', 'quiz_id', 'participant_id'],
  },
  share_links: {
    whenGone: 'deleted',
    exported: {
      domains: 'quizzes.shareLink.domains',
      emails: 'quizzes.shareLink.emails',
      opened_at: 'quizzes.shareLink.openedAt',
    },
    plain: ['id', 'quiz_id'],
  },
  open_links: {
    whenGone: 'deleted',
    notExported: {
      opened_at: 'since when a link is open',
      closed_at: 'since when it is closed',
      turned_away_at: 'when somebody last came too late',
    },
    plain: ['id', 'quiz_id', 'asks', 'places', 'openings', 'turned_away'],
  },
  room_codes: {
    whenGone: 'deleted',
    notExported: { code_hash: SECRET, opened_at: 'since when a code is open' },
    plain: ['id', 'quiz_id', 'admits'],
  },
  share_codes: {
    whenGone: 'deleted',
    notExported: { email: 'for some minutes, while a code is on its way', code_hash: SECRET },
    plain: ['id', 'share_link_id', 'misses', 'expires_at'],
  },
  audit_entries: {
    whenGone: 'anonymised',
    exported: {
      at: 'auditEntries.at',
      action: 'auditEntries.action',
      target: 'auditEntries.target',
      details: 'auditEntries.details',
    },
    kept: {
      actor: 'what an administrator did stays theirs: else deleting the account would be a way to hide it',
    },
    plain: ['id', 'actor_id', 'target_user_id'],
  },
  attempts: {
    whenGone: 'deleted',
    notExported: { key: 'an address among failed attempts, for an hour' },
    plain: ['failures', 'last_failure_at', 'expires_at'],
  },
  plans: {
    whenGone: 'kept',
    because: 'about no person',
    plain: [
      'id',
      'kind',
      'price_cents',
      'organization_id',
      'provider_price_id',
      'limits',
      'texts',
      'created_at',
    ],
  },
  site_content: {
    whenGone: 'kept',
    because:
      'what the administrator wrote for the landing page, testimonials with the names that people gave for it',
    plain: ['locale', 'content', 'updated_at'],
  },
  generator_settings: {
    whenGone: 'kept',
    because: 'about no person: which model makes questions here',
    notExported: { sealed_key: SECRET },
    plain: ['id', 'version', 'preset', 'address', 'model', 'checks_keys'],
  },
  spent_bot_tokens: { whenGone: 'kept', because: 'about no person', plain: ['fingerprint', 'expires_at'] },
  server_presence: { whenGone: 'kept', because: 'about no person', plain: ['id', 'since_at', 'until_at'] },
  installation: {
    whenGone: 'kept',
    because: 'about no person',
    plain: ['id', 'signing_secret', 'secret_fingerprint'],
  },
}

export interface KeptTable {
  /** What becomes of the rows of whoever deletes the account. */
  whenGone: 'deleted' | 'anonymised' | 'kept'
  /** Why rows are kept. */
  because?: string
  /** Personal columns, and where in the export they stand. */
  exported?: Record<string, string>
  /** Personal columns that the export leaves out, and why. */
  notExported?: Record<string, string>
  /** Personal columns that outlive the account, and why. */
  kept?: Record<string, string>
  /** Columns that tell nothing about anybody, or only by the row they lead to. */
  plain: string[]
}
