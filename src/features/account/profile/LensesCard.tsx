import { Skeleton } from '#ui/states/Skeleton'
import { Button } from '#ui/controls/Button'
import { Card } from '#ui/Card'
import { Loaded } from '#ui/states/Loaded'
import { LensesDialog } from './LensesDialog'
import { LensesSummary } from './LensesSummary'
import { useLensesInfoQuery } from '#data/profile/profileApi'
import { useCardDialogs } from '#ui/lib/useCardDialogs'

/** Shows the lenses that the customer has entered. */
export function LensesCard({ first }: { first?: 'lenses' | undefined }) {
  const query = useLensesInfoQuery()
  const { open, done, onOpened, onClosed, onDone } = useCardDialogs(first)
  const info = query.data
  return (
    <Card
      title="Мои линзы"
      foot={
        info && (
          <Button variant="secondary" onClick={() => onOpened('lenses')}>
            {info.wearsLenses === null ? 'Рассказать о линзах' : 'Изменить'}
            {info.wearsLenses !== null && <span className="visually-hidden"> линзы</span>}
          </Button>
        )
      }
    >
      <p className="visually-hidden" role="status">
        {done}
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
      {open && info && (
        <LensesDialog info={info} onSaved={() => onDone('Сведения о линзах сохранены')} onClosed={onClosed} />
      )}
    </Card>
  )
}
