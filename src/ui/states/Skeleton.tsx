import type { CSSProperties } from 'react'

/** One grey placeholder shape. Sizes are px, or a percentage of the line such as '45%'. */
export function SkeletonLine({
  width = '100%',
  height = 16,
}: {
  width?: CSSProperties['width']
  height?: number
}) {
  return <span className="bone" style={{ width, height, borderRadius: Math.min(height / 2, 16) }} />
}

// Lines of different lengths look like text; a taller shape represents a whole block.
const WIDTHS = ['45%', '70%', '60%', '35%'] as const
const TALLEST_LINE = 64

interface SkeletonProps {
  /** Text for screen readers: 'Загружаем заказ'. */
  label?: string
  /** Heights of the lines, so that nothing shifts when the content loads. */
  heights?: number[]
}

export function Skeleton({ label = 'Загружаем', heights = [16, 32, 16] }: SkeletonProps) {
  return (
    <div className="bones" aria-busy="true">
      <span className="visually-hidden" role="status">
        {label}
      </span>
      {heights.map((height, line) => (
        <SkeletonLine
          key={line}
          height={height}
          width={height > TALLEST_LINE ? '100%' : WIDTHS[line % WIDTHS.length]}
        />
      ))}
    </div>
  )
}

/** The skeleton of a card whose title loads with it. */
export const CardSkeleton = (props: SkeletonProps) => (
  <div className="card" part="card">
    <Skeleton {...props} />
  </div>
)
