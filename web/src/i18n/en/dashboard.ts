const dashboard = {
  title: 'Dashboard',
  greeting: {
    morning: 'Good morning, {{name}}',
    afternoon: 'Good afternoon, {{name}}',
    evening: 'Good evening, {{name}}',
  },
  today: 'Nothing needs your attention today.',
  mine: {
    title: 'Your quizzes',
    empty: 'No quiz yet',
    sentence: 'Drafts, running and past quizzes will gather here. Writing them is still being built.',
    action: 'See the demo',
  },
  invited: {
    title: 'Invitations',
    sentence: 'Quizzes that others invite {{email}} to will appear here. Inviting is still being built.',
  },
}

export default dashboard
