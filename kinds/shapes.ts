export interface Point {
  x: number
  y: number
}

/** A region of a picture, in whole pixels of it. */
export type Shape =
  | { kind: 'circle'; x: number; y: number; radius: number }
  | { kind: 'rectangle'; x: number; y: number; width: number; height: number }
  | { kind: 'polygon'; points: Point[] }
