import { useRef, useState } from 'react'
import type { InferType } from 'yup'
import {
  useDeleteWorkPlaceMutation,
  useLazyOwnWorkPlacesQuery,
  useOwnWorkPlacesQuery,
  useSaveWorkPlaceMutation,
  useSetMainWorkPlaceMutation,
} from '#data/specialist/workPlacesApi'
import type { OwnWorkPlace } from '#data/specialist/specialist'
import { useWorkPlaceSearch, workPlaceIdOf } from '#data/auth/useWorkPlaceSearch'
import { isDoubtful } from '#domain/ApiError'
import { sameId, type Id } from '#domain/Id'
import { localRefusal } from '#domain/localRefusal'
import { joinedByDots } from '#domain/text/joinedByDots'
import { TextField } from '#forms/fields/TextField'
import { Form } from '#forms/Form'
import { SubmitButton } from '#forms/SubmitButton'
import { CityField } from '#parts/CityField'
import { Badge } from '#ui/Badge'
import { Card } from '#ui/Card'
import { Button } from '#ui/controls/Button'
import { DeleteDialog } from '#ui/dialogs/DeleteDialog'
import { Dialog } from '#ui/dialogs/Dialog'
import { DismissButton } from '#ui/dialogs/DismissButton'
import { useCardDialogs } from '#ui/lib/useCardDialogs'
import { usePress } from '#ui/lib/usePress'
import { takeFocus } from '#ui/lib/takeFocus'
import { FailureNotice } from '#ui/states/FailureNotice'
import { FailureText } from '#ui/states/FailureText'
import { Loaded } from '#ui/states/Loaded'
import { DoneNotice } from '#ui/states/DoneNotice'
import { Skeleton } from '#ui/states/Skeleton'
import { workPlaceRules } from './specialistRules'

type Open = 'add' | { removed: OwnWorkPlace }

/** Lists the specialist's workplaces, of which one is the main one; places can be added and removed. */
export function WorkPlacesCard() {
  const query = useOwnWorkPlacesQuery()
  const { open, done, onOpened, onClosed, onDone, setDone } = useCardDialogs<Open>()
  const [failed, setFailed] = useState<{ id: Id; error: unknown }>()
  const [save] = useSetMainWorkPlaceMutation()
  const pressing = usePress(async ({ id, name }: OwnWorkPlace) => {
    setFailed(undefined)
    setDone('')
    const { error } = await save(id)
    if (error === undefined) setDone(`Основное место: ${name}`)
    else setFailed({ id, error })
  })
  const [pressed] = pressing.given ?? []
  const isListed = query.data?.some(({ id }) => sameId(id, failed?.id)) === true
  return (
    <Card
      title="Места работы"
      foot={
        <Button variant="secondary" onClick={() => onOpened('add')}>
          Добавить место
        </Button>
      }
    >
      <Loaded
        query={query}
        failure="Места работы не загрузились"
        skeleton={<Skeleton label="Загружаем места работы" heights={[64, 64]} />}
        empty={<p className="soft">Добавьте место, где вы принимаете пациентов.</p>}
      >
        {(places) => (
          <ul className="list">
            {places.map((place) => (
              <PlaceItem
                key={place.id}
                place={place}
                error={sameId(failed?.id, place.id) ? failed?.error : undefined}
                busy={sameId(pressed?.id, place.id)}
                waits={pressing.waits}
                onMain={() => void pressing.press(place)}
                onRemoved={() => onOpened({ removed: place })}
              />
            ))}
          </ul>
        )}
      </Loaded>
      {failed && !isListed && (
        // The list was refetched without the place, and so without the pressed button.
        <div tabIndex={-1} ref={takeFocus}>
          <FailureNotice error={failed.error} />
        </div>
      )}
      {done !== '' && <DoneNotice>{done}</DoneNotice>}
      {open === 'add' && <AddDialog onAdded={() => onDone('Место добавлено')} onClosed={onClosed} />}
      {typeof open === 'object' && (
        <RemoveDialog
          place={open.removed}
          onRemoved={() => {
            // What failed before was about a place that is gone now, or is over.
            setFailed(undefined)
            onDone('Место удалено')
          }}
          onCancelled={onClosed}
        />
      )}
    </Card>
  )
}

interface PlaceItemProps {
  place: OwnWorkPlace
  /** Why it could not become the main one. */
  error: unknown
  /** Whether it is becoming the main one. */
  busy: boolean
  /** Whether any place is, or the server does not accept another one yet. */
  waits: boolean
  onMain: () => void
  onRemoved: () => void
}

function PlaceItem({ place, error, busy, waits, onMain, onRemoved }: PlaceItemProps) {
  const { name, address, position, isMain } = place
  return (
    <li className="item">
      <span className="item__main">
        <span className="strong">{name}</span>
        <span className="small soft">{joinedByDots([address, position])}</span>
        <span className="row">
          {isMain ? (
            <Badge icon="check" tone="active" label="Основное" />
          ) : (
            <Button variant="quiet" small busy={busy} waits={waits} onClick={onMain}>
              Сделать основным<span className="visually-hidden">: {name}</span>
            </Button>
          )}
          <Button variant="quiet" small waits={waits} onClick={onRemoved}>
            Удалить<span className="visually-hidden">: {name}</span>
          </Button>
        </span>
        {error !== undefined && (
          <span className="error" role="alert">
            <FailureText error={error} />
          </span>
        )}
      </span>
    </li>
  )
}

function AddDialog({ onAdded, onClosed }: { onAdded: () => void; onClosed: () => void }) {
  const [save] = useSaveWorkPlaceMutation()
  const [readPlaces] = useLazyOwnWorkPlacesQuery()
  const search = useWorkPlaceSearch()
  /**
   * The workplace that a request without a response may have added: trying again must not be refused as a
   * duplicate.
   */
  const inDoubt = useRef<Id>(undefined)
  const onSubmit = async ({ workPlaceId: chosen, position }: InferType<typeof workPlaceRules>) => {
    const workPlaceId = workPlaceIdOf(chosen.id)
    // Adding a place again would overwrite its position, and it would no longer be the main one.
    const places = await readPlaces().unwrap()
    if (workPlaceId !== inDoubt.current && places.some(({ id }) => sameId(id, workPlaceId)))
      throw localRefusal('Это место работы уже есть в вашем профиле')
    try {
      await save({ workPlaceId, position: position || null, isMain: false }).unwrap()
    } catch (error) {
      if (isDoubtful(error)) inDoubt.current = workPlaceId
      throw error
    }
    onAdded()
  }
  return (
    <Dialog title="Место работы" onClosed={onClosed}>
      <Form
        schema={workPlaceRules}
        initial={workPlaceRules.getDefault()}
        onSubmit={onSubmit}
        draftKey="specialist-work-place"
      >
        <CityField
          name="workPlaceId"
          label="Место работы"
          hint="Начните вводить название или адрес"
          search={search}
        />
        <TextField name="position" label="Должность" autoComplete="organization-title" optional />
        <div className="dialog__actions">
          <SubmitButton>Добавить</SubmitButton>
          <DismissButton />
        </div>
      </Form>
    </Dialog>
  )
}

interface RemoveDialogProps {
  place: OwnWorkPlace
  onRemoved: () => void
  onCancelled: () => void
}

function RemoveDialog({ place, onRemoved, onCancelled }: RemoveDialogProps) {
  const [remove] = useDeleteWorkPlaceMutation()
  return (
    <DeleteDialog
      question="Удалить место работы?"
      action="Удалить место"
      remove={() => remove(place.id)}
      onDeleted={onRemoved}
      onCancelled={onCancelled}
    >
      «{place.name}» больше не будет в вашем профиле.
    </DeleteDialog>
  )
}
