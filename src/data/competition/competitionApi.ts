import { competitionRecord } from '../../api/generated/records/competitionRecord'
import { competitionVideoRecordFields } from '../../api/generated/records/competitionVideoRecord'
import { call } from '../../api/call'
import { getCompetition, rateVideo, viewVideo } from '../../api/generated/competition'
import { startRead, consumeEarly } from '../../api/early'
import { plainRead, plainWrite, type Answer } from '../../api/plainCall'
import { requestUrl } from '../../api/request'
import type { Read } from '../../api/wire'
import { givenList, mapped, camelRecord, number, numberOrNull, pageOf, record } from '../../api/wire'
import type { Id } from '../../domain/Id'
import {
  PER_PAGE,
  type Competition,
  type CompetitionPage,
  type CompetitionVideo,
  type Rating,
  type Sort,
} from './competition'

const isMark = (value: number | null) => value !== null && Number.isInteger(value) && value >= 1 && value <= 5

const rating: Read<Rating> = mapped(
  camelRecord({ average: numberOrNull, count: numberOrNull, own: numberOrNull }),
  ({ own, ...read }) => ({ ...read, own: isMark(own) ? own : null }),
)

const competitionVideo: Read<CompetitionVideo> = camelRecord({ ...competitionVideoRecordFields, rating })

const competition: Read<Competition> = mapped(competitionRecord, ({ status, ...read }) => ({
  ...read,
  isFinished: status.code === 'finished',
}))

const page: Read<CompetitionPage> = pageOf(
  'videos',
  record({ competition, videos: givenList(competitionVideo), total: number }),
)

/** @param place the page's number, from 1 */
const videosCall = (sort: Sort, place: number) =>
  call(getCompetition, { query: { sort, page: place, per_page: PER_PAGE } })

export const startVideos = (sort: Sort, place: number): void => startRead(videosCall(sort, place))

/** Drops videos that were requested early but not shown: they would be outdated when they are. */
export const dropEarlyVideos = (sort: Sort, place: number): void =>
  void consumeEarly(requestUrl(videosCall(sort, place)))

export const readVideos = (
  sort: Sort,
  place: number,
  signal: AbortSignal,
): Promise<Answer<CompetitionPage>> => plainRead(videosCall(sort, place), page, signal)

export const countView = (video: Id): Promise<Answer<unknown>> =>
  plainWrite(call(viewVideo, { path: { id: video } }), (done) => done)

export const rate = (video: Id, value: number): Promise<Answer<Rating>> =>
  plainWrite(call(rateVideo, { path: { id: video }, body: { value }, sets: `rating ${video}` }), rating)
