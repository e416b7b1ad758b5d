import { professionalFile } from '../../api/generated/records/professionalFile'
import type { MutationLifecycle } from '../../api/api'
import { call, type Args } from '../../api/call'
import {
  addIolAttachment,
  answerIolRequest,
  closeIolRequest,
  copyIolRequest,
  createIolRequest,
  deleteIolAttachment,
  deleteIolRequest,
  publishIolRequest,
  saveIolRequest,
} from '../../api/generated/iol'
import { answered, invalidates } from '../../api/invalidates'
import { onDeleted } from '../../api/onDeleted'
import { toWire } from '../../api/toWire'
import { upload } from '../../api/upload'
import { answer } from '../../api/wire'
import { sameId, type Id } from '../../domain/Id'
import { emit } from '../../host/events'
import { professional } from '../specialist/professional'
import type { ProfessionalFile } from '../specialist/specialist'
import type { IolAnswer, IolAnswerDraft, IolClosing, IolRequest, IolRequestDraft } from './iolRequest'
import { iolRequestsApi } from './iolRequestsApi'
import { iolAnswer, iolRequest } from './readIolRequest'
import { isRecord } from '../../api/isRecord'
import { isSentAlike, withEdit, type ServerRecord } from '../../api/serverRecord'

const eyesOf = (record: ServerRecord): unknown[] => (Array.isArray(record['eyes']) ? record['eyes'] : [])

const sideOf = (eye: unknown) => (isRecord(eye) ? eye['eye'] : undefined)

/** Merges one record of the request: the author's changes over the server's values. */
const merged = (server: unknown, start: object | undefined, edit: ServerRecord): ServerRecord =>
  isRecord(server) ? { ...server, ...withEdit(server, start ?? {}, edit) } : edit

/**
 * Returns the body that saves a request: the author's changes over `base`; unreadable fields are sent back
 * unchanged (contract 5.9).
 * @param start the initial values of the form
 */
function requestBody(base: IolRequest, start: IolRequestDraft, edit: IolRequestDraft): ServerRecord {
  const { serverRecord: server, updatedAt } = base
  const [from, to] = [toWire(start), toWire(edit)]
  const eyes = to.eyes.flatMap((eye) => {
    const known = eyesOf(server).find((one) => sideOf(one) === eye.eye)
    const started = from.eyes.find((one) => one.eye === eye.eye)
    // The form always has both eyes, so an eye that neither the server nor the author knows is not sent.
    return known === undefined && isSentAlike(eye, started) ? [] : [merged(known, started, eye)]
  })
  const unreadable = eyesOf(server).filter((one) => !['right', 'left'].includes(String(sideOf(one))))
  return {
    ...withEdit(server, from, { lens_type: to.lens_type, comment: to.comment }),
    patient: merged(server['patient'], from.patient, to.patient),
    eyes: Array.isArray(server['eyes']) || eyes.length > 0 ? [...eyes, ...unreadable] : server['eyes'],
    updated_at: updatedAt,
  }
}

type Body = NonNullable<Args<'saveIolRequest'>['body']>

/** A request whose files change, with the status that the page is told. */
type Changed = Pick<IolRequest, 'id' | 'status'>

const changesRequest = invalidates('IolRequest', 'IolRequests')

/** Puts the answered record into the cache and tells the page. */
async function onAnswered(_: unknown, { dispatch, queryFulfilled }: MutationLifecycle): Promise<void> {
  const value = await answered<IolRequest>(queryFulfilled)
  if (!value) return
  const { id, status } = value
  // Not `upsertQueryData`: that would read the domain's field names as the server's.
  dispatch(iolRequestsApi.util.upsertQueryEntries([{ endpointName: 'iolRequest', arg: String(id), value }]))
  emit('iol-request-changed', { id, status: status.code })
}

/** Updates the files of a cached request. */
const showFiles = (
  { id, status }: Changed,
  { dispatch }: Pick<MutationLifecycle, 'dispatch'>,
  change: (files: ProfessionalFile[]) => ProfessionalFile[],
) => {
  dispatch(
    iolRequestsApi.util.updateQueryData('iolRequest', String(id), (request) => ({
      ...request,
      attachments: change(request.attachments || []),
    })),
  )
  emit('iol-request-changed', { id, status: status.code })
}

export const iolWritesApi = professional.injectEndpoints({
  endpoints: (build) => ({
    createIolRequest: build.mutation<IolRequest, IolRequestDraft>({
      query: (draft) => call(createIolRequest, { body: toWire(draft) as never, adds: 'iol request' }),
      responseSchema: answer(iolRequest),
      onQueryStarted: onAnswered,
      invalidatesTags: invalidates('IolRequests'),
    }),
    saveIolRequest: build.mutation<
      IolRequest,
      { request: IolRequest; start: IolRequestDraft; edit: IolRequestDraft }
    >({
      query: ({ request, start, edit }) =>
        call(saveIolRequest, { path: { id: request.id }, body: requestBody(request, start, edit) as Body }),
      responseSchema: answer(iolRequest),
      onQueryStarted: onAnswered,
      invalidatesTags: changesRequest,
    }),
    deleteIolRequest: build.mutation<unknown, Id>({
      query: (id) => call(deleteIolRequest, { path: { id }, removes: 'iol request' }),
      onQueryStarted: (id, { queryFulfilled }) =>
        onDeleted(queryFulfilled, () => emit('iol-request-changed', { id, status: 'deleted' })),
      invalidatesTags: invalidates('IolRequests'),
    }),
    publishIolRequest: build.mutation<IolRequest, Pick<IolRequest, 'id' | 'updatedAt'>>({
      query: ({ id, updatedAt }) =>
        call(publishIolRequest, { path: { id }, body: { updated_at: updatedAt } }),
      responseSchema: answer(iolRequest),
      onQueryStarted: onAnswered,
      invalidatesTags: changesRequest,
    }),
    closeIolRequest: build.mutation<IolRequest, { id: Id; closing: IolClosing }>({
      query: ({ id, closing }) => call(closeIolRequest, { path: { id }, body: closing }),
      responseSchema: answer(iolRequest),
      onQueryStarted: onAnswered,
      invalidatesTags: changesRequest,
    }),
    copyIolRequest: build.mutation<IolRequest, Id>({
      query: (id) => call(copyIolRequest, { path: { id }, adds: 'iol request' }),
      responseSchema: answer(iolRequest),
      onQueryStarted: onAnswered,
      invalidatesTags: invalidates('IolRequests'),
    }),
    /** Adds the file of an upload transfer; see `useIolFileUpload`. */
    addIolAttachment: build.mutation<ProfessionalFile, Changed & { transfer: string }>({
      queryFn: ({ id, transfer }, { signal }) =>
        upload(
          transfer,
          { call: addIolAttachment, path: { id }, adds: 'iol file' },
          professionalFile,
          signal,
        ),
      onQueryStarted: async (request, { dispatch, queryFulfilled }) => {
        const added = await queryFulfilled.catch(() => undefined)
        if (added) showFiles(request, { dispatch }, (files) => [...files, added.data])
      },
      // The shop may change `updated_at`, which the next write has to send.
      invalidatesTags: changesRequest,
    }),
    deleteIolAttachment: build.mutation<unknown, Changed & { attachmentId: Id }>({
      query: ({ id, attachmentId }) =>
        call(deleteIolAttachment, { path: { id, attachment_id: attachmentId }, removes: 'iol file' }),
      onQueryStarted: ({ attachmentId, ...request }, { dispatch, queryFulfilled }) =>
        onDeleted(queryFulfilled, () =>
          showFiles(request, { dispatch }, (files) => files.filter((file) => !sameId(file.id, attachmentId))),
        ),
      invalidatesTags: changesRequest,
    }),
    answerIolRequest: build.mutation<IolAnswer, Changed & { draft: IolAnswerDraft }>({
      query: ({ id, draft }) => call(answerIolRequest, { path: { id }, body: toWire(draft) }),
      responseSchema: answer(iolAnswer),
      onQueryStarted: async ({ id, status }, { queryFulfilled }) => {
        const sent = await queryFulfilled.catch(() => undefined)
        if (sent) emit('iol-request-changed', { id, status: status.code })
      },
      // An answered request leaves the list of those that wait.
      invalidatesTags: invalidates('IolRequest', 'IolRequests', 'IolAnswers', 'Expert'),
    }),
  }),
})

export const {
  useCreateIolRequestMutation,
  useSaveIolRequestMutation,
  useDeleteIolRequestMutation,
  usePublishIolRequestMutation,
  useCloseIolRequestMutation,
  useCopyIolRequestMutation,
  useAddIolAttachmentMutation,
  useDeleteIolAttachmentMutation,
  useAnswerIolRequestMutation,
} = iolWritesApi
