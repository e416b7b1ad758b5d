import { useRef, useState } from 'react'
import { freshData } from '#domain/freshData'
import type { IolRequest, IolRequestDraft } from '#data/iolRequests/iolRequest'
import { iolRequestsApi, useLazyIolRequestQuery } from '#data/iolRequests/iolRequestsApi'
import { useCreateIolRequestMutation, useSaveIolRequestMutation } from '#data/iolRequests/iolWritesApi'
import { hasServerError, isDoubtful, unavailable } from '#domain/ApiError'
import { wasDone } from '#domain/wasDone'
import type { Begun } from '#forms/lib/keptDraft'
import { emit } from '#host/events'
import { actionsOf } from './lib/actions'
import { isSameForm, withEdits } from './lib/changedFields'
import { draftOf, formOf, type IolForm } from './lib/iolForm'

/** Whether the shop has a request as it was sent. */
const isAsSent = (one: IolRequest, sent: IolRequestDraft): boolean =>
  JSON.stringify(formOf(one)) === JSON.stringify(formOf(sent))

/** Whether a new draft is the one that was sent; files are added only later. */
const isNewDraft = (one: IolRequest, sent: IolRequestDraft): boolean =>
  one.attachments.length === 0 && isAsSent(one, sent)

/**
 * Returns a function that creates a draft, and finds it among one's own where only the shop's reply got lost: what is
 * typed further would make a second one. One that said the same before is as good.
 */
function useCreation() {
  const [create] = useCreateIolRequestMutation()
  const [readList] = iolRequestsApi.endpoints.iolRequests.useLazyQuery()
  return async (sent: IolRequestDraft): Promise<IolRequest> => {
    try {
      return await create(sent).unwrap()
    } catch (error) {
      let created: IolRequest | undefined
      const isCreated = await wasDone(
        error,
        () => readList({ status: 'draft', scope: 'mine', query: sent.patient.code, page: 1 }),
        ({ iolRequests }) => {
          created = iolRequests.find((one) => isNewDraft(one, sent))
          return created !== undefined
        },
      )
      if (!isCreated || !created) throw error
      emit('iol-request-changed', { id: created.id, status: created.status.code })
      return created
    }
  }
}

/** Saves what the author has edited, and that alone, over the version that the shop has. */
export function useIolSaving(initial: IolForm, request: IolRequest | undefined) {
  /** The values that were saved last: what differs from them is the author's edit. */
  const [start, setStart] = useState(initial)
  const [base, setBase] = useState(request)
  const [conflict, setConflict] = useState<IolRequest>()
  /** What a save sent whose reply got lost. */
  const unsure = useRef<IolRequestDraft>(undefined)
  const create = useCreation()
  const [save] = useSaveIolRequestMutation()
  const [readAgain] = useLazyIolRequestQuery()

  /** @param known the form of the version that the author has seen */
  async function saveOver(
    one: IolRequest,
    known: IolForm,
    from: IolForm,
    typed: IolForm,
  ): Promise<IolRequest> {
    const edit = draftOf(withEdits(formOf(one), from, typed))
    try {
      return await save({ request: one, start: draftOf(formOf(one)), edit }).unwrap()
    } catch (error) {
      if (isDoubtful(error)) unsure.current = edit
      if (!hasServerError(error, '409')) throw error
      const latest = freshData(await readAgain(String(one.id)))
      if (!latest) throw error
      setBase(latest)
      const lost = unsure.current
      unsure.current = undefined
      const now = formOf(latest)
      const isOpen = actionsOf(latest).has('edit')
      // This window changed it, and did not hear so.
      if (isOpen && lost && isAsSent(latest, lost)) return saveOver(latest, now, formOf(lost), typed)
      // Nothing of what the form shows was changed: a file came, say. The same version twice is a refusal.
      if (isOpen && latest.updatedAt !== one.updatedAt && isSameForm(now, known))
        return saveOver(latest, now, from, typed)
      setConflict(latest)
      throw Object.assign(new Error('changed in another window'), unavailable('aborted'))
    }
  }
  return {
    base,
    start,
    /** The version of another window, which the author has to decide about. */
    conflict,
    /** @param begun the version that the values were typed over */
    written: async (typed: IolForm, begun: Begun<IolForm> | undefined): Promise<IolRequest> => {
      if (!base) return create(draftOf(typed))
      // A restored draft goes with its own version, until the author has seen the other one.
      return begun && !conflict
        ? saveOver({ ...base, updatedAt: begun.version }, begun.values, start, typed)
        : saveOver(base, formOf(base), start, typed)
    },
    /** The form goes on from here: something was typed meanwhile. */
    onSaved: (saved: IolRequest, values: IolForm) => {
      setBase(saved)
      setStart(values)
      setConflict(undefined)
    },
  }
}
