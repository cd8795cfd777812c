/** Replaced by the accounts work: listens to Firebase's session. */
export default function HostedSession() {
  return null
}
