import { isDone, type Answer } from './ask'
import { isRecord, type Operation } from './contract'
import { exampleOf } from './example'
import { judge, summed, type Verdict } from './judge'
import type { CallReport, Finding } from './report'
import type { Server } from './Server'
import type { Lists } from './variants'

/** A record that is created, changed and deleted again: no existing record is touched. */
interface Trial {
  list: string
  /** The field of the list's data that has the records. */
  under: string
  create: string
  update: string
  remove: string
  draft: (lists: Lists) => Record<string, unknown>
  change: Record<string, unknown>
}

function firstProduct(lists: Lists): unknown {
  const data = lists.get('getProducts')
  const products = isRecord(data) && Array.isArray(data['products']) ? (data['products'] as unknown[]) : []
  return isRecord(products[0]) ? products[0]['id'] : undefined
}

const trials: Trial[] = [
  {
    list: 'getAddresses',
    under: 'addresses',
    create: 'createAddress',
    update: 'updateAddress',
    remove: 'deleteAddress',
    draft: () => ({ comment: 'Проверка API' }),
    change: { comment: 'Проверка API: изменено' },
  },
  {
    list: 'getReminders',
    under: 'reminders',
    create: 'createReminder',
    update: 'updateReminder',
    remove: 'deleteReminder',
    // The date is far away and the reminder is off, so that nobody is reminded.
    draft: (lists) => ({ product_id: firstProduct(lists), remind_at: '2099-12-31', is_active: false }),
    change: { packs_count: 2 },
  },
]

const dataIn = ({ body }: Answer) => (isRecord(body) ? body['data'] : undefined)

const idIn = (answer: Answer): string | undefined => {
  const data = dataIn(answer)
  const id = isRecord(data) ? data['id'] : undefined
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? String(id) : undefined
}

/** Returns the ids in a list; undefined if it could not be read. */
function idsIn(answer: Answer, under: string): string[] | undefined {
  const data = dataIn(answer)
  const records = isRecord(data) ? data[under] : undefined
  return Array.isArray(records) ? records.filter(isRecord).map(({ id }) => String(id)) : undefined
}

const differs = (problem: string): Verdict => ({
  state: 'differs',
  differences: [{ field: '', problem, count: 1, isAssumed: false }],
  notes: [],
})

/** Runs one trial, and keeps its verdicts by operation. */
class Run {
  readonly #verdicts = new Map<string, Verdict[]>()
  readonly findings: Finding[] = []

  constructor(
    private readonly server: Server,
    private readonly operations: Map<string, Operation>,
    private readonly trial: Trial,
    private readonly lists: Lists,
  ) {}

  #operation(id: string): Operation {
    const found = this.operations.get(id)
    if (!found) throw new Error(`The contract has no operation ${id}`)
    return found
  }

  #tell(id: string, verdict: Verdict) {
    this.#verdicts.set(id, [...(this.#verdicts.get(id) ?? []), verdict])
  }

  async #write(id: string, sent: { made?: string; body?: unknown; key: string }): Promise<Answer> {
    const operation = this.#operation(id)
    const { made, body, key } = sent
    const answer = await this.server.call(operation, { ...(made && { values: { id: made } }), body, key })
    this.#tell(id, judge(operation, answer, true))
    return answer
  }

  async #read(): Promise<string[] | undefined> {
    return idsIn(await this.server.call(this.#operation(this.trial.list)), this.trial.under)
  }

  async run(): Promise<CallReport[]> {
    const { create, update, remove } = this.trial
    const before = await this.#read()
    if (before) await this.#try(before)
    else this.#tell(create, { state: 'skipped', differences: [], notes: ['its list could not be read'] })
    return [create, update, remove].map((id) => summed(this.#operation(id), this.#verdicts.get(id) ?? []))
  }

  async #try(before: string[]) {
    const draft = { ...this.#draft(), ...this.trial.draft(this.lists) }
    const strangers = await this.#withoutSession(draft, before)
    const made = [...(await this.#make(draft, before)), ...strangers]
    for (const id of made) await this.#write(this.trial.remove, { made: id, key: crypto.randomUUID() })
    if (made.length === 0) return
    const left = (await this.#read())?.filter((id) => made.includes(id)) ?? made
    if (left.length > 0)
      this.#tell(this.trial.remove, differs(`did not delete ${left.join(', ')}: delete it by hand`))
  }

  /** Creates a record and changes it. Returns the ids of what was created. */
  async #make(draft: Record<string, unknown>, before: string[]): Promise<string[]> {
    const { create, update, change, list } = this.trial
    const key = crypto.randomUUID()
    const first = idIn(await this.#write(create, { body: draft, key }))
    if (first === undefined || before.includes(first)) {
      this.#tell(create, differs('answers no id of its own: look whether it left a record behind'))
      return []
    }
    const again = idIn(await this.#write(create, { body: draft, key }))
    const made = [first, ...(again === undefined || again === first || before.includes(again) ? [] : [again])]
    if (made.length > 1) this.#tell(create, differs('makes a second record for a key that it knows'))
    const present = await this.#read()
    if (!present?.includes(first)) this.#tell(create, differs(`${list} does not show what was made`))
    await this.#write(update, { made: first, body: { ...draft, ...change }, key: crypto.randomUUID() })
    await this.#asOther(first, draft)
    return made
  }

  #expose(id: string, text: string) {
    this.findings.push({ text: `${text} (${id})`, isAdvice: false, isExposure: true })
  }

  /** Tries the write without a session or CSRF token; a record that is created all the same is deleted with the rest. */
  async #withoutSession(draft: unknown, before: string[]): Promise<string[]> {
    const { create } = this.trial
    const made: string[] = []
    for (const by of ['nobody', 'withoutCsrf'] as const) {
      const id = idIn(await this.server.call(this.#operation(create), { body: draft, by }))
      if (id === undefined || before.includes(id)) continue
      this.#expose(create, `a write is done without a ${by === 'nobody' ? 'token' : 'CSRF token'}`)
      made.push(id)
    }
    return made
  }

  async #asOther(id: string, draft: Record<string, unknown>) {
    if (this.server.target.otherToken === undefined) return
    const sent = { values: { id }, body: { ...draft, ...this.trial.change }, by: 'other' } as const
    if (isDone(await this.server.call(this.#operation(this.trial.update), sent)))
      this.#expose(this.trial.update, 'a customer’s record is changed by another customer')
  }

  #draft(): Record<string, unknown> {
    const { body } = this.#operation(this.trial.create)
    const example = body && exampleOf(body.schema)
    return isRecord(example) ? example : {}
  }
}

/** Tries the writes that can be undone. */
export async function tryWrites(
  server: Server,
  operations: Operation[],
  lists: Lists,
): Promise<{ calls: CallReport[]; findings: Finding[] }> {
  const byId = new Map(operations.map((operation) => [operation.id, operation]))
  const calls: CallReport[] = []
  const findings: Finding[] = []
  // A trial runs only if all its calls exist: what it creates has to be deleted again.
  const whole = trials.filter(({ list, create, update, remove }) =>
    [list, create, update, remove].every((id) => byId.has(id)),
  )
  for (const trial of whole) {
    const run = new Run(server, byId, trial, lists)
    calls.push(...(await run.run()))
    findings.push(...run.findings)
  }
  return { calls, findings }
}
