interface Orders {
  /** Which of the left stands where, by its position in the bank. */
  lefts: number[]
  /** Which of the choices stands where. */
  choices: number[]
}

/** The parts of a question are what stands on the left, then the choices: the order of a paper has both, mixed. */
export function ordersIn(order: readonly number[], leftCount: number): Orders {
  return {
    lefts: order.filter((part) => part < leftCount),
    choices: order.filter((part) => part >= leftCount).map((part) => part - leftCount),
  }
}
