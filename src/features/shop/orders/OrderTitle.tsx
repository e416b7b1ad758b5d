import { numberOr } from '#domain/text/numbered'

/** Shows 'Заказ № 48213', with '№' and the number on one line. */
export function OrderTitle({ number }: { number: string }) {
  return (
    <>
      Заказ <span className="nowrap">{numberOr('', number)}</span>
    </>
  )
}
