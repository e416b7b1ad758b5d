import { CardSkeleton, SkeletonLine } from '#ui/states/Skeleton'

interface CardBonesProps {
  /** Text for screen readers, such as 'Загружаем материалы'. */
  label: string
  /** Number of placeholder cards; `heights` are those of the lines in each, in px. */
  cards: number
  heights: number[]
}

/**
 * Renders placeholders with the size of the cards that are loading. Screen readers announce only the first.
 */
export const CardBones = ({ label, cards, heights }: CardBonesProps) => (
  <>
    <CardSkeleton label={label} heights={heights} />
    {Array.from({ length: cards - 1 }, (_, place) => (
      <div className="card" part="card" aria-hidden="true" key={place}>
        <div className="bones">
          {heights.map((height, line) => (
            <SkeletonLine key={line} height={height} width={line === 0 ? '100%' : '60%'} />
          ))}
        </div>
      </div>
    ))}
  </>
)
