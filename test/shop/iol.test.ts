/** @jest-environment node */
import type { OperationName } from '../../examples/shop/api/http/contract'
import { openShop } from './openShop'

/** Requests of the seed in every state, all of Elena, the author. */
const REQUESTS = { draft: 2316, published: 2311, closed: 2297 }
type State = keyof typeof REQUESTS

const file = () => new File(['abc'], 'a.pdf', { type: 'application/pdf' })
const answer = { text: 'Да', recommendation: null }
const lens = {
  eye: 'right' as const,
  ...{ model: 'Торик', power: 20, cylinder: null, axis: null, expected_refraction: null },
}

function open() {
  const shop = openShop()
  const author = shop.visitor('iol-author.office')
  return { author, expert: shop.visitor('iol-expert.office') }
}

/** Tries every action with valid data, and returns whether it is allowed in this state for this specialist. */
async function tryAll(who: 'author' | 'expert', state: State) {
  const names: Record<string, boolean> = {}
  const id = REQUESTS[state]
  for (const name of [
    'see',
    'edit',
    'publish',
    'delete',
    'removeFile',
    'addFile',
    'copy',
    'close',
    'answer',
    'recommend',
  ]) {
    const { author, expert } = open()
    const call = who === 'author' ? author : expert
    const path = { id }
    const { data: request } = await author('getIolRequest', { path })
    const { patient, lens_type, eyes, comment, updated_at } = request
    const attachment_id = request.attachments[0]?.id ?? 1
    const answers: Record<string, () => Promise<{ status: number }>> = {
      see: () => call('getIolRequest', { path }),
      edit: () => call('saveIolRequest', { path, body: { patient, lens_type, eyes, comment, updated_at } }),
      publish: () => call('publishIolRequest', { path, body: { updated_at } }),
      delete: () => call('deleteIolRequest', { path }),
      removeFile: () => call('deleteIolAttachment', { path: { id, attachment_id } }),
      addFile: () => call('addIolAttachment', { path, body: { file: file() } }),
      copy: () => call('copyIolRequest', { path }),
      close: () => call('closeIolRequest', { path, body: { reason: 'solved', comment: null } }),
      answer: () => call('answerIolRequest', { path, body: answer }),
      recommend: () => call('answerIolRequest', { path, body: { ...answer, recommendation: lens } }),
    }
    names[name] = (await answers[name]?.())?.status === 200
  }
  return Object.keys(names).filter((name) => names[name])
}

describe('The state table of requests for lenses holds on the server', () => {
  it.each([
    ['author', 'draft', ['see', 'edit', 'publish', 'delete', 'removeFile', 'addFile', 'copy']],
    ['author', 'published', ['see', 'addFile', 'copy', 'close', 'answer']],
    ['author', 'closed', ['see', 'copy']],
    ['expert', 'draft', []],
    ['expert', 'published', ['see', 'answer', 'recommend']],
    // He has answered it.
    ['expert', 'closed', ['see']],
  ] as const)('%s, %s', async (who, state, expected) => {
    expect(await tryAll(who, state)).toEqual(expected)
  })

  it.each(['getIolRequests', 'createIolRequest'] as const)('%s is closed without the flag', async (name) => {
    const { expert } = open()
    const body = {
      patient: { code: '', birth_year: null, sex: null },
      lens_type: null,
      eyes: [],
      comment: null,
    }
    const sent = name === 'createIolRequest' ? { body } : {}
    expect(await expert(name as OperationName & 'createIolRequest', sent)).toMatchObject({ status: 403 })
  })
})

describe('Requests for lenses', () => {
  const path = { id: REQUESTS.draft }

  it('an old version is refused with 409, for edits and for publishing', async () => {
    const { author } = open()
    const { data } = await author('getIolRequest', { path })
    const { patient, lens_type, eyes, updated_at } = data
    const body = { patient, lens_type, eyes, comment: 'Первый', updated_at }
    expect(await author('saveIolRequest', { path, body })).toMatchObject({ status: 200 })
    const refused = { status: 400, errors: [{ code: 409, message: 'Запрос изменён в другом окне' }] }
    expect(await author('saveIolRequest', { path, body })).toMatchObject(refused)
    expect(await author('publishIolRequest', { path, body: { updated_at } })).toMatchObject(refused)
  })

  it('wrong values are refused by field, missing ones only when it is published', async () => {
    const { author } = open()
    const { data } = await author('getIolRequest', { path })
    const [eye] = data.eyes
    if (!eye) throw new Error('the seed has no eye')
    const { patient, lens_type, comment, updated_at } = data
    const wrong = [{ ...eye, k1: 46, k2: 45, acd: 9 }]
    expect(
      await author('saveIolRequest', {
        path,
        body: { patient, lens_type, comment, eyes: wrong, updated_at },
      }),
    ).toMatchObject({ status: 422, data: { acd: ['От 1.5 до 6'], k2: ['K2 не меньше K1'] } })
    const missing = [{ ...eye, acd: null }]
    const saved = await author('saveIolRequest', {
      path,
      body: { patient, lens_type: 'toric', comment, eyes: missing, updated_at },
    })
    expect(saved.status).toBe(200)
    expect(
      await author('publishIolRequest', { path, body: { updated_at: saved.data.updated_at } }),
    ).toMatchObject({ status: 422, data: { acd: ['Заполните поле'] } })
  })

  it('an empty file, one of another type and the eleventh are refused', async () => {
    const { author } = open()
    const add = (one: File) => author('addIolAttachment', { path, body: { file: one } })
    expect(await add(new File([], 'a.pdf', { type: 'application/pdf' }))).toMatchObject({ status: 422 })
    expect(await add(new File(['x'], 'a.mov', { type: 'video/quicktime' }))).toMatchObject({ status: 422 })
    for (let times = 1; times < 10; times += 1) expect((await add(file())).status).toBe(200)
    expect(await add(file())).toMatchObject({ status: 422 })
  })

  it('a copy has the measurements, and neither patient nor files nor answers', async () => {
    const { author } = open()
    const { data: request } = await author('getIolRequest', { path: { id: REQUESTS.published } })
    const { data: copy } = await author('copyIolRequest', { path: { id: REQUESTS.published } })
    expect(copy).toMatchObject({
      status: { code: 'draft' },
      patient: { code: '', birth_year: null, sex: null },
      lens_type: request.lens_type,
      eyes: request.eyes,
      attachments: [],
      answers_count: 0,
      comment: null,
    })
  })

  it('answers are new until the author has read the request, and it waits no longer', async () => {
    const { author, expert } = open()
    const id = 2306
    const waiting = async () => (await expert('getExpertCabinet')).data.iol_requests.map((one) => one.id)
    expect(await waiting()).toContain(id)
    await expert('answerIolRequest', { path: { id }, body: answer })
    expect(await waiting()).not.toContain(id)
    const news = async () =>
      (await author('getIolRequests', { query: { status: 'published' } })).data.iol_requests.find(
        (one) => one.id === id,
      )?.new_answers_count
    expect(await news()).toBe(1)
    await author('getIolRequest', { path: { id } })
    expect(await news()).toBe(0)
  })
})
