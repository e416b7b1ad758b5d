import { getConsumerInfo } from '../../src/api/generated/account'
import { getServiceDictionary } from '../../src/api/generated/service_programme'
import { token } from '../../src/host/page/config'

/** Returns the paths of the island's first reads, which the loader starts: the initial data of its form. */
export const reads = (): string[] => [
  getServiceDictionary.path,
  ...(token() === undefined ? [] : [getConsumerInfo.path]),
]
