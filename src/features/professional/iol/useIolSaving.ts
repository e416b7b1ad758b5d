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

/** Returns whether the server's request has the values that were sent. */
const isAsSent = (one: IolRequest, sent: IolRequestDraft): boolean =>
  JSON.stringify(formOf(one)) === JSON.stringify(formOf(sent))

/** Returns whether a draft is the one that was sent: a new one has no files yet. */
const isNewDraft = (one: IolRequest, sent: IolRequestDraft): boolean =>
  one.attachments !== false && !one.attachments?.length && isAsSent(one, sent)

/**
 * Returns a function that creates a draft. If the response is lost, it looks for the draft in the author's
 * list, so that saving again does not create a second one. An older draft with the same values is just as
 * good.
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

/** Saves only what the author has edited, on top of the server's version. */
export function useIolSaving(initial: IolForm, request: IolRequest | undefined) {
  /** The values that were saved last: differences from them are the author's edits. */
  const [start, setStart] = useState(initial)
  const [base, setBase] = useState(request)
  const [conflict, setConflict] = useState<IolRequest>()
  /** What was sent by a save whose response was lost. */
  const unsure = useRef<IolRequestDraft>(undefined)
  const create = useCreation()
  const [save] = useSaveIolRequestMutation()
  const [readAgain] = useLazyIolRequestQuery()

  /**
   * Saves the edits on top of version `one`; `known` are the values of the version that the author has seen.
   */
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
      // The new version is this window's own save, whose response was lost.
      if (isOpen && lost && isAsSent(latest, lost)) return saveOver(latest, now, formOf(lost), typed)
      // No value of the form has changed: for example, a file was added. If the version is unchanged, the
      // server has refused the save, and a retry would not help.
      if (isOpen && latest.updatedAt !== one.updatedAt && isSameForm(now, known))
        return saveOver(latest, now, from, typed)
      setConflict(latest)
      throw Object.assign(new Error('changed in another window'), unavailable('aborted'))
    }
  }
  return {
    base,
    start,
    /**
     * The version of another window; the author has to choose between it and their own. Undefined if there is
     * none.
     */
    conflict,
    /** Saves the form and returns the request; `begun` is the version on which the typed values are based. */
    written: async (typed: IolForm, begun: Begun<IolForm> | undefined): Promise<IolRequest> => {
      if (!base) return create(draftOf(typed))
      // A restored draft is saved with the version on which it is based, until the author has seen the newer
      // one.
      return begun && !conflict
        ? saveOver({ ...base, updatedAt: begun.version }, begun.values, start, typed)
        : saveOver(base, formOf(base), start, typed)
    },
    /** The form continues from the saved version, because something was typed meanwhile. */
    onSaved: (saved: IolRequest, values: IolForm) => {
      setBase(saved)
      setStart(values)
      setConflict(undefined)
    },
  }
}
