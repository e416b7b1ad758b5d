import { getConsumerInfo } from '../../src/api/generated/account'
import { getServiceDictionary } from '../../src/api/generated/service_programme'
import { token } from '../../src/host/page/config'
import { startOnce } from '../startOnce'

/** Requests the form's initial data before the island's chunk has loaded. */
export function startServiceProgramme(): void {
  startOnce(getServiceDictionary.path)
  if (token() !== undefined) startOnce(getConsumerInfo.path)
}
