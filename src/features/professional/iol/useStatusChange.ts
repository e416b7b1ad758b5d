import type { IolRequest } from '#data/iolRequests/iolRequest'
import { useLazyIolRequestQuery } from '#data/iolRequests/iolRequestsApi'
import type { Id } from '#domain/Id'
import { wasDone } from '#domain/wasDone'
import { emit } from '#host/events'

/**
 * Returns a function that awaits a change of status. If the response is lost, the refetched request shows
 * whether the change was made.
 */
export function useStatusChange() {
  const [read] = useLazyIolRequestQuery()
  return async (id: Id, status: 'published' | 'closed', write: Promise<IolRequest>): Promise<void> => {
    try {
      await write
    } catch (error) {
      const isDone = await wasDone(
        error,
        () => read(String(id)),
        (latest) => latest.status.code === status,
      )
      if (!isDone) throw error
      emit('iol-request-changed', { id, status })
    }
  }
}
