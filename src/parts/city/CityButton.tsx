import { Suspense, useState } from 'react'
import type { City } from '#data/places/places'
import { lazyComponent } from '#host/loading/lazyComponent'
import { Button } from '#ui/controls/Button'
import type { CityDialogProps } from './CityDialog'

const CityDialog = lazyComponent<CityDialogProps>(() =>
  import('./CityDialog').then(({ CityDialog }) => CityDialog),
)

interface CityButtonProps {
  /** The shop's city; empty if it is not stated or still loading. */
  city: City | null | undefined
  /** 'Пункт в прежнем городе больше не выбран.' */
  consequence?: string | undefined
  onChanged?: () => void
}

/** The city that determines points, prices and dates, with a button to change it (contract 17.4). */
export function CityButton({ city, consequence = '', onChanged }: CityButtonProps) {
  const [chosen, setChosen] = useState<{ next: City; before: string | undefined }>()
  const [isOpen, setOpen] = useState(false)
  const [said, setSaid] = useState('')
  // The customer's choice is shown until the shop returns another city than before.
  const now = chosen && chosen.before === city?.fiasId ? chosen.next : city
  const onChosen = (next: City) => {
    setOpen(false)
    if (next.fiasId === now?.fiasId) return
    setChosen({ next, before: city?.fiasId })
    setSaid(`Город изменён: ${next.name}. ${consequence}`)
    onChanged?.()
  }
  return (
    <div className="row">
      <Button variant="secondary" small loads onClick={() => setOpen(true)}>
        {now ? `Город: ${now.name}` : 'Выбрать город'}
      </Button>
      <span role="status" className="small">
        {said}
      </span>
      <Suspense>
        {isOpen && <CityDialog current={now?.fiasId} onChosen={onChosen} onClosed={() => setOpen(false)} />}
      </Suspense>
    </div>
  )
}
