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

/** What happened to points, when, and a link to what it came from; drawn once, however long the list grows. */
export const OperationRow = memo(Row)
