import { useLocation } from 'react-router-dom'
import { useIolRequestQuery } from '#data/iolRequests/iolRequestsApi'
import { useSpecialistProfileQuery } from '#data/specialist/specialistApi'
import { numbered } from '#domain/text/numbered'
import { BackLink } from '#ui/controls/BackLink'
import { Loaded } from '#ui/states/Loaded'
import { CardSkeleton } from '#ui/states/Skeleton'
import { StyleSheet } from '#ui/StyleSheet'
import { AttachmentsCard } from './AttachmentsCard'
import { AnswersCard } from './AnswersCard'
import css from './iol.css'
import { idInPath } from './lib/idInPath'
import { RequestCard } from './RequestCard'

/** Shows one request with its files and answers: '/iol/ID/'. */
export function IolRequestPage() {
  const { pathname } = useLocation()
  const id = idInPath(pathname)
  return <RequestWithId key={id} id={id} />
}

function RequestWithId({ id }: { id: string }) {
  const { data: profile } = useSpecialistProfileQuery()
  const isOwner = profile?.specialist?.isAllowedIol !== false
  return (
    <>
      <StyleSheet href={css} />
      <Loaded
        query={useIolRequestQuery(id, { refetchOnMountOrArgChange: true })}
        failure="Запрос не загрузился"
        skeleton={<CardSkeleton label="Загружаем запрос" heights={[24, 44, 44, 44, 44, 44, 44]} />}
      >
        {(request) => (
          <>
            <BackLink to={isOwner ? '/iol/' : '/expert/'} title={numbered('Запрос', request.number)}>
              {isOwner ? 'Запросы на ИОЛ' : 'Кабинет эксперта'}
            </BackLink>
            <RequestCard request={request} />
            <AttachmentsCard request={request} />
            {request.status.code !== 'draft' && <AnswersCard request={request} />}
          </>
        )}
      </Loaded>
    </>
  )
}
