import { competitionRecord } from '../../api/generated/records/competitionRecord'
import { competitionVideoRecordFields } from '../../api/generated/records/competitionVideoRecord'
import { call } from '../../api/call'
import { getCompetition, rateVideo, viewVideo } from '../../api/generated/competition'
import { startRead, consumeEarly } from '../../api/early'
import { plainRead, plainWrite, type Answer } from '../../api/plainCall'
import { requestUrl } from '../../api/request'
import type { Read } from '../../api/wire'
import {
  camelRecord,
  falseIfUnreadable,
  givenList,
  givenNumber,
  isAbsent,
  mapped,
  nullIfUnreadable,
  number,
  numberOrNull,
  pageOf,
  record,
  unreadable,
} from '../../api/wire'
import type { Id } from '../../domain/Id'
import {
  PER_PAGE,
  type Competition,
  type CompetitionPage,
  type CompetitionVideo,
  type Rating,
  type Sort,
} from './competition'

const mark: Read<number> = (value) => {
  const given = givenNumber(value)
  if (Number.isInteger(given) && given >= 1 && given <= 5) return given
  throw unreadable(value, 'number')
}

const rating: Read<Rating> = camelRecord({
  average: numberOrNull,
  count: numberOrNull,
  own: falseIfUnreadable(mark),
})

/** A rating that cannot be read says nothing of the customer's own one. */
const ratingOrNone: Read<Rating> = (value) =>
  nullIfUnreadable(rating)(value) ?? { average: null, count: null, own: isAbsent(value) ? null : false }

const competitionVideo: Read<CompetitionVideo> = camelRecord({
  ...competitionVideoRecordFields,
  rating: ratingOrNone,
})

const competition: Read<Competition> = mapped(competitionRecord, ({ status, ...read }) => ({
  ...read,
  isFinished: status?.code === 'finished',
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
