import { friendsApplication } from '../../api/generated/records/friendsApplication'
import { task } from '../../api/generated/records/task'
import { raffle } from '../../api/generated/records/raffle'
import { friendsReview } from '../../api/generated/records/friendsReview'
import { advantage } from '../../api/generated/records/advantage'
import { api, type MutationLifecycle } from '../../api/api'
import { call } from '../../api/call'
import { answered, invalidates } from '../../api/invalidates'
import {
  applyToFriends,
  createFriendsReview,
  getAdvantages,
  getFriendsApplication,
  getFriendsDictionary,
  getFriendsReviews,
  getFriendsTasks,
  getRaffles,
  participateInRaffle,
} from '../../api/generated/friends'
import { toWire } from '../../api/toWire'
import {
  nullable,
  answer,
  inside,
  givenList,
  type Read,
  list,
  camelRecord,
  mapped,
  nullIfUnreadable,
  text,
  texts,
  unreadable,
} from '../../api/wire'
import { withRecord, type Id } from '../../domain/Id'
import type {
  Advantage,
  FriendsApplication,
  FriendsApplicationDraft,
  FriendsDictionary,
  FriendsReview,
  FriendsReviewDraft,
  Raffle,
  Task,
  StoryLimits,
} from './friends'
import { storyLimits } from '../../api/generated/records/storyLimits'
import { idea } from '../../api/generated/records/idea'

/** Limits that no story can keep are a mistake of the shop. */
const usableLimits: Read<StoryLimits> = mapped(storyLimits, (limits) => {
  const { textMaxLength, filesMaxCount, fileMaxSize, fileTypes } = limits
  if (textMaxLength > 0 && filesMaxCount >= 0 && fileMaxSize > 0 && fileTypes.length > 0) return limits
  throw unreadable(limits, 'object')
})

const dictionary: Read<FriendsDictionary> = camelRecord({
  ideas: list(idea),
  tags: texts,
  rules_url: text,
  stories: nullIfUnreadable(usableLimits),
})

export const friendsApi = api.injectEndpoints({
  endpoints: (build) => ({
    friendsApplication: build.query<FriendsApplication | null, void>({
      query: () => call(getFriendsApplication),
      responseSchema: answer(nullable(friendsApplication)),
      providesTags: ['FriendsApplication'],
    }),
    applyToFriends: build.mutation<FriendsApplication | null, FriendsApplicationDraft>({
      query: (draft) => call(applyToFriends, { body: toWire(draft) }),
      responseSchema: answer(nullIfUnreadable(friendsApplication)),
      onQueryStarted: showApplication,
      // The account info tells whether there is an application, and the menu depends on it.
      invalidatesTags: invalidates('FriendsApplication', 'Account'),
    }),
    friendsDictionary: build.query<FriendsDictionary, void>({
      query: () => call(getFriendsDictionary),
      responseSchema: answer(dictionary),
    }),
    tasks: build.query<Task[], void>({
      query: () => call(getFriendsTasks),
      responseSchema: answer(inside('tasks', givenList(task))),
      providesTags: ['Task'],
    }),
    raffles: build.query<Raffle[], void>({
      query: () => call(getRaffles),
      responseSchema: answer(inside('raffles', givenList(raffle))),
      providesTags: ['Raffle'],
    }),
    participateInRaffle: build.mutation<unknown, Id>({
      query: (id) => call(participateInRaffle, { path: { id } }),
      invalidatesTags: invalidates('Raffle'),
    }),
    advantages: build.query<Advantage[], void>({
      query: () => call(getAdvantages),
      responseSchema: answer(inside('advantages', givenList(advantage))),
    }),
    friendsReviews: build.query<FriendsReview[], void>({
      query: () => call(getFriendsReviews),
      responseSchema: answer(inside('reviews', givenList(friendsReview))),
      providesTags: ['FriendsReview'],
    }),
    createFriendsReview: build.mutation<FriendsReview | null, FriendsReviewDraft>({
      query: (draft) => call(createFriendsReview, { body: toWire(draft) }),
      responseSchema: answer(nullIfUnreadable(friendsReview)),
      onQueryStarted: showReview,
      invalidatesTags: invalidates('FriendsReview', 'Review', 'Task', 'Points'),
    }),
  }),
})

/** Shows the answered application: until it is read again, its form would be shown. */
async function showApplication(_: unknown, { dispatch, queryFulfilled }: MutationLifecycle) {
  const application = await answered<FriendsApplication | null>(queryFulfilled)
  if (application)
    dispatch(friendsApi.util.updateQueryData('friendsApplication', undefined, () => application))
}

/** Puts the answered review into the list: until that is read again, it is not told without it. */
async function showReview(_: unknown, { dispatch, queryFulfilled }: MutationLifecycle) {
  const one = await answered<FriendsReview | null>(queryFulfilled)
  if (one)
    dispatch(friendsApi.util.updateQueryData('friendsReviews', undefined, (all) => withRecord(all, one)))
}

export const {
  useFriendsApplicationQuery,
  useApplyToFriendsMutation,
  useFriendsDictionaryQuery,
  useTasksQuery,
  useRafflesQuery,
  useParticipateInRaffleMutation,
  useAdvantagesQuery,
  useFriendsReviewsQuery,
  useCreateFriendsReviewMutation,
} = friendsApi
