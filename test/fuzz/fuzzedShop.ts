import { createShopApi } from '../../examples/shop/api/shopApi'
import type { Operation, Schema } from '../../check/contract'
import { operations } from '../contract/contract'
import { faultsOf } from '../../check/conformity'
import { exampleOf } from '../../check/example'
import { mutated } from './mutate'
import { finderOf } from './operationAt'
import { hash, Random } from './random'

/** An answer that was changed on its way. */
export interface Delivery {
  operation: string
  status: number
  mutations: string[]
}

export const operationAt = finderOf(operations)

const REASONS = [
  { status: 400, code: 400, message: 'Недостаточно баллов' },
  { status: 400, code: 8, message: 'Слишком много SMS' },
  { status: 400, code: 400, message: 'wrong_code' },
  { status: 400, code: 5011, message: 'Токен устарел' },
  { status: 401, code: 8001, message: 'Сессия истекла' },
  { status: 403, code: 9001, message: 'Доступ ограничен' },
  { status: 404, code: 404, message: 'Запись не найдена' },
  { status: 422, code: 422, message: 'Проверьте поля' },
]

const ANYTHING: Schema = {}

/** One read with another answer: a refusal, or the answer for another scenario. */
export interface Exception {
  read: string
  scenario?: string
}

/** A refusal says as little as a failure, but is not retried. */
const FAILED = { status: 'error', data: null, errors: [{ code: 1, message: 'Не сейчас' }] }

const asVisitor = (init: RequestInit, scenario: string): RequestInit => {
  const headers = new Headers(init.headers)
  headers.forEach((value, name) => value.endsWith('.fuzz') && headers.set(name, `${scenario}.fuzz`))
  return { ...init, headers }
}

/** `fetch` of one visit: the sandbox in process, behind a line that changes answers. All of it depends on the seed alone. */
export class FuzzedShop {
  readonly delivered: Delivery[] = []
  /** The requested operations, in order. */
  readonly asked: string[] = []
  /** Bodies that the shop accepted although they break the contract. */
  readonly strange: string[] = []
  underWay = 0

  private readonly app

  constructor(
    private readonly seed: number,
    /** Returns the probability with which an answer of the operation is changed. */
    private readonly share: (operation: string) => number,
    now: Date,
    private readonly exception?: Exception,
  ) {
    this.app = createShopApi({ now: () => now })
  }

  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    this.underWay += 1
    try {
      return await this.answer(input instanceof Request ? input.url : String(input), init)
    } catch (error) {
      // The page would take this error for a network failure.
      console.error('the fuzz itself fails:', error)
      throw error
    } finally {
      this.underWay -= 1
    }
  }

  private async answer(address: string, init: RequestInit): Promise<Response> {
    const { pathname, search } = new URL(address)
    const operation = operationAt(init.method ?? 'GET', pathname)
    const isException = operation?.id === this.exception?.read
    if (isException && this.exception?.scenario === undefined) {
      this.asked.push(operation?.id ?? '')
      return Response.json(FAILED, { status: 400 })
    }
    const scenario = isException ? this.exception?.scenario : undefined
    const honest = await this.honestly(pathname + search, scenario ? asVisitor(init, scenario) : init)
    if (!operation) return honest
    this.asked.push(operation.id)
    if (honest.ok && operation.body && typeof init.body === 'string') {
      const faults = faultsOf(operation.body.schema, JSON.parse(init.body))
      if (faults !== '') this.strange.push(`${operation.id} sent ${init.body}: ${faults}`)
    }
    // Each answer has its own random numbers, so that the order in which answers arrive does not matter.
    const random = new Random(hash(`${this.seed} ${this.asked.length} ${operation.id}`))
    if (!random.chance(this.share(operation.id))) return honest

    const { status, answer } = await unbroken(honest, operation, random)
    const { text, mutations } = mutated(answer, operation.answers.get(status) ?? ANYTHING, random)
    this.delivered.push({ operation: operation.id, status, mutations })
    return new Response(text, { status, headers: { 'Content-Type': 'application/json' } })
  }

  /** Returns the sandbox's answer. Some calls it does not expect. */
  private async honestly(path: string, { method = 'GET', headers = {}, body = null }: RequestInit) {
    try {
      return await this.app.request(path, { method, headers, body })
    } catch {
      return new Response('{}', { status: 500 })
    }
  }
}

/** Returns what the sandbox answers; a refusal mostly becomes a success, and sometimes the reverse. */
async function unbroken(honest: Response, operation: Operation, random: Random) {
  if (random.chance(0.06)) return refusalOf(operation, random)
  const success = operation.answers.get(200)
  return success && !honest.ok && random.chance(0.8)
    ? { status: 200, answer: exampleOf(success) }
    : { status: honest.status, answer: (await honest.json()) as unknown }
}

/** Returns a refusal that the sandbox would give only in a special state. */
function refusalOf({ body }: Operation, random: Random) {
  const { status, code, message } = random.pick(REASONS)
  const fields = Object.keys(body?.schema['properties'] ?? {})
  const data = status === 422 ? Object.fromEntries(fields.map((field) => [field, ['Проверьте']])) : null
  return { status, answer: { status: 'error', data, errors: [{ code, message }] } }
}
