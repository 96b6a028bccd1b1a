import { AnsweredSheetPicture } from '#web/components/pictures/answered-sheet-picture.tsx'
import { DemoRoom } from '../components/demo-room.tsx'

export function DemoQuestionGenerationPage() {
  return <DemoRoom room="questionGeneration" picture={<AnsweredSheetPicture />} />
}
