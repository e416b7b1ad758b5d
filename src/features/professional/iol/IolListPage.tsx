import { useSearchParams } from 'react-router-dom'
import { inWords, LENS_TYPES, type IolRequest } from '#data/iolRequests/iolRequest'
import {
  iolRequestsApi,
  PER_PAGE,
  useIolRequestsQuery,
  type IolFilter,
} from '#data/iolRequests/iolRequestsApi'
import { isExpert } from '#data/specialist/isExpert'
import { useSpecialistProfileQuery } from '#data/specialist/specialistApi'
import { formatDay } from '#domain/dates/dates'
import { totalUpTo } from '#domain/numbers/totalUpTo'
import { count, plural, type Forms } from '#domain/numbers/counts'
import { joinedByDots } from '#domain/text/joinedByDots'
import { numbered } from '#domain/text/numbered'
import { Anchor } from '#ui/controls/Anchor'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { Tabs } from '#ui/controls/Tabs'
import type { Tab } from '#ui/controls/TabStrip'
import { EmptyState } from '#ui/states/EmptyState'
import { Loaded } from '#ui/states/Loaded'
import { Skeleton } from '#ui/states/Skeleton'
import { StyleSheet } from '#ui/StyleSheet'
import { PageLinks, PastLastPage } from '../PageLinks'
import { PausedSearch } from '../PausedSearch'
import css from './iol.css'
import { eyesInWords } from './lib/requestTable'

type TabId = IolFilter['status'] | 'waiting'

const OWN: readonly Tab<TabId>[] = [
  { id: 'draft', label: 'Черновики' },
  { id: 'published', label: 'Опубликованные' },
  { id: 'closed', label: 'Закрытые' },
]
const WAITING: Tab<TabId> = { id: 'waiting', label: 'Ждут ответа' }

const EMPTY: Record<TabId, { title: string; text: string }> = {
  draft: { title: 'Черновиков нет', text: 'Начните новый запрос: черновик можно заполнить не до конца.' },
  published: {
    title: 'Опубликованных запросов нет',
    text: 'Опубликуйте черновик, и эксперты ответят на него.',
  },
  closed: { title: 'Закрытых запросов нет', text: 'Сюда попадут запросы, которые вы закроете.' },
  waiting: { title: 'Сейчас никто не ждёт ответа', text: 'Новые запросы коллег появятся здесь.' },
}

const FOUND: Forms = ['Найден', 'Найдено', 'Найдено']
const REQUESTS: Forms = ['запрос', 'запроса', 'запросов']
const NEW: Forms = ['новый', 'новых', 'новых']
const ANSWERS: Forms = ['ответ', 'ответа', 'ответов']

/** With the state `tab` the focus stays, because the page is the same. */
const SAME_PLACE = { replace: true, state: { tab: 'filter' } }

/**
 * Lists the specialist's requests by status, and for experts those that wait for an answer; the URL holds
 * tab, search and page.
 */
export function IolListPage() {
  const { data } = useSpecialistProfileQuery()
  const [search, setSearch] = useSearchParams()
  const known = isExpert(data?.specialist) ? [...OWN, WAITING] : OWN
  const tab = known.find(({ id }) => id === search.get('tab'))?.id ?? 'draft'
  const query = search.get('query') ?? ''
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1)
  const totals = useTotals(query, (id) => (id === tab ? page : 1))
  const tabs = known.map((one) => {
    const { [one.id]: total } = totals
    return { ...one, ...(total !== undefined && { count: total }) }
  })
  const written = (shown: { tab: TabId; query: string; page?: number }) => ({
    ...(shown.tab !== 'draft' && { tab: shown.tab }),
    ...(shown.query !== '' && { query: shown.query }),
    ...((shown.page ?? 1) > 1 && { page: String(shown.page) }),
  })
  const pathOf = (number: number) =>
    `/iol/?${new URLSearchParams(written({ tab, query, page: number })).toString()}`
  return (
    <div className="card" part="card">
      <StyleSheet href={css} />
      <div className="iol-find">
        <PausedSearch
          label="Поиск по номеру или коду пациента"
          query={query}
          onAsked={(asked) => setSearch(written({ tab, query: asked }), SAME_PLACE)}
        />
        <ButtonLink to="/iol/new/">Новый запрос</ButtonLink>
      </div>
      <Tabs
        label="Запросы на ИОЛ"
        tabs={tabs}
        selected={tab}
        onSelected={(chosen) => setSearch(written({ tab: chosen, query }), SAME_PLACE)}
      >
        <Requests key={tab} {...{ tab, query, page, pathOf }} />
      </Tabs>
    </div>
  )
}

const filterOf = (tab: TabId, query: string, page: number): IolFilter =>
  tab === 'waiting'
    ? { status: 'published', scope: 'answerable', query, page }
    : { status: tab, scope: 'mine', query, page }

/** Returns the number of requests per tab from the cache; no request is sent for a number alone. */
function useTotals(query: string, pageOf: (tab: TabId) => number): Record<TabId, number | undefined> {
  const { useQueryState } = iolRequestsApi.endpoints.iolRequests
  const filter = (tab: TabId) => filterOf(tab, query, pageOf(tab))
  const draft = useQueryState(filter('draft'))
  const published = useQueryState(filter('published'))
  const closed = useQueryState(filter('closed'))
  const waiting = useQueryState(filter('waiting'))
  const total = (tab: TabId, { currentData }: typeof draft) =>
    currentData && totalOf(pageOf(tab), currentData)
  return {
    draft: total('draft', draft),
    published: total('published', published),
    closed: total('closed', closed),
    waiting: total('waiting', waiting),
  }
}

const totalOf = (page: number, { iolRequests, total }: { iolRequests: readonly unknown[]; total: number }) =>
  totalUpTo(page, PER_PAGE, iolRequests.length, total)

interface RequestsProps {
  tab: TabId
  query: string
  page: number
  pathOf: (page: number) => string
}

function Requests({ tab, query, page, pathOf }: RequestsProps) {
  const { title, text } = EMPTY[tab]
  return (
    <Loaded
      query={useIolRequestsQuery(filterOf(tab, query, page))}
      failure="Запросы не загрузились"
      skeleton={<Skeleton label="Загружаем запросы" heights={[64, 64, 64, 64]} />}
      isEmpty={({ iolRequests }) => iolRequests.length === 0}
      empty={
        page > 1 ? (
          <PastLastPage pathOf={pathOf} />
        ) : query === '' ? (
          <EmptyState title={title}>{text}</EmptyState>
        ) : (
          <EmptyState title="Ничего не нашлось">Проверьте номер запроса или код пациента.</EmptyState>
        )
      }
    >
      {(read) => {
        const total = totalOf(page, read)
        return (
          <>
            <p className="small soft" role="status">
              {plural(total, FOUND)} {count(total, REQUESTS)}
            </p>
            <ul className="list">
              {read.iolRequests.map((request) => (
                <li key={request.id}>
                  <RequestLine request={request} isWaiting={tab === 'waiting'} />
                </li>
              ))}
            </ul>
            <PageLinks page={page} last={Math.ceil(total / PER_PAGE)} pathOf={pathOf} />
          </>
        )
      }}
    </Loaded>
  )
}

const RequestLine = ({ request, isWaiting }: { request: IolRequest; isWaiting: boolean }) => {
  const { id, number, patient, lensType, eyes, author, publishedAt, closedAt, updatedAt } = request
  return (
    <Anchor to={`/iol/${encodeURIComponent(id)}/`} className="item iol-line">
      <span className="strong num">{numbered('Запрос', number)}</span>
      <span>{patient.code === '' ? <span className="soft">без кода</span> : patient.code}</span>
      <span className="iol-line__wide">
        {joinedByDots([inWords(LENS_TYPES, lensType), eyesInWords(eyes)])}
      </span>
      <span className="small soft">
        {joinedByDots([isWaiting && author.name, formatDay(closedAt ?? publishedAt ?? updatedAt)])}
      </span>
      <AnswersCount request={request} />
    </Anchor>
  )
}

function AnswersCount({ request: { status, answersCount, newAnswersCount } }: { request: IolRequest }) {
  // A number that cannot be read is not none.
  if (status.code === 'draft' || answersCount === null) return null
  return (
    <span className="small soft nowrap">
      {newAnswersCount > 0 && <span className="count iol-line__new">{count(newAnswersCount, NEW)}</span>}{' '}
      {answersCount === 0 ? 'нет ответов' : count(answersCount, ANSWERS)}
    </span>
  )
}
