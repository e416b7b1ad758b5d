import { deviceNotesOf } from '../../host/customer/deviceNotes'
import { useAccountInfoQuery } from './accountApi'

/** Returns the signed-in customer's notes on this device; they are none as long as nobody knows who it is. */
export function useDeviceNotes() {
  const { data } = useAccountInfoQuery()
  return deviceNotesOf(data?.consumer?.id ?? '')
}
