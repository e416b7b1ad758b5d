import { memo } from 'react'
import type { PointsOperation } from '#data/points/pointsHistory'
import { Anchor } from '#ui/controls/Anchor'
import { Icon } from '#ui/Icon'
import { PointsAmount } from '#parts/PointsAmount'
import { iconOf, sourceOf, typeInWords, whenInWords } from './operationWords'

function Row({ operation }: { operation: PointsOperation }) {
  const { title, points } = operation
  const source = sourceOf(operation)
  const name = title === '' ? typeInWords(operation) : title
  return (
    <div className="item">
      <span className="thumb thumb--s thumb--warm">
        <Icon name={iconOf(operation)} size={20} />
      </span>
      <span className="item__main">
        {source === undefined ? <span>{name}</span> : <Anchor to={source}>{name}</Anchor>}
        <span className="small soft">{whenInWords(operation)}</span>
      </span>
      <PointsAmount value={points} />
    </div>
  )
}

/**
 * Shows an operation: its title and date, its points, and a link to its source. It is memoized, so that a
 * growing list does not render it again.
 */
export const OperationRow = memo(Row)
