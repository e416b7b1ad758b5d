/** Number of answers kept, as many as a visit may need; the oldest are forgotten. */
const most = 1000

/** Keeps the answers of finished writes by their key: a second press gets the answer of the first. */
export class Answers {
  readonly #done = new Map<string, Promise<unknown>>()

  /** Returns the answer of the write with this key. A refusal is not kept, because it has changed nothing. */
  once(key: string, write: () => Promise<unknown>): Promise<unknown> {
    const known = this.#done.get(key)
    if (known) return known
    const answer = write()
    this.#done.set(key, answer)
    answer.catch(() => this.#done.delete(key))
    const [oldest] = this.#done.keys()
    if (this.#done.size > most && oldest !== undefined) this.#done.delete(oldest)
    return answer
  }
}
