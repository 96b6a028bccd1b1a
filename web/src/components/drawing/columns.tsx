import { Box, Flex, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './columns.module.css'

interface ColumnsProps {
  columns: { name: string; value: number; words: ReactNode }[]
  /** What stands at the borders between them, from before the first to behind the last. */
  borders: string[]
}

/** Columns as high as their values, for the eye: whoever hears the page has a table. Drawn, as paper leaves backgrounds out. */
export function Columns({ columns, borders }: ColumnsProps) {
  const most = Math.max(1, ...columns.map(({ value }) => value))
  return (
    <div className={classes.chart} aria-hidden="true">
      <div className={classes.columns}>
        {columns.map(({ name, value, words }) => {
          const height = `${(100 * value) / most}%`
          return (
            <Box key={name} pos="relative">
              {value > 0 && (
                <Box
                  component="span"
                  pos="absolute"
                  w="100%"
                  lh="20px"
                  ta="center"
                  style={{ bottom: height }}
                >
                  {words}
                </Box>
              )}
              <svg className={classes.bar} style={{ height }} data-value={value} aria-hidden="true">
                <rect width="100%" height="100%" />
              </svg>
            </Box>
          )
        })}
      </div>
      <Group gap={0} align="stretch" justify="space-between" wrap="nowrap" c="dimmed">
        {borders.map((border) => (
          // Each stands in the middle below its border, however wide it is.
          <Flex
            key={border}
            component="span"
            className={`${classes.border} nowrap`}
            justify="center"
            w={0}
            pt={4}
          >
            {border}
          </Flex>
        ))}
      </Group>
    </div>
  )
}
