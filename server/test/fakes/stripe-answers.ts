import { type Form, recordAt, textAt } from './stripe-form.ts'
import type { StripeModel } from './stripe-model.ts'

/** The calls that are used, answered from the model; anything else is an address that Stripe does not have. */
export function answerStripeCall(model: StripeModel, { method, path, form }: StripeCall): StripeAnswer {
  const answer = ANSWERS[`${method} ${path}`]
  if (answer) return answer(model, form)
  const [, before, id = '', after = ''] = /^(.*)\/(\w+_\d+)(\/\w+)?$/.exec(path) ?? []
  const answerAbout = ANSWERS_ABOUT[`${method} ${before}/:id${after}`]
  return answerAbout
    ? answerAbout(model, id, form)
    : refuse(404, `Unrecognized request URL (${method}: ${path})`)
}

export interface StripeCall {
  method: string
  path: string
  form: Form
}

export interface StripeAnswer {
  status: number
  body: object
}

const ANSWERS: Record<string, (model: StripeModel, form: Form) => StripeAnswer> = {
  'POST /v1/customers'(model, form) {
    const email = textAt(form, 'email')
    if (!email?.includes('@')) return refuse(400, `Invalid email address: ${email}`)
    const id = model.addCustomer({ email, name: textAt(form, 'name') ?? '', ...recordAt(form, 'metadata') })
    return done({ id, object: 'customer', email })
  },

  'POST /v1/checkout/sessions'(model, form) {
    const customer = textAt(form, 'customer') ?? ''
    if (!model.customers.has(customer)) return missing('customer', customer)
    if (textAt(form, 'mode') !== 'subscription' || !textAt(form, 'success_url'))
      return refuse(400, 'Incomplete')
    const priceId = textAt(form, 'line_items', '0', 'price')
    const price = priceId
      ? model.prices.get(priceId)
      : makePrice(model, form, ['line_items', '0', 'price_data'])
    if (!price)
      return priceId
        ? missing('line_items[0][price]', priceId)
        : refuse(400, 'Missing required param: line_items[0]')
    return done(
      model.addSession({
        customer,
        price,
        metadata: recordAt(form, 'metadata'),
        success_url: textAt(form, 'success_url') ?? '',
        cancel_url: textAt(form, 'cancel_url') ?? '',
        subscriptionMetadata: recordAt(form, 'subscription_data', 'metadata'),
      }),
    )
  },

  'GET /v1/checkout/sessions'(model, form) {
    const customer = textAt(form, 'customer') ?? ''
    if (!model.customers.has(customer)) return missing('customer', customer)
    const status = textAt(form, 'status')
    const data = [...model.sessions.values()]
      .filter((session) => session.customer === customer && (!status || session.status === status))
      .reverse()
    return done({ object: 'list', url: '/v1/checkout/sessions', has_more: false, data })
  },

  'POST /v1/billing_portal/sessions'(model, form) {
    const customer = textAt(form, 'customer') ?? ''
    if (!model.customers.has(customer)) return missing('customer', customer)
    return done(model.addPortal({ customer, return_url: textAt(form, 'return_url') ?? '' }))
  },

  'POST /v1/prices'(model, form) {
    const price = makePrice(model, form, [])
    return price ? done(price) : refuse(400, 'Missing required param: unit_amount')
  },

  'GET /v1/subscriptions'(model, form) {
    const customer = textAt(form, 'customer') ?? ''
    if (!model.customers.has(customer)) return missing('customer', customer)
    const isExpanded = Object.values(recordAt(form, 'expand')).includes('data.latest_invoice')
    const isWanted = textAt(form, 'status') === 'all' ? () => true : isNotCanceled
    const data = [...model.subscriptions.values()]
      .filter((subscription) => subscription.customer === customer && isWanted(subscription))
      .reverse()
      .map((subscription) => {
        const { latest_invoice: invoice } = subscription
        return { ...subscription, latest_invoice: isExpanded ? model.invoices.get(invoice) : invoice }
      })
    return done({ object: 'list', url: '/v1/subscriptions', has_more: false, data })
  },

  'GET /v1/invoices'(model, form) {
    const id = textAt(form, 'subscription') ?? ''
    if (!model.subscriptions.has(id)) return missing('subscription', id)
    const data = [...model.invoices.values()]
      .filter(({ parent }) => parent.subscription_details.subscription === id)
      .reverse()
    return done({ object: 'list', url: '/v1/invoices', has_more: false, data })
  },
}

/** Those about one thing, by its name in the address. */
const ANSWERS_ABOUT: Record<string, (model: StripeModel, id: string, form: Form) => StripeAnswer> = {
  'DELETE /v1/customers/:id'(model, id) {
    if (!model.customers.has(id)) return missing('id', id)
    model.deleteCustomer(id)
    return done({ id, object: 'customer', deleted: true })
  },

  'POST /v1/checkout/sessions/:id/expire'(model, id) {
    const session = model.sessions.get(id)
    if (!session) return missing('session', id)
    if (session.status !== 'open') return refuse(400, 'Only Checkout Sessions that are open can be expired')
    return done(model.expire(id))
  },

  'POST /v1/subscriptions/:id'(model, id, form) {
    const subscription = model.subscriptions.get(id)
    if (!subscription || subscription.status === 'canceled') return missing('id', id)
    model.cancelAtEnd(id, textAt(form, 'cancel_at_period_end') === 'true')
    return done(subscription)
  },

  'DELETE /v1/subscriptions/:id'(model, id) {
    const subscription = model.subscriptions.get(id)
    if (!subscription || subscription.status === 'canceled') return missing('id', id)
    model.cancel(id)
    return done(subscription)
  },
}

function makePrice(model: StripeModel, form: Form, path: string[]) {
  const amount = textAt(form, ...path, 'unit_amount')
  const currency = textAt(form, ...path, 'currency')
  const product = textAt(form, ...path, 'product_data', 'name')
  const isMonthly = textAt(form, ...path, 'recurring', 'interval') === 'month'
  if (!amount || !currency || !product || !isMonthly) return undefined
  return model.addPrice({ amount: Number(amount), currency, product })
}

function isNotCanceled({ status }: { status: string }): boolean {
  return status !== 'canceled'
}

function done(body: object): StripeAnswer {
  return { status: 200, body: structuredClone(body) }
}

export function refuse(status: number, message: string, details: object = {}): StripeAnswer {
  return { status, body: { error: { type: 'invalid_request_error', message, ...details } } }
}

function missing(param: string, id: string): StripeAnswer {
  return refuse(404, `No such ${param}: '${id}'`, { code: 'resource_missing', param })
}
