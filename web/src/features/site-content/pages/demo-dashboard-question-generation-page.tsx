import { BoardPicture } from '#web/components/pictures/board-picture.tsx'
import { DemoRoom } from '../components/demo-room.tsx'

export function DemoDashboardQuestionGenerationPage() {
  return <DemoRoom room="dashboardQuestionGeneration" picture={<BoardPicture />} />
}
