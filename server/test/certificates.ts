import { checkCertificate, getOwnCertificate } from '@probant/contract/certificates/certificate'
import { type CertificateOption, DEFAULT_CERTIFICATE } from '@probant/contract/certificates/option'
import { listResults } from '@probant/contract/results/list'
import { jobsOf } from '#server/jobs.ts'
import type { Browser } from './browser.ts'
import { reviewingOf, rightAnswers } from './reviewing.ts'
import type { testApp } from './test-app.ts'

export const WITH_CERTIFICATE = { certificate: DEFAULT_CERTIFICATE, passPercent: 60 }

type Exam = NonNullable<Parameters<ReturnType<typeof reviewingOf>['anExam']>[0]>

interface Passing {
  options?: Exam['options']
  certificate?: Partial<CertificateOption>
  /** Questions answered rightly: the first three bring 6 of 10 points, and wait for no grade. */
  answered?: number
  workspace?: string
  title?: string
}

/** A quiz with certificates, and whoever has passed it. */
export function certificatesOf(test: ReturnType<typeof testApp>) {
  const { anExam, aTaker } = reviewingOf(test)

  async function aPasser(
    { options, certificate, answered = 3, ...exam }: Passing = {},
    creator?: Browser,
    email?: string,
  ) {
    const wanted = { ...DEFAULT_CERTIFICATE, ...certificate }
    const made = await anExam(
      { ...exam, options: { ...WITH_CERTIFICATE, certificate: wanted, ...options } },
      creator,
    )
    const taker = await aPasserOf(made, { answered, email })
    return { ...made, ...taker }
  }

  /** One more of the same quiz. */
  async function aPasserOf(
    made: Parameters<typeof aTaker>[0],
    { answered = 3, email }: { answered?: number; email?: string } = {},
  ) {
    const taker = await aTaker(made, email)
    await taker.handIn(...rightAnswers(taker.sitting).slice(0, answered))
    const own = () => ownCertificateOf(taker.browser, made.quiz.id)
    return { taker, own, address: { quizId: made.quiz.id, submissionId: taker.submissionId } }
  }

  const check = (number: string) => test.browser().call(checkCertificate, { params: { number } })

  async function writeAboutCertificates(): Promise<void> {
    const job = jobsOf(test.services).find(({ name }) => name === 'write mails about certificates')
    await job?.run(new AbortController().signal)
  }

  async function mailsAbout(email: string) {
    return (await test.mailbox.to(email)).filter(({ subject }) => /[Cc]ertifica/.test(subject))
  }

  return { aPasser, aPasserOf, check, writeAboutCertificates, mailsAbout }
}

export async function ownCertificateOf(browser: Browser, quizId: string) {
  const answer = await browser.call(getOwnCertificate, { params: { quizId } })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body.certificate
}

export async function listedCertificates(creator: Browser, quizId: string) {
  const { body } = await creator.call(listResults, { params: { quizId }, querystring: {} })
  return body.items.map(({ certificate }) => certificate)
}
