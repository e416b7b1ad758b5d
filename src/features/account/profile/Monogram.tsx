import type { Consumer } from '#data/account/account'
import { initials } from '#data/account/account'

/** Draws the customer's initials in a Landolt ring. */
export function Monogram({ consumer }: { consumer: Consumer }) {
  return (
    <span className="monogram" aria-hidden="true">
      {initials(consumer)}
      <svg viewBox="0 0 64 64">
        <circle cx="32" cy="32" r="30.5" />
        <circle cx="32" cy="32" r="25" />
      </svg>
    </span>
  )
}
