import { SkeletonLine } from '#ui/states/Skeleton'

/** Pixels of the kinds of lenses as they stand in their filter. */
const KINDS = [169, 140, 209, 209, 175, 135]

/** Room for the filter of kinds: cards that are there before it must not move. */
export const FilterSkeleton = () => (
  <div className="catalogue__param" aria-busy="true">
    <span className="catalogue__room catalogue__room--name">
      <SkeletonLine width={66} />
    </span>
    {KINDS.map((width, index) => (
      <span className="catalogue__room" key={index} style={{ width }}>
        <SkeletonLine />
      </span>
    ))}
  </div>
)
