interface PlaceServicesProps {
  /** False if they cannot be read. */
  services: readonly { name: string }[] | null | false
}

/** Lists the services of a place; nothing is shown for a place without any. */
export function PlaceServices({ services }: PlaceServicesProps) {
  if (services === false) return <p className="small soft">Услуги не удалось показать</p>
  if (services === null || services.length === 0) return null
  return <p className="small">Услуги: {services.map(({ name }) => name).join(', ')}</p>
}
