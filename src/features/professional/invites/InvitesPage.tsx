import { useEffect, useEffectEvent, useRef } from 'react'
import { useInvitesQuery, useReadInviteNotificationsMutation } from '#data/invites/invitesApi'
import { ShowMore } from '#ui/controls/ShowMore'
import { EmptyState } from '#ui/states/EmptyState'
import { Loaded } from '#ui/states/Loaded'
import { CardSkeleton } from '#ui/states/Skeleton'
import { StyleSheet } from '#ui/StyleSheet'
import css from '../professional.css'
import { InviteCard } from './InviteCard'

/** Lists the invites, and reports once to the server that they were seen. */
export function InvitesPage() {
  const invites = useInvitesQuery()
  const [tellSeen] = useReadInviteNotificationsMutation()
  const isTold = useRef(false)
  const onSeen = useEffectEvent(() => {
    if (isTold.current) return
    isTold.current = true
    void tellSeen()
  })
  useEffect(() => {
    if (invites.isSuccess) onSeen()
  }, [invites.isSuccess])
  return (
    <Loaded
      query={invites}
      failure="Приглашения не загрузились"
      skeleton={<CardSkeleton label="Загружаем приглашения" heights={[24, 24, 48, 48]} />}
      empty={<EmptyState title="Приглашений пока нет">Новые появятся здесь и в меню.</EmptyState>}
    >
      {(all) => (
        <div className="apart">
          <StyleSheet href={css} />
          <ShowMore items={all} keyOf={({ id }) => id}>
            {(invite) => <InviteCard invite={invite} />}
          </ShowMore>
        </div>
      )}
    </Loaded>
  )
}
