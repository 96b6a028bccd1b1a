/** A paper torn across: something broke. */
export function TornSheetPicture() {
  const edge = 'l12 7 10-8 11 9 10-10 12 9 11-7 10 8 12-9 10 7 12-6'
  return (
    // Narrower than its sisters by as much as the sheet is: there is as much air around each of them.
    <svg width="164" height="190" viewBox="26 0 164 190" aria-hidden="true" strokeWidth="1.5">
      <g transform="rotate(-4 110 60)" fill="var(--card)" stroke="var(--line-control)">
        <path d={`M160 ${84}V42L138 20H56a6 6 0 0 0-6 6v58${edge}Z`} />
        <rect x="64" y="40" width="62" height="5" rx="2.5" fill="var(--line)" stroke="none" />
        <rect x="64" y="54" width="80" height="5" rx="2.5" fill="var(--line)" stroke="none" />
      </g>
      <g transform="translate(4 16) rotate(5 110 130)" fill="var(--card)" stroke="var(--line-control)">
        <path d={`M50 88${edge}v66a6 6 0 0 1-6 6H56a6 6 0 0 1-6-6Z`} />
        <path d="m60 113 92-3 1 15-93 3Z" fill="var(--highlight)" stroke="none" />
        <circle cx="70" cy="119" r="5.5" fill="none" />
        <rect x="84" y="116" width="56" height="5" rx="2.5" fill="var(--ink)" opacity="0.8" stroke="none" />
      </g>
    </svg>
  )
}
