/** What the skeleton keeps free until the chart is there. */
export const CHART_HEIGHT = 280
