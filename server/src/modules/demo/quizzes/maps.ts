import { choice, choices, gap, number, pairing, places, statement } from '../kinds/questions.ts'
import type { DemoQuiz } from './quiz.ts'

const MAP = { id: '6f0c1e52-8a3b-4d0e-9b1f-2f7d5c9a4e10', file: new URL('./map.png', import.meta.url) }

export const MAPS: DemoQuiz = {
  title: 'Reading maps',
  language: 'en',
  subject: 'Maps',
  durationMinutes: 15,
  instructions: 'Have a ruler at hand.',
  pictures: [MAP],
  sections: [
    {
      title: '',
      draw: null,
      questions: [
        choice({
          title: 'On a map at a scale of 1:25,000, how far is 4 cm on the ground?',
          difficulty: 'medium',
          right: '1 km',
          wrong: ['100 m', '4 km', '10 km'],
          explanation: '4 cm × 25,000 = 100,000 cm, which is 1 km.',
        }),
        statement({
          title: 'Contour lines that stand close together mean a steep slope.',
          difficulty: 'easy',
          isTrue: true,
          explanation: 'Each line is one step in height: many steps over a short distance are steep.',
        }),
        choice({
          title: 'Which line has the latitude 0°?',
          difficulty: 'easy',
          right: 'The Equator',
          wrong: ['The Greenwich meridian', 'The Tropic of Cancer', 'The Arctic Circle'],
          explanation: 'Latitudes are counted from there to the north and to the south.',
        }),
        choice({
          title: 'Which scale shows a town in the greatest detail?',
          difficulty: 'medium',
          right: '1:10,000',
          wrong: ['1:50,000', '1:100,000', '1:250,000'],
          explanation: 'The smaller the number behind the colon, the larger everything is drawn.',
        }),
        number({
          title:
            'On a map at a scale of 1:50,000, two villages are 7 cm apart. How far is that on the ground?',
          difficulty: 'medium',
          value: 3.5,
          tolerance: 0.1,
          unit: 'km',
          explanation: '7 cm × 50,000 = 350,000 cm, which is 3.5 km.',
        }),
        gap({
          title: 'The part of a map that explains its symbols is called the …',
          difficulty: 'easy',
          accepted: ['key', 'legend'],
          explanation: 'Both words are in use.',
        }),
        choices({
          title: 'Which of these are shown on a topographic map?',
          difficulty: 'medium',
          all: ['Contour lines', 'Tomorrow’s weather', 'Footpaths', 'Rivers', 'House prices'],
          right: ['Contour lines', 'Footpaths', 'Rivers'],
          explanation: 'It shows what stays where it is: the shape of the land, waters, ways and buildings.',
        }),
        pairing({
          title: 'Which colour stands for what on a topographic map?',
          difficulty: 'easy',
          pairs: [
            ['Water', 'Blue'],
            ['Woods', 'Green'],
            ['Contour lines', 'Brown'],
          ],
          others: ['Purple'],
          explanation: 'Black is left for buildings, railways and names.',
        }),
        places({
          title: 'Put each label where it belongs on this map.',
          difficulty: 'medium',
          picture: `![A map with contour lines, rivers, a lake, woods, a road and a village](picture:${MAP.id})`,
          spots: [
            { label: 'Summit', shape: { kind: 'circle', x: 206, y: 143, radius: 34 } },
            { label: 'Bridge', shape: { kind: 'circle', x: 380, y: 256, radius: 28 } },
            { label: 'Two rivers meet', shape: { kind: 'circle', x: 394, y: 196, radius: 26 } },
            { label: 'Lake', shape: { kind: 'rectangle', x: 518, y: 316, width: 164, height: 114 } },
          ],
          others: ['Railway station'],
          explanation: 'Contour lines close around a summit; where a road crosses a river there is a bridge.',
        }),
        statement({
          title: 'The Mercator projection shows Greenland smaller than it is.',
          difficulty: 'tough',
          isTrue: false,
          explanation: 'It enlarges whatever is far from the Equator.',
        }),
      ],
    },
  ],
}
