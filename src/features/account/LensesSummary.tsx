import { formatDate } from '../../domain/dates'
import { EYES, lensInOneLine } from '../../domain/lens'
import type { LensCatalogue } from './lensCatalogue'
import type { LensesInfo } from './profile'
import { replacements } from './replacements'

interface LensesSummaryProps {
  info: LensesInfo
  ProductTitle: LensCatalogue['ProductTitle']
}

export function LensesSummary({ info, ProductTitle }: LensesSummaryProps) {
  const { wearsLenses, lenses, replacement, solutionProductId, since } = info
  if (wearsLenses === false) return <p>Линзы не ношу</p>
  const habits = [
    replacement && `Меняю: ${replacements[replacement].toLocaleLowerCase('ru')}`,
    since && `Ношу с ${formatDate(since)}`,
  ].filter(Boolean)
  return (
    <>
      {lenses.length === 0 && <p>Ношу линзы</p>}
      <ul className="list">
        {lenses.map((lens) => (
          <li className="item" key={lens.eye}>
            <span className="item__main">
              <span className="small soft">{EYES[lens.eye].name} глаз</span>
              <span>{lens.title}</span>
              <span className="small soft">{lensInOneLine(lens)}</span>
            </span>
          </li>
        ))}
      </ul>
      {habits.map((habit) => (
        <p key={habit}>{habit}</p>
      ))}
      {solutionProductId !== null && (
        <p>
          Раствор: <ProductTitle productId={solutionProductId} />
        </p>
      )}
    </>
  )
}
