import { formatDate } from '#domain/dates/dates'
import type { ReviewedType } from '#data/reviews/review'
import { candidateKey, type Candidate } from '#data/reviews/candidate'
import { Button } from '#ui/controls/Button'
import { LoadedCard } from '#ui/LoadedCard'
import { EmptyNote } from '#ui/states/EmptyNote'
import { Icon } from '#ui/Icon'
import type { IconName } from '#ui/lib/icons'
import type { QueryState } from '#ui/states/Loaded'
import { ShowMore } from '#ui/controls/ShowMore'

interface CandidatesCardProps {
  query: QueryState<Candidate[]>
  /** Whether the shop gives points for reviews; undefined while that loads. */
  hasPoints: boolean | undefined
  onChosen: (candidate: Candidate) => void
}

const KINDS: Record<ReviewedType, { icon: IconName; what: string }> = {
  department: { icon: 'calendar', what: 'Визит' },
  selection: { icon: 'eye', what: 'Подбор' },
  product: { icon: 'box', what: 'Покупка' },
}

/** Lists visits, selections and bought products that have no review yet. */
export function CandidatesCard({ query, hasPoints, onChosen }: CandidatesCardProps) {
  const { data, error } = query
  // The list waits until it is known whether the sentence above it appears, which would move the list.
  const isLoading = error === undefined && (data === undefined || hasPoints === undefined)
  return (
    <LoadedCard
      title="Ждут вашего отзыва"
      before={
        hasPoints === true &&
        !isLoading && <p className="small soft">За отзыв, который прошёл проверку, начислим баллы.</p>
      }
      query={isLoading ? { ...query, data: undefined } : query}
      failure="Список не загрузился"
      skeleton={{ label: 'Загружаем, о чём можно написать', heights: [20, 56, 56, 56] }}
      empty={
        <EmptyNote>
          Сейчас писать не о чем. Здесь появятся оптики после визита, подборы и товары, которые вы купили.
        </EmptyNote>
      }
    >
      {(all) => (
        <ShowMore items={all} step={5} keyOf={candidateKey}>
          {(candidate) => {
            const { icon, what } = KINDS[candidate.objectType]
            return (
              <div className="item">
                <span className="thumb thumb--s">
                  <Icon name={icon} size={20} />
                </span>
                <span className="item__main">
                  <span className="strong">{candidate.title}</span>
                  <span className="small soft">
                    {[what, formatDate(candidate.at)].filter(Boolean).join(', ')}
                  </span>
                </span>
                <Button variant="secondary" small loads onClick={() => onChosen(candidate)}>
                  Написать<span className="visually-hidden"> отзыв: {candidate.title}</span>
                </Button>
              </div>
            )
          }}
        </ShowMore>
      )}
    </LoadedCard>
  )
}
