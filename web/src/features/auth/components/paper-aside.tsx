import { Box, Center, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Tick } from '#web/components/pictures/sheet.tsx'
import classes from './paper-aside.module.css'

const LETTERS = ['A', 'B', 'C', 'D'] as const
const RIGHT = 'B'

/** One question of an exam, answered: what the product is about, without a word on it. Decoration only. */
export function PaperAside() {
  const { t } = useTranslation('auth')
  return (
    <Center
      component="aside"
      className={classes.desk}
      visibleFrom="md"
      pos="sticky"
      top={0}
      h="100dvh"
      bg="var(--paper-shade)"
      style={{ overflow: 'hidden', borderInlineStart: '1px solid var(--line)' }}
      aria-hidden="true"
    >
      <div className={classes.under} />
      <div className={classes.sheet}>
        <Text mb="lg" ff="var(--font-paper)" fz={24} fw={500} lh={1.3} style={{ textWrap: 'balance' }}>
          {t('paper.stem')}
        </Text>
        <Box component="ol" className={`${classes.answers} plain`} ff="var(--font-paper)" fz="md">
          {LETTERS.map((letter) => (
            <li key={letter} data-chosen={letter === RIGHT || undefined}>
              <Center
                component="span"
                className={classes.letter}
                flex="none"
                w={28}
                h={28}
                bdrs="50%"
                ff="text"
                fz="xs"
                fw={600}
              >
                {letter}
              </Center>
              <span>{t(`paper.answers.${letter}`)}</span>
              {letter === RIGHT && (
                <svg className={classes.tick} width="44" height="40" viewBox="0 -4 36 36" aria-hidden="true">
                  <Tick x={0} y={0} />
                </svg>
              )}
            </li>
          ))}
        </Box>
        <p className={classes.note}>{t('paper.note')}</p>
      </div>
    </Center>
  )
}
