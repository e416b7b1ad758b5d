import { Suspense, useState } from 'react'
import { useCatalogueQuery } from '#data/catalogue/catalogueApi'
import type { City } from '#data/places/places'
import { lazyComponent } from '#host/loading/lazyComponent'
import { Button } from '#ui/controls/Button'
import type { CityDialogProps } from './CityDialog'

const CityDialog = lazyComponent<CityDialogProps>(() =>
  import('./CityDialog').then(({ CityDialog }) => CityDialog),
)

interface CityButtonProps {
  onChanged: () => void
  /** Whether a point is chosen, which another city lets go. */
  hadPoint: boolean
}

/** The city that points, prices and dates are for, and the way to another one. */
export function CityButton({ onChanged, hadPoint }: CityButtonProps) {
  const { city } = useCatalogueQuery(undefined, {
    selectFromResult: ({ data }) => ({ city: data?.shopData?.city }),
  })
  const [chosen, setChosen] = useState<Pick<City, 'name'>>()
  const [isOpen, setOpen] = useState(false)
  const [said, setSaid] = useState('')
  const name = (chosen ?? city)?.name
  const onSaved = (next: Pick<City, 'name'>) => {
    setOpen(false)
    if (next.name === name) return
    setChosen(next)
    setSaid(
      hadPoint
        ? `Город изменён: ${next.name}. Пункт в прежнем городе больше не выбран.`
        : `Город изменён: ${next.name}.`,
    )
    onChanged()
  }
  return (
    <div className="row">
      <Button variant="secondary" small loads onClick={() => setOpen(true)}>
        {name === undefined ? 'Выбрать город' : `Город: ${name}`}
      </Button>
      <span role="status" className="small">
        {said}
      </span>
      <Suspense>{isOpen && <CityDialog onSaved={onSaved} onClosed={() => setOpen(false)} />}</Suspense>
    </div>
  )
}
