import { Flex } from '@mantine/core'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { washOf } from './wash.ts'

/** A calm strip: what is shown below it may be out of date. Nothing while all is well. */
export function ConnectionStrip({ words }: { words: string | false }) {
  return (
    // Always there: what is put into it is read out, what comes with it may not be.
    <div role="status">
      {words && (
        <Flex component="p" gap="sm" mt={0} mb="md" py="sm" px="md" bdrs="lg" {...washOf('warning')}>
          <IconPlugConnectedX size={20} stroke={1.5} aria-hidden="true" color="var(--warning)" />
          {words}
        </Flex>
      )}
    </div>
  )
}
