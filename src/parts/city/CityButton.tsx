import { Suspense, useState } from 'react'
import type { City } from '#data/places/places'
import { lazyComponent } from '#host/loading/lazyComponent'
import { Button } from '#ui/controls/Button'
import { useChange } from '#ui/lib/useChange'
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
  /** The choice, and what it has changed: that is over once it is said. */
  const [chosen, setChosen] = useState<{ next: City; said: string }>()
  /** The choice is shown until the shop says another city than before. */
  const [isAhead, setAhead] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useChange(city?.fiasId, () => setAhead(false))
  const now = isAhead ? chosen?.next : city
  const onChosen = (next: City) => {
    setOpen(false)
    if (next.fiasId === now?.fiasId) return
    setChosen({ next, said: `Город изменён: ${next.name}. ${consequence}` })
    setAhead(true)
    onChanged?.()
  }
  return (
    <div className="row">
      <Button variant="secondary" small loads onClick={() => setOpen(true)}>
        {now ? `Город: ${now.name}` : 'Выбрать город'}
      </Button>
      <span role="status" className="small">
        {chosen && chosen.next.fiasId === now?.fiasId && chosen.said}
      </span>
      <Suspense>
        {isOpen && <CityDialog current={now?.fiasId} onChosen={onChosen} onClosed={() => setOpen(false)} />}
      </Suspense>
    </div>
  )
}
