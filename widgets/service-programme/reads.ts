import { getConsumerInfo } from '../../src/api/generated/account'
import {
  getServiceApplications,
  getServiceDepartments,
  getServiceDictionary,
} from '../../src/api/generated/service_programme'
import { token } from '../../src/host/page/config'

/** Returns the paths of the island's first reads, which the loader starts: all that its first content shows. */
export const reads = (): string[] => [
  getServiceDictionary.path,
  getServiceDepartments.path,
  ...(token() === undefined ? [] : [getConsumerInfo.path, getServiceApplications.path]),
]
