/** Two could only be right or wrong; more than ten nobody keeps in view. */
export const ITEMS_MIN = 3
export const ITEMS_MAX = 10
