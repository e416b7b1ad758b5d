import {
  addIolAttachment,
  answerIolRequest,
  closeIolRequest,
  copyIolRequest,
  createIolRequest,
  deleteIolAttachment,
  deleteIolRequest,
  getIolAnswers,
  getIolRequest,
  getIolRequests,
  publishIolRequest,
  saveIolRequest,
} from '#api/generated/iol'
import { FILES_MOST } from '#data/iolRequests/measures'
import { later, stamp } from '../../dates'
import { oneOf, receiptFile, record, text, textOrNull } from '../../http/fields'
import { changedMeanwhile, closed, found, invalid, notFound, refused } from '../../http/refusal'
import { accept, answer, openTo, type Route } from '../../http/route'
import { keepUpload } from '../../http/uploads'
import { answerDraft, draft, edit, faultsOfAnswer, faultsOfDraft, missingToPublish } from '../../iolRules'
import { iolStatus, type IolRecord } from '../../seed/specialist/iol'
import { nextId, specialistOf, type Visitor } from '../../visitor'

const who = (visitor: Visitor) => {
  const { profile, workPlaces, iolRequests } = specialistOf(visitor)
  const { is_allowed_iol, is_experting_available, expert } = profile.specialist
  const { id, name, second_name, last_name } = profile
  return {
    id,
    name: [name, second_name, last_name].filter(Boolean).join(' '),
    work_place: workPlaces.find(({ is_main }) => is_main)?.name ?? null,
    isAllowed: is_allowed_iol === true,
    isExpert: is_experting_available === true && expert?.status.code === 'approved',
    requests: iolRequests,
  }
}
type Who = ReturnType<typeof who>

/** Refuses specialists to whom neither the section nor the answering is open. */
function admitted(visitor: Visitor): Who {
  const one = who(visitor)
  if (!one.isAllowed && !one.isExpert) throw closed()
  return one
}

const isOf = (request: IolRecord, { id }: Who) => request.authorId === id
const isIn = ({ status }: IolRecord, ...codes: string[]) => codes.includes(status.code)
const hasAnswered = ({ answers }: IolRecord, { id }: Who) => answers.some(({ authorId }) => authorId === id)
const maySee = (request: IolRecord, one: Who) =>
  isOf(request, one)
    ? one.isAllowed
    : (isIn(request, 'published') && one.isExpert) || (isIn(request, 'closed') && hasAnswered(request, one))

const isAnswerable = (request: IolRecord, one: Who) =>
  isIn(request, 'published') && one.isExpert && !isOf(request, one)

/** The request as this specialist sees it. */
function seenBy(one: Who, request: IolRecord) {
  const { authorId: _, answers, newAnswers, ...rest } = request
  const isMine = isOf(request, one)
  return {
    ...rest,
    is_mine: isMine,
    is_answerable: isAnswerable(request, one),
    answers_count: answers.length,
    new_answers_count: isMine ? newAnswers : 0,
  }
}

/** The requests that wait for this expert. */
export const waitingFor = (visitor: Visitor) => {
  const one = who(visitor)
  return one.requests
    .filter((request) => isAnswerable(request, one) && !hasAnswered(request, one))
    .map((request) => seenBy(one, request))
}

function seen(visitor: Visitor, id: number) {
  const one = admitted(visitor)
  const request = found(one.requests, id)
  if (!maySee(request, one)) throw notFound()
  return { one, request }
}

/** A request of one's own in one of these states. */
function own(visitor: Visitor, id: number, ...codes: string[]) {
  const { one, request } = seen(visitor, id)
  if (!isOf(request, one)) throw closed()
  if (codes.length > 0 && !isIn(request, ...codes))
    throw refused(isIn(request, 'closed') ? 'Запрос закрыт' : 'Запрос уже опубликован')
  return { one, request }
}

/** Marks a change: no two versions have the same moment. */
function touch(request: IolRecord, now: Date) {
  const last = new Date(request.updated_at).getTime()
  const shown = new Date(Math.max(now.getTime(), last + 1))
  request.updated_at = `${later(shown, 3 * 3_600_000)
    .toISOString()
    .slice(0, 23)}+03:00`
}

function demandLast(request: IolRecord, updatedAt: string) {
  if (new Date(updatedAt).getTime() !== new Date(request.updated_at).getTime())
    throw changedMeanwhile('Запрос изменён в другом окне')
}

function demand(faults: Record<string, string[]>) {
  if (Object.keys(faults).length > 0) throw invalid(faults)
}

function added(one: Who, now: Date, content: Partial<IolRecord>): IolRecord {
  const id = nextId(one.requests, 2400)
  const request: IolRecord = {
    id,
    number: String(id - 1993),
    status: iolStatus.draft,
    created_at: stamp(now),
    updated_at: new Date(0).toISOString(),
    published_at: null,
    closed_at: null,
    author: { name: one.name, work_place: one.work_place },
    authorId: one.id,
    patient: { code: '', birth_year: null, sex: null },
    lens_type: null,
    eyes: [],
    comment: null,
    attachments: [],
    close: null,
    answers: [],
    newAnswers: 0,
    ...content,
  }
  touch(request, now)
  one.requests.unshift(request)
  return request
}

const lower = (value: string) => value.trim().toLocaleLowerCase('ru')
const isNamed = ({ number, patient }: IolRecord, query: string) =>
  lower(`${number} ${patient.code}`).includes(lower(query))

/** The writes and their rules are described in contract 20.5. */
export const specialistIol: Route[] = openTo('specialist', [
  answer(getIolRequests, ({ visitor, query }) => {
    const one = admitted(visitor)
    const { scope = 'mine', status, query: search = '', page = 1, per_page = 20 } = query
    if (scope === 'mine' && !one.isAllowed) throw closed()
    if (scope === 'answerable' && !one.isExpert) throw closed()
    const waits = waitingFor(visitor).map(({ id }) => id)
    const listed = one.requests
      .filter((request) => (scope === 'mine' ? isOf(request, one) : waits.includes(request.id)))
      .filter((request) => status === undefined || isIn(request, status))
      .filter((request) => isNamed(request, search))
      .toSorted((a, b) => Date.parse(b.updated_at) - Date.parse(a.updated_at))
    return {
      iol_requests: listed
        .slice((page - 1) * per_page, page * per_page)
        .map((request) => seenBy(one, request)),
      total: listed.length,
    }
  }),
  accept(createIolRequest, draft, ({ visitor, now }, body) => {
    const one = admitted(visitor)
    if (!one.isAllowed) throw closed()
    demand(faultsOfDraft(body, now))
    return seenBy(one, added(one, now, body))
  }),
  answer(getIolRequest, ({ visitor, path }) => {
    const { one, request } = seen(visitor, path.id)
    const view = seenBy(one, request)
    if (isOf(request, one)) request.newAnswers = 0
    return view
  }),
  accept(saveIolRequest, edit, ({ visitor, now, path }, { updated_at, ...body }) => {
    const { one, request } = own(visitor, path.id, 'draft')
    demandLast(request, updated_at)
    demand(faultsOfDraft(body, now, request.lens_type))
    touch(Object.assign(request, body), now)
    return seenBy(one, request)
  }),
  answer(deleteIolRequest, ({ visitor, path }) => {
    const { one, request } = own(visitor, path.id, 'draft')
    one.requests.splice(one.requests.indexOf(request), 1)
  }),
  accept(publishIolRequest, record({ updated_at: text }), ({ visitor, now, path }, { updated_at }) => {
    const { one, request } = own(visitor, path.id)
    demandLast(request, updated_at)
    own(visitor, path.id, 'draft')
    demand(missingToPublish(request))
    touch(Object.assign(request, { status: iolStatus.published, published_at: stamp(now) }), now)
    return seenBy(one, request)
  }),
  accept(
    closeIolRequest,
    record({ reason: oneOf('solved', 'cancelled', 'other'), comment: textOrNull }),
    ({ visitor, now, path }, close) => {
      const { one, request } = own(visitor, path.id)
      if (!isIn(request, 'published')) throw refused('Закрыть можно опубликованный запрос')
      touch(Object.assign(request, { status: iolStatus.closed, closed_at: stamp(now), close }), now)
      return seenBy(one, request)
    },
  ),
  answer(copyIolRequest, ({ visitor, now, path }) => {
    const { one, request } = own(visitor, path.id)
    const eyes = request.eyes.map((eye) => ({ ...eye, history: null }))
    return seenBy(one, added(one, now, { lens_type: request.lens_type, eyes }))
  }),
  accept(addIolAttachment, record({ file: receiptFile }), ({ visitor, path, now, speaks }, { file }) => {
    const { one, request } = own(visitor, path.id, 'draft', 'published')
    if (request.attachments.length >= FILES_MOST)
      throw invalid({ file: [`Можно приложить не больше ${FILES_MOST} файлов`] })
    const id = nextId(
      one.requests.flatMap(({ attachments }) => attachments),
      2391,
    )
    const { name, size, type } = file
    const attachment = { id, name, size, type, url: keepUpload(file) }
    request.attachments.push(attachment)
    if (speaks('uploads-stamp')) touch(request, now)
    return attachment
  }),
  answer(deleteIolAttachment, ({ visitor, path, now, speaks }) => {
    const { request } = own(visitor, path.id, 'draft')
    const gone = found(request.attachments, path.attachment_id)
    request.attachments = request.attachments.filter((one) => one !== gone)
    if (speaks('uploads-stamp')) touch(request, now)
  }),
  answer(getIolAnswers, ({ visitor, path }) => {
    const { one, request } = seen(visitor, path.id)
    return {
      answers: request.answers.map(({ authorId, ...rest }) => ({ ...rest, is_mine: authorId === one.id })),
    }
  }),
  accept(answerIolRequest, answerDraft, ({ visitor, now, path }, body) => {
    const { one, request } = seen(visitor, path.id)
    const isMine = isOf(request, one)
    if (!isIn(request, 'published')) throw refused('Запрос закрыт, ответить нельзя')
    if (!isMine && !isAnswerable(request, one)) throw closed()
    if (isMine && body.recommendation) throw refused('Линзу рекомендует эксперт')
    demand(faultsOfAnswer(body))
    const sent = {
      ...body,
      id: nextId(
        one.requests.flatMap(({ answers }) => answers),
        2351,
      ),
      created_at: stamp(now),
      author: { name: one.name, role: isMine ? 'author' : 'expert' },
    }
    request.answers.push({ ...sent, authorId: one.id })
    if (!isMine) request.newAnswers += 1
    return { ...sent, is_mine: true }
  }),
])
