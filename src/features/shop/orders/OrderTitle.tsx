/** On a narrow screen the number stays with its sign. */
export function OrderTitle({ number }: { number: string }) {
  return (
    <>
      Заказ <span className="nowrap">№ {number}</span>
    </>
  )
}
