/** How a text names a picture; the database reads this pattern too. */
export const NAMED = /picture:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/gi
