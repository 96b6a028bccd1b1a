import type { StripeModel } from './stripe-model.ts'
import type { StripeEvent } from './stripe-objects.ts'

/** Stripe's pages for people in a browser: one to pay on, one to look after what they pay. */
export function stripePageAt(model: StripeModel, path: string): StripePage | undefined {
  const [, kind, id = ''] = /^\/(pay|portal)\/(\w+)$/.exec(path) ?? []
  return kind === 'pay' ? payPage(model, id) : portalPage(model, id)
}

export interface StripePage {
  html: string
  /** What its buttons do, by their names, and where they lead afterwards. */
  actions: Record<string, () => StripeEvent[]>
  next: string
}

function payPage(model: StripeModel, id: string): StripePage | undefined {
  const session = model.sessions.get(id)
  if (!session) return undefined
  const { price, status, success_url: next, cancel_url: back } = session
  if (status !== 'open')
    return { html: page('This page is closed', { buttons: {}, back }), actions: {}, next: back }
  return {
    html: page(`Pay for ${price.product}`, { buttons: { pay: 'Pay' }, back }),
    actions: { pay: () => model.pay(id) },
    next,
  }
}

function portalPage(model: StripeModel, id: string): StripePage | undefined {
  const portal = model.portals.get(id)
  if (!portal) return undefined
  const { customer, return_url: next } = portal
  const own = () => [...model.subscriptions.values()].filter((one) => one.customer === customer)
  const current = () => own().at(-1)?.id ?? ''
  return {
    html: page('Your billing', {
      buttons: { settle: 'Pay the open invoice', cancel: 'Cancel subscription' },
      back: next,
    }),
    actions: { settle: () => model.recover(current()), cancel: () => model.cancelAtEnd(current()) },
    next,
  }
}

/** What stands here comes from the tests themselves, so nothing is escaped. */
function page(title: string, { buttons, back }: { buttons: Record<string, string>; back: string }): string {
  const forms = Object.entries(buttons).map(
    ([action, label]) => `<p><button name="action" value="${action}">${label}</button></p>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head>
<body><main><h1>${title}</h1><form method="post">
${forms.join('\n')}
</form><p><a href="${back}">Back</a></p></main></body></html>`
}
