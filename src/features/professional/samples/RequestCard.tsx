import { useMemo } from 'react'
import { object, type InferType } from 'yup'
import { useOrderSamplesMutation } from '#data/trial/samplesApi'
import { useOwnWorkPlacesQuery } from '#data/specialist/workPlacesApi'
import type { OwnWorkPlace } from '#data/specialist/specialist'
import { sameId } from '#domain/Id'
import { SelectField } from '#forms/fields/SelectField'
import { TextareaField } from '#forms/fields/TextareaField'
import { Form } from '#forms/Form'
import { idOfOne, text } from '#forms/lib/rules'
import { SubmitButton } from '#forms/SubmitButton'
import { Card } from '#ui/Card'
import { IconButton } from '#ui/controls/IconButton'
import { TextLink } from '#ui/controls/TextLink'
import { Loaded } from '#ui/states/Loaded'
import { Skeleton } from '#ui/states/Skeleton'
import { lineInWords, type Line } from './sampleChoice'

interface RequestCardProps {
  lines: readonly Line[]
  onRemoved: (line: Line) => void
  onSent: (lines: readonly Line[]) => void
}

const MOST = 500

/** Shows the order in progress: its lines, and the workplace to which it is sent. */
export function RequestCard({ lines, onRemoved, onSent }: RequestCardProps) {
  return (
    <Card title="Заявка" className="request">
      <ul className="list">
        {lines.map((line, place) => (
          <li className="item" key={place}>
            <span className="item__main">
              <span className="strong">{line.title}</span>
              <span className="small soft">{lineInWords(line)}</span>
            </span>
            <IconButton icon="close" label={`Убрать: ${line.title}`} onClick={() => onRemoved(line)} />
          </li>
        ))}
      </ul>
      <Loaded
        query={useOwnWorkPlacesQuery()}
        failure="Места работы не загрузились"
        skeleton={<Skeleton label="Загружаем места работы" heights={[48, 48]} />}
        empty={
          <TextLink to="/profile/" after="right">
            Добавьте место работы в профиле
          </TextLink>
        }
      >
        {(places) => <RequestForm {...{ places, lines, onSent }} />}
      </Loaded>
    </Card>
  )
}

interface RequestFormProps extends Pick<RequestCardProps, 'lines' | 'onSent'> {
  places: OwnWorkPlace[]
}

function RequestForm({ places, lines, onSent }: RequestFormProps) {
  const [order] = useOrderSamplesMutation()
  const rules = useMemo(
    () => object({ workPlaceId: idOfOne(places, 'Выберите место работы'), comment: text().maxLength(MOST) }),
    [places],
  )
  const main = places.find(({ isMain }) => isMain) ?? places[0]
  const onSubmit = async ({ workPlaceId, comment }: InferType<typeof rules>) => {
    const place = places.find(({ id }) => sameId(id, workPlaceId))
    await order({
      workPlaceId: place?.id ?? workPlaceId,
      items: lines.map(({ item }) => item),
      comment: comment || null,
    }).unwrap()
    onSent(lines)
  }
  return (
    <Form
      schema={rules}
      initial={{ workPlaceId: main === undefined ? '' : String(main.id), comment: '' }}
      onSubmit={onSubmit}
      draftKey="samples"
    >
      <SelectField
        name="workPlaceId"
        label="Куда"
        options={places.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <TextareaField name="comment" label="Комментарий" maxLength={MOST} optional />
      <SubmitButton>Отправить заявку</SubmitButton>
    </Form>
  )
}
