import { getConsumerInfo } from '../../src/api/generated/account'
import { getServiceDictionary } from '../../src/api/generated/service_programme'
import { token } from '../../src/host/page/config'
import { startOnce } from '../startOnce'

/** Asks for what the form begins with before the island's chunk is there. */
export function startServiceProgramme(): void {
  startOnce(getServiceDictionary.path)
  if (token() !== undefined) startOnce(getConsumerInfo.path)
}
