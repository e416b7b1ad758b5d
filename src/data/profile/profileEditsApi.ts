import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { api } from '../../api/api'
import { call, type Args } from '../../api/call'
import { invalidates } from '../../api/invalidates'
import { undoIfRefused } from '../../api/undoIfRefused'
import { nullIfUnreadable } from '../../api/wire'
import { readRecord, type Send } from '../../api/serverRecord'
import { getConsumerInfo, getLensesInfo, saveAccountInfo, saveLensesInfo } from '../../api/generated/account'
import { inTurn } from '../../domain/inTurn'
import { perCustomer } from '../../host/customer/customer'
import type { LensesEdit, PhoneChange, Profile, ProfileEdit, Subscriptions } from './profile'
import { profileApi } from './profileApi'
import { lensesInfo, profile } from './readProfile'
import { editedProfile, lensesBody, profileBody } from './wholeRecord'

/** Lenses that cannot be read are not overwritten. */
const ifReadable = (data: unknown): unknown => nullIfUnreadable(lensesInfo)(data) && data

type Body<Name extends 'saveAccountInfo' | 'saveLensesInfo'> = NonNullable<Args<Name>['body']>

const { updateQueryData, invalidateTags } = profileApi.util

/** Each edit writes the whole record, so it has to start from the result of the previous one. */
const profileTurn = perCustomer(inTurn)
const lensesTurn = perCustomer(inTurn)

/** Merges an edit into the record, saves it, and puts the saved record into the cache. */
const writeProfile = (edit: ProfileEdit, { dispatch }: BaseQueryApi, send: Send, auth?: string) =>
  profileTurn()(async () => {
    const now = await readRecord(call(getConsumerInfo), send)
    if ('error' in now) return now
    const body = profileBody(now.serverRecord, edit) as Body<'saveAccountInfo'>
    const headers = auth === undefined ? {} : { headers: { 'X-Voximplant-Auth': auth } }
    const answer = await send(call(saveAccountInfo, { ...headers, body, sets: 'profile' }))
    if ('data' in answer) {
      dispatch(
        updateQueryData('profile', undefined, (shown) => {
          const saved = profile(editedProfile(shown.serverRecord, edit))
          // The cached subscriptions already have the last change, which may still be queued.
          const changed = Object.keys(edit)
            .filter((name) => !name.startsWith('subscribe'))
            .map((name) => [name, saved[name as keyof Profile]])
          return {
            ...shown,
            ...(Object.fromEntries(changed) as Partial<Profile>),
            serverRecord: saved.serverRecord,
          }
        }),
      )
    }
    return answer
  })

/** Number of subscription changes that are pending. */
const unsettled = perCustomer(() => ({ count: 0 }))

export const profileEditsApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveProfile: build.mutation<unknown, ProfileEdit>({
      queryFn: (edit, queryApi, _, send) => writeProfile(edit, queryApi, send),
      // A basket names its customer, who is the recipient until another one is chosen.
      invalidatesTags: invalidates('Account', 'Basket'),
    }),
    changePhone: build.mutation<unknown, PhoneChange>({
      queryFn: ({ auth, ...edit }, queryApi, _, send) => writeProfile(edit, queryApi, send, auth),
      invalidatesTags: invalidates('Account', 'Basket'),
    }),
    /** An optimistic update that is undone on failure. */
    saveSubscriptions: build.mutation<unknown, Subscriptions>({
      queryFn: (edit, queryApi, _, send) => writeProfile(edit, queryApi, send),
      onQueryStarted: (edit, { dispatch, queryFulfilled }) => {
        // Undoing this change must keep the other subscription, so only changed fields are patched: replacing
        // the record would reset both.
        const change = dispatch(
          updateQueryData('profile', undefined, (shown) => void Object.assign(shown, edit)),
        )
        const changes = unsettled()
        changes.count += 1
        const onSettled = () => {
          changes.count -= 1
          // A refetch during another change would undo that change on the screen.
          if (changes.count === 0) dispatch(invalidateTags(['Account']))
        }
        queryFulfilled.catch(undoIfRefused(change)).finally(onSettled)
      },
    }),
    saveLensesInfo: build.mutation<unknown, LensesEdit>({
      queryFn: (edit, { dispatch }, _, send) =>
        lensesTurn()(async () => {
          const now = await readRecord(call(getLensesInfo), send, ifReadable)
          if ('error' in now) return now
          const body = lensesBody(now.serverRecord, edit)
          const answer = await send(
            call(saveLensesInfo, { body: body as Body<'saveLensesInfo'>, sets: 'lenses' }),
          )
          if ('data' in answer) dispatch(updateQueryData('lensesInfo', undefined, () => lensesInfo(body)))
          return answer
        }),
      invalidatesTags: invalidates('LensesInfo'),
    }),
  }),
})

export const {
  useSaveProfileMutation,
  useChangePhoneMutation,
  useSaveSubscriptionsMutation,
  useSaveLensesInfoMutation,
} = profileEditsApi
