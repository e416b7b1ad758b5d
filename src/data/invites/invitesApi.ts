import { invite } from '../../api/generated/records/invite'
import type { MutationLifecycle } from '../../api/api'
import { call } from '../../api/call'
import { readInviteNotifications } from '../../api/generated/account'
import { acceptInvite, declineInvite, getInvites } from '../../api/generated/specialist'
import { answered, invalidates } from '../../api/invalidates'
import { answer, inside, givenList, nullIfUnreadable } from '../../api/wire'
import { withRecord, type Id } from '../../domain/Id'
import { professional } from '../specialist/professional'
import { specialistApi } from '../specialist/specialistApi'
import type { Invite } from './invite'

export const invitesApi = professional.injectEndpoints({
  endpoints: (build) => ({
    invites: build.query<Invite[], void>({
      query: () => call(getInvites),
      responseSchema: answer(inside('invites', givenList(invite))),
      providesTags: ['Invite'],
    }),
    acceptInvite: build.mutation<Invite | null, Id>({
      query: (id) => call(acceptInvite, { path: { id } }),
      responseSchema: answer(nullIfUnreadable(invite)),
      onQueryStarted: showAnswered,
      invalidatesTags: invalidates('Invite', 'Specialist'),
    }),
    declineInvite: build.mutation<Invite | null, { id: Id; reason: string }>({
      query: ({ id, reason }) => call(declineInvite, { path: { id }, body: { reason } }),
      responseSchema: answer(nullIfUnreadable(invite)),
      onQueryStarted: showAnswered,
      invalidatesTags: invalidates('Invite', 'Specialist'),
    }),
    /**
     * Marks the invites as seen: the badge in the menu disappears, while the list keeps its marks until the
     * next refetch.
     */
    readInviteNotifications: build.mutation<unknown, void>({
      query: () => call(readInviteNotifications),
      onQueryStarted: (_, seeing) => countNone(seeing),
    }),
  }),
})

/** Puts the answered invite into the list: until that is read again, it could be answered twice. */
async function showAnswered(_: unknown, { dispatch, queryFulfilled }: MutationLifecycle) {
  const shown = await answered<Invite | null>(queryFulfilled)
  if (shown) dispatch(invitesApi.util.updateQueryData('invites', undefined, (all) => withRecord(all, shown)))
}

async function countNone({ dispatch, queryFulfilled }: MutationLifecycle) {
  const done = await queryFulfilled.then(
    () => true,
    () => false,
  )
  if (!done) return
  dispatch(
    specialistApi.util.updateQueryData('specialistProfile', undefined, (profile) => {
      if (profile.specialist) profile.specialist.invitesUnread = 0
    }),
  )
}

export const {
  useInvitesQuery,
  useLazyInvitesQuery,
  useAcceptInviteMutation,
  useDeclineInviteMutation,
  useReadInviteNotificationsMutation,
} = invitesApi
