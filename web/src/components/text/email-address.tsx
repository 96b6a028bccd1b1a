/** An address that is longer than its place goes on in the next line at its @, not in the middle of a word. */
export function EmailAddress({ children }: { children: string }) {
  const at = children.lastIndexOf('@')
  if (at < 0) return children
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  )
}
