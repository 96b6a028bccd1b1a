/** How something of this tone stands out from the page: a wash of its colour, with a line around it. */
export const washOf = (tone: 'primary' | 'right' | 'warning' | 'wrong') => ({
  bd: `1px solid color-mix(in srgb, var(--${tone}) 28%, transparent)`,
  bg: `var(--${tone}-wash)`,
})
