import { isDenied } from '#domain/ApiError'
import { remoteData } from '#domain/remoteData'
import { formatDate } from '#domain/dates/dates'
import { EYES, lensInOneLine } from '#domain/lens'
import { useProductQuery } from '#data/catalogue/catalogueApi'
import type { Id } from '#domain/Id'
import type { LensesInfo } from '#data/profile/profile'
import { replacements } from './replacements'

export function LensesSummary({ info }: { info: LensesInfo }) {
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

function ProductTitle({ productId }: { productId: Id }) {
  // The product that was worn before has another title.
  const read = remoteData(useProductQuery(productId))
  if (read.state === 'known') return read.value.title
  if (read.state === 'waiting') return '…'
  return isDenied(read.error) ? 'прежний, в магазине его больше нет' : 'название не загрузилось'
}
