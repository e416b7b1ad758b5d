import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { IolRequest } from '#data/iolRequests/iolRequest'
import { useIolRequestQuery } from '#data/iolRequests/iolRequestsApi'
import { useSpecialistProfileQuery } from '#data/specialist/specialistApi'
import { formatDayTime } from '#domain/dates/dates'
import { numbered } from '#domain/text/numbered'
import { BackLink } from '#ui/controls/BackLink'
import { EmptyState } from '#ui/states/EmptyState'
import { Loaded } from '#ui/states/Loaded'
import { Notice } from '#ui/states/Notice'
import { CardSkeleton } from '#ui/states/Skeleton'
import { IolForm } from './IolForm'
import { actionsOf } from './lib/actions'
import { formOf, newForm } from './lib/iolForm'
import { idInPath } from './lib/idInPath'

const skeleton = <CardSkeleton label="Загружаем запрос" heights={[24, 72, 72, 24, 72, 72, 72]} />

const ONLY_DRAFTS = 'Изменить можно только черновик'
const COPY_IT = 'Скопируйте запрос: копия будет черновиком с теми же измерениями.'

/** Shows the form for a new request: '/iol/new/'. */
export const NewIolPage = () => (
  <Loaded query={useSpecialistProfileQuery()} failure="Профиль не загрузился" skeleton={skeleton}>
    {({ specialist }) => specialist && <IolForm initial={newForm(specialist)} />}
  </Loaded>
)

/** Shows the form for a draft: '/iol/ID/edit/'. */
export function EditIolPage() {
  const { pathname, search } = useLocation()
  const id = idInPath(pathname)
  return (
    <Loaded key={id} query={useIolRequestQuery(id)} failure="Запрос не загрузился" skeleton={skeleton}>
      {(request) => (
        <>
          <BackLink to={`/iol/${encodeURIComponent(id)}/`} title={numbered('Запрос', request.number)}>
            {numbered('Запрос', request.number)}
          </BackLink>
          <Draft request={request} field={new URLSearchParams(search).get('field')} />
        </>
      )}
    </Loaded>
  )
}

/** Shows the form, and keeps it even if another window publishes the request meanwhile. */
function Draft({ request, field }: { request: IolRequest; field: string | null }) {
  const isDraft = actionsOf(request).has('edit')
  const [wasDraft] = useState(isDraft)
  if (!wasDraft && !isDraft) return <EmptyState title={ONLY_DRAFTS}>{COPY_IT}</EmptyState>
  return (
    <>
      {isDraft ? (
        <p className="small soft">Черновик&nbsp;· сохранён {formatDayTime(request.updatedAt)}</p>
      ) : (
        <Notice tone="bad">
          <p className="strong">{ONLY_DRAFTS}</p>
          <p>Введённое осталось в форме. {COPY_IT}</p>
        </Notice>
      )}
      <IolForm initial={formOf(request)} request={request} field={field} />
    </>
  )
}
