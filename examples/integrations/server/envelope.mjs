/** What is answered in place of data. */
export class Refusal extends Error {
  /**
   * @param status of HTTP
   * @param code what it means to the widgets; the message is for the customer
   * @param fields messages by field, of a body that breaks rules (422)
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
