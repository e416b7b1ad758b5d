/** The error of a handler that cannot do its task; the app turns it into the error envelope. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 413 | 422 | 429 | 500,
    readonly errors: { code: number; message: string }[],
    readonly data: unknown = null,
  ) {
    super(errors.map(({ message }) => message).join(', '))
  }
}

/** Is thrown to send no answer: the connection stays silent until the caller gives up. */
export class Silence extends Error {}

/** An answer without information by the rules of the contract: JSON without an envelope, and nothing was done. */
export class Bare extends Error {
  constructor(readonly body: object) {
    super('An answer without an envelope')
  }
}

export const refused = (message: string, code = 400) => new Refusal(400, [{ code, message }])

/** Refuses a section that is not open to this visitor. */
export const closed = () => new Refusal(403, [{ code: 4030, message: 'Раздел недоступен' }])

/** Refuses what has been changed or taken meanwhile. */
export const changedMeanwhile = (message: string) => refused(message, 409)

export const notFound = () => new Refusal(404, [{ code: 404, message: 'Запись не найдена' }])

export const invalid = (fields: Record<string, string[]>) => new Refusal(422, [], fields)

/** Returns the record with this id; throws 404 if there is none. */
export function found<T extends { id: number }>(records: readonly T[], id: number): T {
  const record = records.find((candidate) => candidate.id === id)
  if (!record) throw notFound()
  return record
}
