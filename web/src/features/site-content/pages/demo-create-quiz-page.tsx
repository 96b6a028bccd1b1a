import { AnsweredSheetPicture } from '#web/components/pictures/answered-sheet-picture.tsx'
import { DemoRoom } from '../components/demo-room.tsx'

export function DemoCreateQuizPage() {
  return <DemoRoom room="createQuiz" picture={<AnsweredSheetPicture />} />
}
