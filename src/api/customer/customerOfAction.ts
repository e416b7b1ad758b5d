import { customerEpoch } from '../../host/customer/customer'

/** The customer of the component whose action is being dispatched. */
let acting: number | undefined

/** Returns the customer of a new write: that of the component that starts it, even during its unmount. */
export const customerOfAction = (): number => acting ?? customerEpoch()

/** Runs an action in the name of a customer. */
export function actFor<Result>(customer: number, action: () => Result): Result {
  const before = acting
  acting = customer
  try {
    return action()
  } finally {
    acting = before
  }
}
