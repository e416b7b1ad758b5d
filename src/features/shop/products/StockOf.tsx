import { comingInWords } from '#data/stock/coming'
import { basisInWords, laterInWords, stockInWords } from '#data/stock/stockInWords'
import type { MyProduct } from './myProduct'

interface StockOfProps {
  product: MyProduct
  /** CSS class of the paragraph with the day: 'key'. */
  className?: string
}

/**
 * Shows how long the lenses last, how that was calculated, and which packs are on their way. The reason why
 * it is unknown is given once, below the list.
 */
export function StockOf({
  product: { kind, lenses, stock, boughtSince, coming, isAllRead },
  className,
}: StockOfProps) {
  const notes = [stock ? basisInWords(stock) : '', laterInWords(boughtSince)].filter(Boolean)
  return (
    <>
      {stock ? (
        <p className={className}>{stockInWords(stock)}</p>
      ) : (
        isAllRead && kind === 'lenses' && lenses.length > 0 && <p>Когда закончатся, пока не знаем</p>
      )}
      {notes.length > 0 && <p className="small soft">{notes.join('. ')}</p>}
      {coming > 0 && <p className="small">{comingInWords(coming)}</p>}
    </>
  )
}
