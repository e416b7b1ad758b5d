import type { IolRequest } from '#data/iolRequests/iolRequest'

export type Action =
  'edit' | 'publish' | 'delete' | 'removeFile' | 'addFile' | 'copy' | 'close' | 'answer' | 'recommend'

/** Actions of the author by status; an unknown status allows none. */
const OF_AUTHOR = new Map<string, readonly Action[]>([
  ['draft', ['edit', 'publish', 'delete', 'removeFile', 'addFile', 'copy']],
  ['published', ['addFile', 'copy', 'close', 'answer']],
  ['closed', ['copy']],
])

const OF_EXPERT: readonly Action[] = ['answer', 'recommend']

/** Returns the actions that the status table of contract 20.5 allows; the server enforces it as well. */
export function actionsOf({
  status,
  isMine,
  isAnswerable,
}: Pick<IolRequest, 'status' | 'isMine' | 'isAnswerable'>): ReadonlySet<Action> {
  return new Set([
    ...(isMine ? (OF_AUTHOR.get(status.code) ?? []) : []),
    ...(isAnswerable && status.code === 'published' ? OF_EXPERT : []),
  ])
}
