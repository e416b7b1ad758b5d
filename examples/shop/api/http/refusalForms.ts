import { Refusal } from './refusal'
import { isRecord } from './tell'

/** Returns messages by the whole path of their field, as the handlers throw them. */
const fieldsOf = ({ status, data }: Refusal) => (status === 422 && isRecord(data) ? Object.entries(data) : [])

const withData =
  (change: (fields: [string, unknown][]) => Pick<Refusal, 'data' | 'errors'>) =>
  (refusal: Refusal): Refusal => {
    const fields = fieldsOf(refusal)
    if (fields.length === 0) return refusal
    const { data, errors } = change(fields)
    return new Refusal(422, errors, data)
  }

const lastPart = (path: string) => path.split('.').at(-1) ?? path

/** Names fields by their last part: `offer_id`. */
export const flattened = withData((fields) => ({
  data: Object.fromEntries(fields.map(([path, messages]) => [lastPart(path), messages])),
  errors: [],
}))

/** Names fields by their whole path: `lenses.1.offer_id`. */
export const nested = withData((fields) => ({ data: Object.fromEntries(fields), errors: [] }))

const problems = (fields: [string, unknown][]) => [
  { code: 422, message: fields.flatMap(([, messages]) => messages).join(', ') },
]

/** Lists fields as `[{ field, message }]`. */
export const listed = withData((fields) => ({
  data: fields.map(([path, messages]) => ({ field: lastPart(path), message: [messages].flat().join(', ') })),
  errors: problems(fields),
}))

export const withoutFields = withData((fields) => ({ data: {}, errors: problems(fields) }))
