import { useState } from 'react'
import { Skeleton } from '#ui/states/Skeleton'
import { Button } from '#ui/controls/Button'
import { Card } from '#ui/Card'
import { Loaded } from '#ui/states/Loaded'
import { LensesDialog } from './LensesDialog'
import { LensesSummary } from './LensesSummary'
import { useLensesInfoQuery } from '#data/profile/profileApi'

/** Which lenses the customer wears, as they have entered it. */
export function LensesCard() {
  const query = useLensesInfoQuery()
  const [isOpen, setOpen] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const info = query.data
  const onOpened = () => {
    setSaved(false)
    setOpen(true)
  }
  const onSaved = () => {
    setSaved(true)
    setOpen(false)
  }
  return (
    <Card
      title="Мои линзы"
      foot={
        info && (
          <Button variant="secondary" onClick={onOpened}>
            {info.wearsLenses === null ? 'Рассказать о линзах' : 'Изменить'}
            {info.wearsLenses !== null && <span className="visually-hidden"> линзы</span>}
          </Button>
        )
      }
    >
      <p className="visually-hidden" role="status">
        {isSaved && 'Сведения о линзах сохранены'}
      </p>
      <Loaded
        query={query}
        failure="Сведения о линзах не загрузились"
        skeleton={<Skeleton label="Загружаем сведения о линзах" heights={[48, 48, 24]} />}
        empty={
          <p className="soft">Расскажите, какие линзы носите, и не придётся выбирать параметры заново.</p>
        }
        isEmpty={({ wearsLenses }) => wearsLenses === null}
      >
        {(data) => <LensesSummary info={data} />}
      </Loaded>
      {isOpen && info && <LensesDialog info={info} onSaved={onSaved} onClosed={() => setOpen(false)} />}
    </Card>
  )
}
