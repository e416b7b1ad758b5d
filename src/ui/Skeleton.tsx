import type { CSSProperties } from 'react'

/** One grey placeholder shape. Sizes are px, or a percentage of the line such as '45%'. */
export function SkeletonLine({
  width = '100%',
  height = 16,
}: {
  width?: CSSProperties['width']
  height?: number
}) {
  return <span className="bone" style={{ width, height, borderRadius: height / 2 }} />
}

// Lines of different lengths look like text.
const WIDTHS = ['45%', '70%', '60%', '35%'] as const

interface SkeletonProps {
  /** What is loading, for screen readers: 'Загружаем заказ'. */
  label?: string
  /** Heights of the lines, so that nothing jumps when the content comes. */
  heights?: number[]
}

export function Skeleton({ label = 'Загружаем', heights = [16, 32, 16] }: SkeletonProps) {
  return (
    <div className="bones" aria-busy="true">
      <span className="visually-hidden" role="status">
        {label}
      </span>
      {heights.map((height, line) => (
        <SkeletonLine key={line} height={height} width={WIDTHS[line % WIDTHS.length]} />
      ))}
    </div>
  )
}
