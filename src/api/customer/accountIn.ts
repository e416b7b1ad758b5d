import { tellAccount, type Account } from '../../host/customer/customer'
import type { AccountKind } from '../../host/customer/owner'
import type { HttpAnswer } from '../../host/pageState'
import { keepEarly } from '../early'
import { getAccountInfo, getConsumerInfo } from '../generated/account'
import { getSpecialistProfile } from '../generated/specialist'
import { isRecord } from '../isRecord'
import type { Call, RequestArgs } from '../request'

/** The calls whose answers identify the account (contract 5.8). */
export const accountCalls: Readonly<Record<AccountKind, Call>> = {
  consumer: getAccountInfo,
  profile: getConsumerInfo,
  specialist: getSpecialistProfile,
}

function accountIn(path: string, data: unknown): Account | undefined {
  if (!isRecord(data)) return undefined
  switch (path) {
    case getAccountInfo.path:
      return data['consumer'] === null
        ? { kind: 'consumer', id: null }
        : accountOf('consumer', data['consumer'])
    case getConsumerInfo.path:
      return accountOf('profile', data)
    case getSpecialistProfile.path:
      return accountOf('specialist', data)
    default:
      return undefined
  }
}

function accountOf(kind: AccountKind, record: unknown): Account | undefined {
  const id = isRecord(record) ? record['id'] : undefined
  return typeof id === 'string' || typeof id === 'number' ? { kind, id: String(id) } : undefined
}

/**
 * Records the account that an answer identifies. If it is another customer's, the answer is kept for the next
 * caller.
 * @returns whether it is another customer's
 */
export function noteAccount(args: RequestArgs, answer: HttpAnswer, data: unknown): boolean {
  const account = args.call.method === 'GET' ? accountIn(args.call.path, data) : undefined
  return account !== undefined && tellAccount(account, () => keepEarly(args, answer))
}
