import type { IsoDate } from '../../domain/dates/dates'
import type { Id } from '../../domain/Id'

export interface Notification {
  id: Id
  createdAt: IsoDate | null
  title: string
  text: string
  link: string | null
  isRead: boolean
}
