import { api } from '../../api/api'
import { call } from '../../api/call'
import { nextCodeAt } from '../phoneVerification/nextCodeAt'
import * as auth from '../../api/generated/auth'
import {
  answer,
  flagOrNull,
  givenList,
  givenText,
  id,
  mapped,
  nullIfUnreadable,
  record,
  text,
} from '../../api/wire'
import { toWire } from '../../api/toWire'
import { headerText } from '../../host/page/config'
import type { Id } from '../../domain/Id'
import type { CountryCode } from '../../domain/phone'

/** National digits and the country whose mask they fill (contract 8.2). */
export interface Phone {
  phone: string
  country: CountryCode
}

/** With 'call' the code is the last digits of the calling number. */
export type CodeMethod = 'sms' | 'call'

export interface ConfirmedPhone extends Phone {
  code: string
}

/** The account type to sign in to; the default is a consumer. */
interface As {
  type?: 'consumer' | 'specialist' | undefined
}

export interface Consents {
  hasAgreed: boolean
  wantsMailings: boolean
}

interface WorkPlaceSearch {
  query?: string
  fiasId?: string
}

interface Newcomer extends ConfirmedPhone, Consents {
  name: string
}

interface Member extends Newcomer {
  email: string
  lastName: string
  /** '1995-08-21' */
  birthday: string
  password: string
}

/** Extra fields of a specialist's registration. */
interface Professional {
  secondName: string | null
  specIds: Id[]
  workPlaceId: Id
}

const as = ({ type = 'consumer' }: As) => ({ path: { type } })

/** Without consent the body has null, and the server refuses the call (contract 8.5). */
const consents = ({ hasAgreed, wantsMailings }: Consents) => ({
  confirm_policy: hasAgreed ? ('Y' as const) : null,
  is_agree_mailings: wantsMailings,
})

/**
 * Reads the token of the new session; null where a cookie keeps the session, or where the token cannot be put
 * into a header.
 */
const session = answer(
  mapped(nullIfUnreadable(record({ token: text })), (wire) => headerText(wire?.token) ?? null),
)

/** If the server does not say, the number is treated as registered: the login refuses an unknown one. */
const isRegistered = answer(
  mapped(nullIfUnreadable(record({ is_registered: flagOrNull })), (wire) => wire?.is_registered !== false),
)

const workPlaces = record({ work_places: givenList(record({ id, name: givenText, address: text })) })
const specialities = record({ specs: givenList(record({ id, name: givenText })) })

export interface Speciality {
  id: Id
  name: string
}

/** Calls for signing in and registration; activation and logout are in `account`. */
export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<string | null, (ConfirmedPhone | { email: string; password: string }) & As>({
      query: ({ type, ...body }) => call(auth.login, { ...as({ type }), body }),
      responseSchema: session,
    }),
    /**
     * After a code for another number, or sent in another way, the same one is sent again. Resolves to the time
     * from which another may be requested.
     */
    sendCode: build.mutation<number, Phone & { method: CodeMethod } & As>({
      query: ({ type, ...body }) => call(auth.sendConfirmCode, { ...as({ type }), body, sets: 'code' }),
      responseSchema: answer(nextCodeAt),
    }),
    /**
     * Tells whether the number is registered: then the customer can sign in, otherwise they have to register.
     */
    validateCode: build.mutation<boolean, ConfirmedPhone & As>({
      query: ({ type, ...body }) => call(auth.validateConfirmCode, { ...as({ type }), body }),
      responseSchema: isRegistered,
    }),
    register: build.mutation<string | null, Member & Partial<Professional> & As>({
      query: ({ type, hasAgreed, wantsMailings, ...rest }) =>
        call(auth.register, {
          ...as({ type }),
          body: { ...toWire(rest), ...consents({ hasAgreed, wantsMailings }) },
        }),
      responseSchema: session,
    }),
    registerShort: build.mutation<string | null, Newcomer & As>({
      query: ({ type, hasAgreed, wantsMailings, ...rest }) =>
        call(auth.registerShort, {
          ...as({ type }),
          body: { ...rest, ...consents({ hasAgreed, wantsMailings }) },
        }),
      responseSchema: session,
    }),
    remindPassword: build.mutation<unknown, { email: string }>({
      query: (body) => call(auth.remindPassword, { body, sets: 'password code' }),
    }),
    confirmPassword: build.mutation<unknown, { email: string; code: string; password: string }>({
      query: (body) => call(auth.confirmPassword, { body }),
    }),
    workPlaces: build.query<{ id: Id; name: string; address: string }[], WorkPlaceSearch>({
      query: ({ query, fiasId }) =>
        call(auth.getWorkPlaces, {
          query: { ...(query !== undefined && { query }), ...(fiasId !== undefined && { fias_id: fiasId }) },
        }),
      responseSchema: answer(mapped(workPlaces, ({ work_places }) => work_places)),
    }),
    specialities: build.query<Speciality[], void>({
      query: () => call(auth.getSpecialities),
      responseSchema: answer(mapped(specialities, ({ specs }) => specs)),
    }),
  }),
})

export const {
  useLoginMutation,
  useSendCodeMutation,
  useValidateCodeMutation,
  useRegisterMutation,
  useRegisterShortMutation,
  useRemindPasswordMutation,
  useConfirmPasswordMutation,
  useLazyWorkPlacesQuery,
  useSpecialitiesQuery,
} = authApi
