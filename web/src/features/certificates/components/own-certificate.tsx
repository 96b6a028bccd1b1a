import { type ReactNode, useEffect, useState } from 'react'
import { readOwnCertificate } from '../queries.ts'

/** What whoever has passed holds, with the result; its code comes with it. Nothing where there is none; `known` changes with the score. */
export function OwnCertificate({ quizId, known }: { quizId: string; known: unknown }) {
  const [card, setCard] = useState<ReactNode>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again with another score
  useEffect(() => {
    void open(quizId).then(setCard, () => {})
  }, [quizId, known])
  return card
}

async function open(quizId: string): Promise<ReactNode> {
  const certificate = await readOwnCertificate(quizId)
  if (!certificate) return null
  const { OwnCertificateCard } = await import('./own-certificate-card.tsx')
  return <OwnCertificateCard quizId={quizId} issued={certificate} />
}
