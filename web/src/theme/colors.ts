import type { MantineColorsTuple } from '@mantine/core'

/** Ten shades each; light pages use the seventh, dark ones the fifth, which is two lighter. */
export const colors = {
  ink: tuple('eef1fd dce2fa bac6f5 a0b1f4 8b9ff2 5470de 2b4acb 233da9 1c3187 142462'),
  green: tuple('edf8f2 cbe8d9 a3d7bd 8ad3ae 6fcb9a 3a9c69 1b7f4b 16693e 115230 0b3a22'),
  red: tuple('fcebe9 f8d3cf f5b8b1 f4a69e f2938a d5584b c0392b a02f24 80251c 5c1a14'),
  yellow: tuple('fdf3dd fae5b6 f3d58e ecc472 e5b45a b67c1f 8f5b0a 774b08 5e3b06 432a04'),
  gray: tuple('fbfaf7 f4f2ec e6e3da d2cfc6 b0b0ae 8b8f99 5b6475 434b5b 2c3444 1a2233'),
  dark: tuple('eef0f4 c9d0db a4adbd 8a94a6 2a313d 222936 1a1f29 12151c 0e1117 080a0e'),
} satisfies Record<string, MantineColorsTuple>

function tuple(shades: string): MantineColorsTuple {
  return shades.split(' ').map((shade) => `#${shade}`) as unknown as MantineColorsTuple
}
