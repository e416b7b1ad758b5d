/** As many answers as a visit may need; the oldest are forgotten. */
const most = 1000

/** What was answered to the writes that were done, by their key: a second press gets the answer of the first. */
export class Answers {
  readonly #done = new Map<string, Promise<unknown>>()

  /** The answer of the write that came with this key; a refusal is not kept, because it has changed nothing. */
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
