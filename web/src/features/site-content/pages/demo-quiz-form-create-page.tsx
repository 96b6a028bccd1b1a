import { BlankSheetPicture } from '#web/components/pictures/blank-sheet-picture.tsx'
import { DemoRoom } from '../components/demo-room.tsx'

export function DemoQuizFormCreatePage() {
  return <DemoRoom room="quizFormCreate" picture={<BlankSheetPicture />} />
}
