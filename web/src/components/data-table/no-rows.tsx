import { Button } from '@mantine/core'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { BlankSheetPicture } from '#web/components/pictures/blank-sheet-picture.tsx'

interface NoRowsProps {
  title: string
  sentence: string
  /** The way back to where there are some. */
  back: string
  onBack: () => void
}

/** There is something, but not where one looks: behind these filters, or on this page. */
export function NoRows({ title, sentence, back, onBack }: NoRowsProps) {
  return (
    <EmptyState
      picture={<BlankSheetPicture />}
      title={title}
      sentence={sentence}
      action={
        <Button variant="default" onClick={onBack}>
          {back}
        </Button>
      }
    />
  )
}
