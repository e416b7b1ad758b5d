import { call } from '../../api/call'
import { getIolAnswers, getIolRequest, getIolRequests } from '../../api/generated/iol'
import { answer, givenList, inside, camelRecord, number, pageOf, type Read } from '../../api/wire'
import { professional } from '../specialist/professional'
import type { IolAnswer, IolRequest } from './iolRequest'
import { iolAnswer, iolRequest } from './readIolRequest'

export const PER_PAGE = 20

export interface IolFilter {
  status: 'draft' | 'published' | 'closed'
  /** The author's own requests, or those that wait for this expert's answer. */
  scope: 'mine' | 'answerable'
  /** Part of the request number or of the patient's code. */
  query: string
  page: number
}

export interface IolRequestPage {
  iolRequests: IolRequest[]
  /** Total over all pages. */
  total: number
}

const requestPage: Read<IolRequestPage> = pageOf(
  'iolRequests',
  camelRecord({ iol_requests: givenList(iolRequest), total: number }),
)

export const iolRequestsApi = professional.injectEndpoints({
  endpoints: (build) => ({
    iolRequests: build.query<IolRequestPage, IolFilter>({
      query: ({ status, scope, query, page }) =>
        call(getIolRequests, {
          query: { status, scope, ...(query !== '' && { query }), page, per_page: PER_PAGE },
        }),
      responseSchema: answer(requestPage),
      providesTags: ['IolRequests'],
    }),
    /** Cached by the id in the address. This call also marks the request's answers as read. */
    iolRequest: build.query<IolRequest, string>({
      query: (id) => call(getIolRequest, { path: { id } }),
      responseSchema: answer(iolRequest),
      providesTags: ['IolRequest'],
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          ({ data }) =>
            data.newAnswersCount > 0 && dispatch(professional.util.invalidateTags(['IolRequests'])),
          () => undefined,
        )
      },
    }),
    iolAnswers: build.query<IolAnswer[], string>({
      query: (id) => call(getIolAnswers, { path: { id } }),
      responseSchema: answer(inside('answers', givenList(iolAnswer))),
      providesTags: ['IolAnswers'],
    }),
  }),
})

export const {
  useIolRequestsQuery,
  useIolRequestQuery,
  useLazyIolRequestQuery,
  useIolAnswersQuery,
  useLazyIolAnswersQuery,
} = iolRequestsApi
