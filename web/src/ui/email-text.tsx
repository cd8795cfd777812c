/** An address that breaks before its @, if it must, and in no other place as long as the half of it fits a line. */
export function EmailText({ address, className }: { readonly address: string; readonly className?: string }) {
  const at = address.lastIndexOf('@')
  if (at < 1) return <bdi className={className}>{address}</bdi>
  return (
    <bdi className={className === undefined ? 'email-text' : `email-text ${className}`}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </bdi>
  )
}
