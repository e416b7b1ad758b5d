import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { UnknownAction } from '@reduxjs/toolkit'
import { api } from '../../src/api/api'
import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { RequestArgs } from '../../src/api/request'
import { store } from '../../src/store/store'
import { faultsOf } from '../../check/conformity'
import type { Operation } from '../../check/contract'
import { countView, rate, readVideos } from '../../src/data/competition/competitionApi'
import { readSurvey, sendAnswers } from '../../src/data/survey/surveyApi'
import { operations } from '../contract/contract'
import { exampleOf } from '../../check/example'
import { camel, dataOf } from '../support/endpoints'

interface Definition {
  type: 'query' | 'mutation'
  query?: (arg: unknown) => RequestArgs
  /** Reads the answer's data. */
  responseSchema?: StandardSchemaV1
}

type Answer = PromiseLike<{ data?: unknown; error?: unknown }>
type Initiate = (arg: unknown, options: object) => UnknownAction

/** One endpoint of a feature, with an argument for which it makes a call that matches the contract. */
export interface Call {
  name: string
  isWrite: boolean
  /** Whether only a specialist may make this call. */
  isOfSpecialists: boolean
  run: () => Answer
}

const data = join(__dirname, '../../src/data')

/** Endpoints that only specialists use. */
const OF_SPECIALISTS =
  /^(specialist|invites|honours|materials|education|iolRequests)\/|^agreements\/documents|^trial\/samples/

/** Returns arguments that an endpoint may take, if the contract has these examples for its call. */
function argumentsOf({ parameters, body }: Operation): unknown[] {
  const named = Object.fromEntries(parameters.map(({ name, example }) => [name, example]))
  const sent = camel(body ? exampleOf(body.schema) : {}) as object
  const fields = { ...(camel(named) as object), ...sent }
  const { id, x, t, kind } = named
  const renamed = { departmentId: id, productId: id, type: x, pointType: t, testCode: kind }
  const around = { draft: sent, profile: sent, change: sent, changes: sent, address: sent }
  const parts: unknown[] = Object.values(fields)
  return [undefined, fields, { ...renamed, ...around, ...fields }, ...parts, ...parts.map((part) => [part])]
}

const attempt = (query: Definition['query'], arg: unknown): RequestArgs | undefined => {
  try {
    return query?.(arg)
  } catch {
    return undefined
  }
}

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number'

/** Returns 1 if a call has all parameters of its address, 2 if it also has the body that the contract requires, else 0. */
function fitOf({ path, query, body }: RequestArgs, operation: Operation): number {
  const given: Record<string, unknown> = { ...path, ...query }
  const needed = operation.parameters.filter(({ in: place, required }) => place !== 'header' && required)
  if (!needed.every(({ name }) => isPlain(given[name]))) return 0
  const schema = operation.body?.schema
  return schema && faultsOf(schema, body ?? null) !== '' ? 1 : 2
}

const [lens] = camel(dataOf('getSubscriptionLensOffers')['offers']) as unknown[]
const [basketItem] = camel(dataOf('getBasket')['items']) as Record<string, unknown>[]
const [address] = camel(dataOf('getAddresses')['addresses']) as object[]
const [reminder] = camel(dataOf('getReminders')['reminders']) as unknown[]
const courseApplication = {
  ...{ name: 'Елена', phone: '9031112233', country: 'ru', email: 'e@example.ru' },
  ...{ workPlaceId: 11, comment: null, hasAgreed: true },
}
const iolRecord = dataOf('getIolRequest')
const iol = { ...(camel(iolRecord) as { id: number; status: object }), serverRecord: iolRecord }
const draftOfIol = { ...iol, id: 2316, updatedAt: '2026-03-02T10:40:00+03:00' }
const type = 'eshop'
const picked = { offerId: basketItem?.['offerId'], quantity: 1 }

/** Arguments, by endpoint, that no example of the contract provides: records read before, files, and queued calls. */
const given: Record<string, unknown> = {
  basket: type,
  addBasketLenses: { type, ...picked },
  addBasketAdditional: { type, ...picked },
  removeBasketItem: { type, basketItemId: basketItem?.['basketItemId'] },
  setBasketQuantity: { type, line: { ...basketItem, nth: 0 }, quantity: 2 },
  returnBasketItem: { type, item: basketItem, index: 0 },
  applyPointsDiscount: 100,
  removePointsDiscount: undefined,
  applyPromoCode: { type, promoCode: 'ЛЕТО' },
  removePromoCode: type,
  fillBasketFromWizard: {
    told: [],
    deliveryPeriod: 'monthly',
    lenses: [picked],
    additional: [picked],
  },
  setSubscriptionLenses: [{ eye: 'right', offer: lens, quantity: 1 }],
  setSubscriptionAddress: { id: 32 },
  setSubscriptionAdditional: picked,
  addSubscriptionGoods: { ...(lens as object), ...picked },
  removeSubscriptionAdditional: picked.offerId,
  setSubscriptionRecipient: { name: 'Игорь', phone: '9161234567', country: 'ru' },
  calculateLens: { sphere: -2.75 },
  chooseCheckoutPoint: 1001,
  uploadAvatar: {},
  saveProfileCard: {
    start: { specializations: [1, 11], themes: [2] },
    edit: { specializations: [1, 11], themes: [2, 3] },
  },
  setMainWorkPlace: 11,
  applyToSatellite: { id: 1702, application: courseApplication },
  applyToCourse: { id: 1802, application: courseApplication },
  signDocument: 7,
  saveIolRequest: { request: draftOfIol, start: draftOfIol, edit: { ...draftOfIol, comment: 'Иначе' } },
  closeIolRequest: { id: 2311, closing: { reason: 'solved', comment: null } },
  addIolAttachment: { id: 2316, status: iol.status },
  deleteIolAttachment: { id: 2316, status: iol.status, attachmentId: 2392 },
  answerIolRequest: { id: 2301, status: iol.status, draft: { text: 'Да', recommendation: null } },
  deleteIolRequest: 2316,
  copyIolRequest: 2311,
  iolRequest: '2311',
  iolAnswers: '2311',
  iolRequests: { status: 'published', scope: 'mine', query: '', page: 1 },
  createIolRequest: iol,
  uploadReceipt: { bill: 't=20260227T1802&s=2480.00' },
  addStoryFile: { id: 81 },
  saveProfile: { name: 'Жанна' },
  changePhone: { phone: '9031234567', country: 'ru', auth: 'vox' },
  saveSubscriptions: { subscribeCalls: true },
  saveLensesInfo: { replacement: 'daily' },
  updateAddress: { address, draft: { ...address, id: undefined, isDefault: undefined, floor: '4' } },
  updateReminder: { reminder, edit: { isActive: false } },
}

/** Arguments with which an endpoint makes another call of the contract, or makes its own with another basket. */
const others: Record<string, unknown[]> = {
  buyCertificate: [{ id: null, denominationValue: 500 }],
  fillBasketFromWizard: [{ told: [], deliveryPeriod: null, lenses: [picked], additional: [] }],
}

/** Arguments for endpoints about which only the resulting call is known. */
const probes = [{ draft: {}, profile: {}, change: {}, changes: {}, address: {} }, undefined, []]

function argumentOf(name: string, { query }: Definition): unknown {
  if (name in given) return given[name]
  const asked = probes.map((arg) => attempt(query, arg)).find(Boolean)?.call
  const operation = operations.find(({ method, path }) => method === asked?.method && path === asked.path)
  const all = operation ? argumentsOf(operation) : []
  const fits = all.map((arg) => {
    const args = attempt(query, arg)
    return operation && args ? fitOf(args, operation) : 0
  })
  // An argument that fits only the address is still used: its body breaks the contract, and the server refuses it.
  const best = Math.max(0, ...fits)
  if (best === 0) throw new Error(`no example of the contract is an argument of ${name}: give one`)
  return all[fits.indexOf(best)]
}

const { signal } = new AbortController()
const body = { responseId: 'fuzz', answers: { 31: 9 }, other: {} }

/** Calls of islands without the store. */
const plain: Call[] = [
  { name: 'readSurvey', isWrite: false, isOfSpecialists: false, run: () => readSurvey('lenses', signal) },
  { name: 'sendAnswers', isWrite: true, isOfSpecialists: false, run: () => sendAnswers('repeat', body) },
  { name: 'readVideos', isWrite: false, isOfSpecialists: false, run: () => readVideos('new', 1, signal) },
  { name: 'countView', isWrite: true, isOfSpecialists: false, run: () => countView(701) },
  { name: 'rate', isWrite: true, isOfSpecialists: false, run: () => rate(701, 5) },
]

interface Endpoint {
  name: string
  definition: Definition
  isOfSpecialists: boolean
}

/** Returns every endpoint of all features that is in the store. */
async function allEndpoints(): Promise<Endpoint[]> {
  const files = readdirSync(data, { recursive: true, encoding: 'utf8' })
  const apis = files.filter((name) => name.endsWith('Api.ts'))
  for (const file of apis.filter((name) => !OF_SPECIALISTS.test(name))) await import(join(data, file))
  const ofAll = new Set(Object.keys(api.endpoints))
  for (const file of apis) await import(join(data, file))
  return Object.keys(api.endpoints).map((name) => {
    let definition: Definition = { type: 'query' }
    api.enhanceEndpoints({ endpoints: { [name]: (own: Definition) => void (definition = own) } })
    return { name, definition, isOfSpecialists: !ofAll.has(name) }
  })
}

/** Returns every endpoint of all features as a call, whether or not a screen uses it. */
export async function allCalls(): Promise<Call[]> {
  const endpoints = await allEndpoints()
  const stored = endpoints.flatMap(({ name, definition, isOfSpecialists }) => {
    const { initiate } = (api.endpoints as Record<string, { initiate: Initiate }>)[name] as {
      initiate: Initiate
    }
    const isWrite = definition.type === 'mutation'
    const options = isWrite ? { track: false } : { subscribe: false, forceRefetch: true }
    return [argumentOf(name, definition), ...(others[name] ?? [])].map((arg) => ({
      name,
      isWrite,
      isOfSpecialists,
      run: () => store.dispatch(initiate(arg, options)) as unknown as Answer,
    }))
  })
  return [...stored, ...plain]
}

/** Returns each read of the store, with the example of its answer's data, and a function that tells whether data are readable. */
export async function allReads() {
  const endpoints = await allEndpoints()
  return endpoints.flatMap(({ name, definition }) => {
    const { type: kind, query, responseSchema } = definition
    if (kind !== 'query' || !query || !responseSchema) return []
    const { call } = query(argumentOf(name, definition))
    const operation = operations.find(({ method, path }) => method === call.method && path === call.path)
    const schema = operation?.answers.get(200)
    if (!schema) return []
    const { data } = exampleOf(schema) as { data: Record<string, unknown> }
    const isReadable = (changed: unknown) =>
      !('issues' in (responseSchema['~standard'].validate(changed) as object))
    return [{ name, data, isReadable }]
  })
}
