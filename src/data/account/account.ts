import type { IsoDate } from '../../domain/dates/dates'

/** The customer as a member of the club; absent until the loyalty programme is activated (contract 3.8). */
export interface Consumer {
  id: string | number
  name: string
  lastName: string
  /** The day of joining the club. */
  memberSince?: IsoDate | null
}

/** User data: the answer of the account-info call (contract 7.1). */
export interface AccountInfo {
  consumer: Consumer | null
  isAvailableConsumerMode: boolean
  isFriendsAvailable: boolean
  isFriendsApplicationExist: boolean
}

/** 'АК' for Анна Ковалёва; empty when no name is known. */
export const initials = ({ name, lastName }: Consumer): string =>
  [name, lastName].map((word) => word.trim().charAt(0).toUpperCase()).join('')
