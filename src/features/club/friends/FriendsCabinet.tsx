import { useFriendsApplicationQuery } from '#data/friends/friendsApi'
import { lazyComponent } from '#host/loading/lazyComponent'
import { Tabs } from '#ui/controls/Tabs'
import { CardSkeleton } from '#ui/states/Skeleton'
import { Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ApplyProps } from './application/ApplicationForm'
import { ApplicationState } from './application/ApplicationState'
import { AwardsTab } from './awards/AwardsTab'
import { ReviewsTab } from './ReviewsTab'

type FriendsTab = 'awards' | 'reviews' | 'publications'

const FRIENDS_TABS = [
  { id: 'awards', label: 'Доступные награды' },
  { id: 'reviews', label: 'Оставить отзыв' },
  { id: 'publications', label: 'Идеи публикаций' },
] as const

/** Returns the tab that the hash of the URL names: the menu links to '#reviews' (contract 3.4). */
const friendsTabOf = (hash: string): FriendsTab =>
  FRIENDS_TABS.find(({ id }) => hash === `#${id}`)?.id ?? 'awards'

// This tab is a separate chunk: the pictures of its ideas are as large as the rest of the page.
const PublicationsTab = lazyComponent(() =>
  import('./PublicationsTab').then(({ PublicationsTab }) => PublicationsTab),
)

/**
 * Shows 'Кабинет Друга'. Each tab has a URL of its own, so that the menu can link to it and Back returns to
 * the previous one.
 */
export function FriendsCabinet({ hasApplied, onApplied }: ApplyProps & { hasApplied: boolean }) {
  const { hash } = useLocation()
  const navigate = useNavigate()
  // The tabs do not wait for the application, because it only adds a notice.
  const { data: application } = useFriendsApplicationQuery()
  const selected = friendsTabOf(hash)
  const onSelected = (tab: FriendsTab) => void navigate({ hash: `#${tab}` }, { state: { tab } })
  return (
    <>
      {application && <ApplicationState application={application} isNew={hasApplied} onApplied={onApplied} />}
      <Tabs label="Кабинет Друга" tabs={FRIENDS_TABS} selected={selected} onSelected={onSelected}>
        {/* While the chunk of a tab loads, the tab list stays and keeps the focus. */}
        <Suspense key={selected} fallback={<CardSkeleton label="Загружаем" heights={[24, 48, 200, 200]} />}>
          {selected === 'awards' && <AwardsTab />}
          {selected === 'reviews' && <ReviewsTab />}
          {selected === 'publications' && <PublicationsTab />}
        </Suspense>
      </Tabs>
    </>
  )
}
