import { Suspense, useDeferredValue, type ReactNode } from 'react'
import { useSpecialistProfileQuery } from '#data/specialist/specialistApi'
import type { Specialist } from '#data/specialist/specialist'
import { lazyComponent } from '#host/loading/lazyComponent'
import { ErrorBoundary } from '#island/ErrorBoundary'
import { InSight } from '#ui/InSight'
import { useNow } from '#ui/lib/useNow'
import { OneNotice } from '#ui/states/Failures'
import { homeCards, type HomeCard } from './urgency'
import { OccasionCard } from './OccasionCard'
import { DocumentsCard, InvitesCard, QuestionnaireCard, StarsCard } from './WaitingCards'

const loadLater = () => import('./LaterCards')
const MaterialsCard = lazyComponent(() => loadLater().then(({ MaterialsCard }) => MaterialsCard))
const SelectionsCard = lazyComponent(() => loadLater().then(({ SelectionsCard }) => SelectionsCard))

/** The cards of a chunk that loads later; `BEFORE_MENU` are the cards above a phone's menu. */
const LATER: readonly HomeCard[] = ['materials', 'selections']
const BEFORE_MENU: readonly HomeCard[] = ['occasion', 'invites']

interface CardOfProps {
  card: HomeCard
  specialist: Specialist
  now: Date
}

/**
 * Shows the cards of the home page, the most urgent first. The menu, if it is part of the page, follows the
 * cards that have a date.
 */
export function HomeCards({ menu }: { menu: ReactNode }) {
  const specialist = useSpecialistProfileQuery().data?.specialist
  const now = useNow()
  // Cards below the fold are rendered after the rest.
  const isLater = useDeferredValue(true, false)
  if (!specialist) return null
  const cards = homeCards(specialist, now)
  const drawn = (card: HomeCard) => (
    <div key={card} className={`desk__${card}`}>
      <ErrorBoundary>
        <CardOf {...{ card, specialist, now }} />
      </ErrorBoundary>
    </div>
  )
  return (
    <OneNotice>
      <div className="desk">
        {cards.filter((card) => BEFORE_MENU.includes(card)).map(drawn)}
        {menu}
        {cards.filter((card) => !BEFORE_MENU.includes(card) && !LATER.includes(card)).map(drawn)}
        {isLater && cards.filter((card) => LATER.includes(card)).map(drawn)}
      </div>
    </OneNotice>
  )
}

function CardOf({ card, specialist, now }: CardOfProps) {
  switch (card) {
    case 'occasion':
      return <OccasionCard />
    case 'invites':
      return <InvitesCard />
    case 'documents':
      return <DocumentsCard />
    case 'questionnaire':
      return <QuestionnaireCard questionnaire={specialist.questionnaire} />
    case 'stars':
      return specialist.stars !== null && <StarsCard stars={specialist.stars} />
    case 'materials':
      return (
        // The card needs six lists, so it loads when it is about to scroll into view.
        <InSight>
          <Suspense>
            <MaterialsCard />
          </Suspense>
        </InSight>
      )
    case 'selections':
      return (
        <Suspense>
          <SelectionsCard specialist={specialist} now={now} />
        </Suspense>
      )
  }
}
