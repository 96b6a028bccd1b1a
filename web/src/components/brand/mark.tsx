/** A tick drawn as one pen stroke; in the wordmark its tail underlines the name. */
export function Mark({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" fill="none">
      <path
        d="M28 4C22 10.5 17 16.5 13.4 22.6 11.6 19 9.4 16 6.6 14.6c-3.4-1.4-5 2.4-3.4 6.4C5.4 26.4 12 28.6 20 28.4c3.5-.1 6.5-.5 9-1"
        stroke="var(--primary)"
        strokeWidth="3.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
