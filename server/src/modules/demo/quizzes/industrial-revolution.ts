import { choice, gap, gaps, open, order, statement } from '../kinds/questions.ts'
import type { DemoQuiz } from './quiz.ts'

export const INDUSTRIAL_REVOLUTION: DemoQuiz = {
  title: 'The Industrial Revolution',
  language: 'en',
  subject: 'Industrial Revolution',
  durationMinutes: 45,
  instructions:
    'For the European section. Answer in English; **spelling does not count**, history does.\n\nThe last question is read by your teacher.',
  sections: [
    {
      title: 'What happened',
      draw: null,
      questions: [
        choice({
          title: 'In which country did the Industrial Revolution begin?',
          difficulty: 'easy',
          right: 'Great Britain',
          wrong: ['France', 'Germany', 'United States'],
          explanation: 'It began there in the second half of the eighteenth century.',
        }),
        choice({
          title: 'Who patented a steam engine with a separate condenser in 1769?',
          difficulty: 'medium',
          right: 'James Watt',
          wrong: ['Thomas Newcomen', 'George Stephenson', 'Richard Arkwright'],
          explanation: 'The separate condenser saved most of the coal that earlier engines wasted.',
        }),
        choice({
          title: 'Which industry was the first to be mechanised on a large scale?',
          difficulty: 'medium',
          right: 'Textiles',
          wrong: ['Brewing', 'Printing', 'Shipbuilding'],
          explanation: 'Spinning came first, then weaving.',
        }),
        statement({
          title: 'Newcomen’s steam engine is older than Watt’s.',
          difficulty: 'easy',
          isTrue: true,
          explanation: 'It has pumped water out of mines since 1712.',
        }),
        gap({
          title: 'The first public railway with steam locomotives, opened in 1825, ran from Stockton to …',
          difficulty: 'medium',
          accepted: ['Darlington'],
          explanation: 'George Stephenson built both the line and its first engine.',
        }),
        order({
          title: 'Put these inventions in order, the oldest first.',
          difficulty: 'medium',
          items: [
            'Newcomen’s steam engine',
            'Hargreaves’s spinning jenny',
            'Cartwright’s power loom',
            'Stephenson’s *Rocket*',
          ],
          explanation: 'They date from 1712, 1764, 1785 and 1829.',
        }),
        gaps({
          title: 'Complete what is said of the first railway between two cities.',
          difficulty: 'medium',
          text: 'The railway from Liverpool to [[1]] opened in 1830. It was about [[2]] km long, and its trains were pulled by [[3]].',
          gaps: [
            { kind: 'typed', accepted: ['Manchester'], ignoresAccents: false, weight: 1 },
            { kind: 'number', number: { within: 'amount', value: 50, tolerance: 5 }, weight: 1 },
            {
              kind: 'list',
              choices: ['horses', 'steam locomotives', 'electric engines'],
              right: 1,
              weight: 1,
            },
          ],
          explanation: 'It was the first line on which all trains ran by steam, and by a timetable.',
        }),
        choice({
          title: 'What did the Factory Act of 1833 limit?',
          difficulty: 'tough',
          right: 'How long children worked',
          wrong: ['How much cotton was imported', 'How fast trains went', 'How many engines a mill had'],
          explanation: 'It also sent the first inspectors into the mills.',
        }),
        statement({
          title: 'The Luddites welcomed the new machines.',
          difficulty: 'easy',
          isTrue: false,
          explanation: 'Between 1811 and 1816 they broke them, as they feared for their work.',
        }),
      ],
    },
    {
      title: 'In your own words',
      draw: null,
      questions: [
        open({
          title: 'Explain how the steam engine changed the place where people worked.',
          difficulty: 'tough',
          maxScore: 5,
          guidance: 'Away from rivers, towards coal; from the home to the factory; towns that grow.',
          explanation: 'A mill no longer needed a river, so it could stand where coal and workers were.',
        }),
      ],
    },
  ],
}
