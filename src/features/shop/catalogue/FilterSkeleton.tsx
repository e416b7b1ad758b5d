import { SkeletonLine } from '#ui/states/Skeleton'

/** Widths in pixels of the kinds of lenses in their filter. */
const KINDS = [169, 140, 209, 209, 175, 135]

/** Keeps room for the filter of kinds, so that cards that load before it do not move. */
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
