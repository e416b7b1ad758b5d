/** Is thrown to answer with an error instead of data. */
export class Refusal extends Error {
  /**
   * @param status the HTTP status
   * @param code the code of the contract; the message is for the customer
   * @param fields messages by field, for an invalid body (422)
   */
  constructor(status, code, message, fields = null) {
    super(message)
    Object.assign(this, { status, code, fields })
  }
}

export const failure = ({ code, message, fields }) => ({
  status: 'error',
  data: fields,
  errors: [{ code, message }],
})

export const invalid = (fields) => new Refusal(422, 422, 'Проверьте поля', fields)
