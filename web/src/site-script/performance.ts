/** `resting`: the scene plays to its end and stays there; `paused`: everything stands still where it is. */
type Mode = 'playing' | 'paused' | 'resting'

/**
 * A performance in steps that goes through once by itself. The style sheet keeps the time: it says when a step is
 * over, so that pausing and a wish for less motion need no clock here.
 */
export function perform(stage: HTMLElement): void {
  const desk = stage.querySelector('[data-desk]')
  const toggle = stage.querySelector<HTMLElement>('[data-toggle]')
  const scenes = [...stage.querySelectorAll('[data-scene]')]
  const steps = [...stage.querySelectorAll<HTMLElement>('[data-step]')]
  let step = 0
  let mode: Mode = 'playing'

  for (const [index, button] of steps.entries()) {
    button.addEventListener('click', () => show(index, 'resting'))
    button.addEventListener('animationend', () =>
      show(isLast() ? step : step + 1, isLast() ? 'resting' : mode),
    )
  }
  toggle?.addEventListener('click', () => {
    if (mode === 'playing') show(step, 'paused')
    else show(mode === 'resting' && isLast() ? 0 : step, 'playing')
  })

  function isLast(): boolean {
    return step === steps.length - 1
  }

  function show(next: number, nextMode: Mode): void {
    step = next
    mode = nextMode
    stage.dataset.mode = mode
    for (const [index, scene] of scenes.entries()) scene.toggleAttribute('data-shown', index === step)
    for (const [index, button] of steps.entries()) {
      if (index === step) button.setAttribute('aria-current', 'step')
      else button.removeAttribute('aria-current')
    }
    desk?.setAttribute('aria-label', steps[step]?.dataset.description ?? '')
    toggle?.setAttribute('aria-label', toggle.dataset[mode === 'playing' ? 'pause' : 'play'] ?? '')
  }
}
