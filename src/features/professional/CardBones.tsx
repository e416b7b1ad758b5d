import { Skeleton, SkeletonLine } from '#ui/states/Skeleton'

interface CardBonesProps {
  /** Text for screen readers: 'Загружаем материалы'. */
  label: string
  /** Number of cards, and the heights of the lines in each. */
  cards: number
  heights: number[]
}

/** Cards that are on their way, as large as they will be; they are told once. */
export const CardBones = ({ label, cards, heights }: CardBonesProps) => (
  <>
    <div className="card" part="card">
      <Skeleton label={label} heights={heights} />
    </div>
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
