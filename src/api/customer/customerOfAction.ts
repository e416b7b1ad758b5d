import { customerEpoch } from '../../host/customer/customer'

/** The customer of the component that acts right now. */
let acting: number | undefined

/** The customer for whom a write begins: that of the component that begins it, also when it is just being taken away. */
export const customerOfAction = (): number => acting ?? customerEpoch()

/** Runs what a component begins for a customer. */
export function actFor<Result>(customer: number, action: () => Result): Result {
  const before = acting
  acting = customer
  try {
    return action()
  } finally {
    acting = before
  }
}
