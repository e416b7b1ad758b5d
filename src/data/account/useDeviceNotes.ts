import { deviceNotesOf } from '../../host/customer/deviceNotes'
import { remoteData } from '../../domain/remoteData'
import { useAccountInfoQuery } from './accountApi'

/** Returns the signed-in customer's notes on this device; they are empty while the customer is unknown. */
export function useDeviceNotes() {
  const account = remoteData(useAccountInfoQuery())
  const owner = account.state === 'known' ? account.value.consumer?.id : undefined
  return deviceNotesOf(owner ?? '')
}
