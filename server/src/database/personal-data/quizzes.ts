import { DERIVED, type KeptTable, SECRET } from './kept-table.ts'

/** Quizzes, and the ways into them. */
export const QUIZ_DATA: Record<string, KeptTable> = {
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
}
