import type { IsoDate } from '../../domain/dates/dates'
import type { Id } from '../../domain/Id'
import type { EarningWay } from '../points/pointsHistory'
import type { ProfessionalFile } from '../specialist/specialist'

export interface Achievement {
  id: Id
  code: string
  title: string
  text: string
  picture: string | null
  isCompleted: boolean
  completedAt: IsoDate | null
  progress: { current: number; required: number } | null
}

export interface Award {
  id: Id
  title: string
  text: string
  picture: string | null
  awardedAt: IsoDate | null
  file: ProfessionalFile | null
}

export interface Stars {
  balance: number
  operations: {
    id: Id
    createdAt: IsoDate | null
    /** Below 0 where stars went away. */
    stars: number
    title: string
  }[]
  ways: EarningWay[]
}
